import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Point } from '#src/hooks/pointerTrack.ts';
import { ENLARGED_SCALE } from '#src/shared/limits.ts';
import { bounded, FITTED, moved, settled, showsTop, zoomed } from './view.ts';
import type { Room, View } from './view.ts';

export interface LightboxElements {
  /** All of the screen. */
  root: RefObject<HTMLDivElement | null>;
  /** The part that the fitted picture lies in the middle of. */
  stage: RefObject<HTMLDivElement | null>;
  /** The picture in front. */
  frame: RefObject<HTMLDivElement | null>;
}

export interface Zoom {
  isEnlarged: boolean;
  /** Follows fingers, also a little too far. */
  hold: (by: Point, factor: number, around: Point) => void;
  /** Follows the wheel or the keys, never too far. */
  change: (by: Point, factor: number, around: Point) => void;
  settle: () => void;
  fit: () => void;
  toggle: (around: Point) => void;
  isAtTop: () => boolean;
}

function middleOf(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function measure({ root, stage, frame }: LightboxElements): Room {
  const screen = root.current?.getBoundingClientRect() ?? new DOMRect();
  const center = middleOf(screen);
  const origin = middleOf(stage.current?.getBoundingClientRect() ?? screen);
  return {
    picture: {
      width: frame.current?.offsetWidth ?? 0,
      height: frame.current?.offsetHeight ?? 0,
    },
    screen,
    middle: { x: center.x - origin.x, y: center.y - origin.y },
  };
}

/** How much the picture in front is enlarged. What changes with every movement bypasses React. */
export function useZoom(elements: LightboxElements): Zoom {
  const view = useRef<View>(FITTED);
  const [isEnlarged, setIsEnlarged] = useState(false);

  function show(next: View): void {
    view.current = next;
    const style = elements.root.current?.style;
    style?.setProperty('--view-scale', String(next.scale));
    style?.setProperty('--view-x', `${next.x}px`);
    style?.setProperty('--view-y', `${next.y}px`);
    setIsEnlarged(next.scale > 1);
  }

  const changed = (by: Point, factor: number, around: Point) =>
    moved(zoomed(view.current, factor, around), by);

  return {
    isEnlarged,
    hold: (by, factor, around) => show(changed(by, factor, around)),
    change: (by, factor, around) => show(bounded(changed(by, factor, around), measure(elements))),
    settle: () => show(settled(view.current, measure(elements))),
    fit: () => show(FITTED),
    toggle: (around) =>
      show(
        isEnlarged ? FITTED : settled(zoomed(FITTED, ENLARGED_SCALE, around), measure(elements)),
      ),
    isAtTop: () => showsTop(view.current, measure(elements)),
  };
}
