import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { fingerDown, fingerMoved, fingerUp, gestureOf, isTap, NO_FINGERS } from './pointerTrack.ts';
import type { Gesture, Point } from './pointerTrack.ts';

export interface Wheel {
  at: Point;
  by: Point;
  /** A pinch on a trackpad arrives as a wheel with Ctrl. */
  isPinch: boolean;
}

interface GestureHandlers {
  onMove: (gesture: Gesture) => void;
  /** The last finger is up; `isCancelled` when the browser took the gesture away. */
  onEnd: (gesture: Gesture, isCancelled: boolean) => void;
  onTap: (at: Point) => void;
  onWheel: (wheel: Wheel) => void;
}

/** Where an event is, seen from the middle of the element. */
function fromMiddle(element: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Follows fingers, mouse and wheel on an element, which leaves them to us by `touch-action: none`. */
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
    let track = NO_FINGERS;
    const fingerOf = (event: PointerEvent) => ({
      id: event.pointerId,
      at: fromMiddle(target, event),
      timeMs: event.timeStamp,
    });
    const lift = (event: PointerEvent, isCancelled: boolean) => {
      if (!track.fingers.has(event.pointerId)) return;
      track = fingerUp(track, event.pointerId);
      if (track.fingers.size > 0) return;
      const gesture = gestureOf(track, event.timeStamp);
      if (!isCancelled && isTap(gesture)) onTap(gesture.at);
      else onEnd(gesture, isCancelled);
    };
    const listening = new AbortController();
    const { signal } = listening;
    target.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return;
        target.setPointerCapture(event.pointerId);
        track = fingerDown(track, fingerOf(event));
      },
      { signal },
    );
    target.addEventListener(
      'pointermove',
      (event) => {
        if (!track.fingers.has(event.pointerId)) return;
        const moved = fingerMoved(track, fingerOf(event));
        track = moved.track;
        onMove(moved.gesture);
      },
      { signal },
    );
    target.addEventListener('pointerup', (event) => lift(event, false), { signal });
    target.addEventListener('pointercancel', (event) => lift(event, true), { signal });
    target.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const by = { x: event.deltaX, y: event.deltaY };
        onWheel({ at: fromMiddle(target, event), by, isPinch: event.ctrlKey });
      },
      { signal, passive: false },
    );
    // A long press or a right click would offer to save what lies here.
    target.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [element]);
}
