import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Point } from '#src/model/base/geometry.ts';
import {
  fingerDown,
  fingerMoved,
  fingerUp,
  gestureOf,
  isTap,
  NO_FINGERS,
  type Gesture,
} from './pointerTrack.ts';

export interface Wheel {
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
    if (event.button !== 0) return;
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
export function useGestures(
  element: RefObject<HTMLElement | null>,
  handlers: GestureHandlers,
): void {
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
