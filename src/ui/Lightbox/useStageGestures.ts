import { useRef, type RefObject } from 'react';
import type { Point } from '#src/model/base/geometry.ts';
import {
  SWIPE_DOWN_THRESHOLD_PX,
  dragAxis,
  dragOutcome,
  followed,
  leavesEnlarged,
  type Axis,
  type Ends,
} from './drag.ts';
import type { Gesture } from './pointerTrack.ts';
import { useGestures, type Wheel } from './useGestures.ts';
import type { Zoom } from './useZoom.ts';

export const DOUBLE_TAP_MS = 300;

export interface StageGesturesOptions {
  /** Bears what moves, as custom properties. */
  root: RefObject<HTMLElement | null>;
  zoom: Zoom;
  ends: Ends;
  onStep: (step: number) => void;
  onClose: () => void;
}

const HERE: Point = { x: 0, y: 0 };
const WHEEL_ZOOM_PER_PX = 0.002;
const PINCH_ZOOM_PER_PX = 0.01;
/** The page shows through when the picture has been pulled this many times the distance that closes. */
const PULL_FADE_DISTANCES = 5;

/** Moves the picture with the finger, or lets it slide back. */
function drag(root: HTMLElement | null, { x, y }: Point, isHeld: boolean): void {
  if (!root) return;
  root.toggleAttribute('data-held', isHeld);
  root.style.setProperty('--drag-x', `${x}px`);
  root.style.setProperty('--drag-y', `${y}px`);
  const pull = Math.max(y, 0) / (SWIPE_DOWN_THRESHOLD_PX * PULL_FADE_DISTANCES);
  root.style.setProperty('--pull', String(Math.min(pull, 1)));
}

/** A wheel enlarges; with a sideways part it comes from a trackpad and moves what is enlarged. */
function wheel(zoom: Zoom, { at, by, isPinch }: Wheel): void {
  if (zoom.isEnlarged && !isPinch && by.x !== 0) {
    zoom.change({ x: -by.x, y: -by.y }, 1, at);
    return;
  }
  zoom.change(HERE, Math.exp(-by.y * (isPinch ? PINCH_ZOOM_PER_PX : WHEEL_ZOOM_PER_PX)), at);
}

/** Turns what fingers, mouse and wheel do on the stage into steps, zooming and leaving. */
export function useStageGestures(
  stage: RefObject<HTMLElement | null>,
  { root, zoom, ends, onStep, onClose }: StageGesturesOptions,
): void {
  const axis = useRef<Axis>(undefined);
  const lastTapMs = useRef(-Infinity);

  function onMove({ at, by, total, factor, fingers }: Gesture): void {
    if (zoom.isEnlarged || fingers > 1) {
      axis.current = undefined;
      drag(root.current, HERE, true);
      zoom.hold(by, factor, at);
      return;
    }
    axis.current ??= dragAxis(total);
    if (axis.current) drag(root.current, followed(axis.current, total, ends), true);
  }

  function onEnd(gesture: Gesture, isCancelled: boolean): void {
    const { current: dragged } = axis;
    axis.current = undefined;
    drag(root.current, HERE, false);
    if (zoom.isEnlarged || gesture.fingers > 1) {
      if (!isCancelled && leavesEnlarged(gesture, zoom.isAtTop())) zoom.fit();
      else zoom.settle();
      return;
    }
    if (isCancelled || !dragged) return;
    const outcome = dragOutcome(dragged, gesture.total, ends);
    if (outcome === 'close') onClose();
    if (outcome === 'previous') onStep(-1);
    if (outcome === 'next') onStep(1);
  }

  function onTap(at: Point): void {
    const now = performance.now();
    const isSecond = now - lastTapMs.current < DOUBLE_TAP_MS;
    lastTapMs.current = now;
    // The first tap of a pair has done what the pair asks for.
    if (!isSecond) zoom.toggle(at);
  }

  useGestures(stage, { onMove, onEnd, onTap, onWheel: (turned) => wheel(zoom, turned) });
}
