import { useRef, type RefObject, useEffect, useEffectEvent } from 'react';
import type { Point } from '#src/model/base/geometry.ts';
import {
  SWIPE_DOWN_THRESHOLD_PX,
  dragAxis,
  dragOutcome,
  dragOffset,
  leavesEnlarged,
  type Axis,
  type Ends,
  type Gesture,
  fingerDown,
  fingerMoved,
  fingerUp,
  gestureOf,
  isTap,
  NO_FINGERS,
} from './pointerTrack.ts';
import type { Zoom } from './zoom.ts';

interface Wheel {
  at: Point;
  by: Point;
  /** Browsers report a pinch on a trackpad as a wheel event with Ctrl. */
  isPinch: boolean;
}

interface GestureHandlers {
  onMove: (gesture: Gesture) => void;
  /** The last finger was lifted; `isCancelled` when the browser took over the gesture. */
  onEnd: (gesture: Gesture, isCancelled: boolean) => void;
  onTap: (at: Point) => void;
  onWheel: (wheel: Wheel) => void;
}

/** The position of an event relative to the middle of the element. */
function fromMiddle(element: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** A captured pointer would not press the button of a picture that is lost. */
const isOnButton = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('button') !== null;

type FingerHandlers = Omit<GestureHandlers, 'onWheel'>;

/** Reports the common gesture of all fingers, from the first touch to the last finger that is lifted. */
function followFingers(
  target: HTMLElement,
  { onMove, onEnd, onTap }: FingerHandlers,
  { signal }: AbortController,
): void {
  let track = NO_FINGERS;
  const fingerOf = (event: PointerEvent) => ({
    id: event.pointerId,
    at: fromMiddle(target, event),
    timeMs: event.timeStamp,
  });
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || isOnButton(event)) return;
    target.setPointerCapture(event.pointerId);
    track = fingerDown(track, fingerOf(event));
  };
  const move = (event: PointerEvent) => {
    if (!track.fingers.has(event.pointerId)) return;
    const moved = fingerMoved(track, fingerOf(event));
    track = moved.track;
    onMove(moved.gesture);
  };
  const lift = (event: PointerEvent) => {
    if (!track.fingers.has(event.pointerId)) return;
    track = fingerUp(track, event.pointerId);
    if (track.fingers.size > 0) return;
    const isCancelled = event.type === 'pointercancel';
    const gesture = gestureOf(track, event.timeStamp);
    if (!isCancelled && isTap(gesture)) onTap(gesture.at);
    else onEnd(gesture, isCancelled);
  };
  target.addEventListener('pointerdown', press, { signal });
  target.addEventListener('pointermove', move, { signal });
  target.addEventListener('pointerup', lift, { signal });
  target.addEventListener('pointercancel', lift, { signal });
}

/** Follows fingers, mouse and wheel on an element. Its style must set `touch-action: none`. */
function useGestures(element: RefObject<HTMLElement | null>, handlers: GestureHandlers): void {
  const onMove = useEffectEvent(handlers.onMove);
  const onEnd = useEffectEvent(handlers.onEnd);
  const onTap = useEffectEvent(handlers.onTap);
  const onWheel = useEffectEvent(handlers.onWheel);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    followFingers(
      target,
      {
        onMove: (gesture) => onMove(gesture),
        onEnd: (gesture, isCancelled) => onEnd(gesture, isCancelled),
        onTap: (at) => onTap(at),
      },
      listening,
    );
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const by = { x: event.deltaX, y: event.deltaY };
      onWheel({ at: fromMiddle(target, event), by, isPinch: event.ctrlKey });
    };
    target.addEventListener('wheel', turn, { signal, passive: false });
    // A long press or a right click would offer to save the picture.
    target.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [element]);
}

export const DOUBLE_TAP_MS = 300;

export interface StageGesturesOptions {
  /** Gets the positions as custom properties, for the style sheet. */
  root: RefObject<HTMLElement | null>;
  zoom: Zoom;
  ends: Ends;
  onStep: (step: number) => void;
  onClose: () => void;
}

const ORIGIN: Point = { x: 0, y: 0 };
const WHEEL_ZOOM_PER_PX = 0.002;
const PINCH_ZOOM_PER_PX = 0.01;
/** The page shows through fully after this many times the distance that closes the lightbox. */
const PULL_FADE_DISTANCES = 5;

/** Moves the picture with the finger, or releases it. */
function drag(root: HTMLElement | null, { x, y }: Point, isHeld: boolean): void {
  if (!root) return;
  root.toggleAttribute('data-held', isHeld);
  root.style.setProperty('--drag-x', `${x}px`);
  root.style.setProperty('--drag-y', `${y}px`);
  const pull = Math.max(y, 0) / (SWIPE_DOWN_THRESHOLD_PX * PULL_FADE_DISTANCES);
  root.style.setProperty('--pull', String(Math.min(pull, 1)));
}

/** The wheel zooms. A sideways movement comes from a trackpad and pans the enlarged picture. */
function wheel(zoom: Zoom, { at, by, isPinch }: Wheel): void {
  if (zoom.isEnlarged && !isPinch && by.x !== 0) {
    zoom.change({ x: -by.x, y: -by.y }, 1, at);
    return;
  }
  zoom.change(ORIGIN, Math.exp(-by.y * (isPinch ? PINCH_ZOOM_PER_PX : WHEEL_ZOOM_PER_PX)), at);
}

/** Translates gestures on the stage into stepping, zooming and closing. */
export function useStageGestures(
  stage: RefObject<HTMLElement | null>,
  { root, zoom, ends, onStep, onClose }: StageGesturesOptions,
): void {
  const axis = useRef<Axis>(undefined);
  const beganAtTop = useRef<boolean>(undefined);
  const lastTapMs = useRef(-Infinity);

  function onMove({ at, by, total, factor, fingers }: Gesture): void {
    if (zoom.isEnlarged || fingers > 1) {
      axis.current = undefined;
      beganAtTop.current ??= zoom.isAtTop();
      drag(root.current, ORIGIN, true);
      zoom.hold(by, factor, at);
      return;
    }
    axis.current ??= dragAxis(total);
    if (axis.current) drag(root.current, dragOffset(axis.current, total, ends), true);
  }

  function onEnd(gesture: Gesture, isCancelled: boolean): void {
    const { current: dragged } = axis;
    const { current: wasAtTop = false } = beganAtTop;
    axis.current = undefined;
    beganAtTop.current = undefined;
    drag(root.current, ORIGIN, false);
    if (zoom.isEnlarged || gesture.fingers > 1) {
      if (!isCancelled && leavesEnlarged(gesture, wasAtTop)) zoom.fit();
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
    // The first tap of a double tap has toggled the zoom already.
    if (!isSecond) zoom.toggle(at);
  }

  useGestures(stage, { onMove, onEnd, onTap, onWheel: (event) => wheel(zoom, event) });
}
