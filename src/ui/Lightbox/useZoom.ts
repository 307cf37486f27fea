import { useRef, useState, type RefObject } from 'react';
import type { Point } from '#src/model/base/geometry.ts';
import { LIGHTBOX_PICTURE } from '../gallery/pictureTransition.ts';
import {
  ENLARGED_SCALE,
  bounded,
  FITTED,
  moved,
  settled,
  showsTop,
  zoomed,
  type Room,
  type View,
} from './view.ts';

export interface Zoom {
  isEnlarged: boolean;
  /** Moves and scales with the fingers, also a little beyond the limits. */
  hold: (by: Point, factor: number, around: Point) => void;
  /** Moves and scales by wheel or keys, within the limits. */
  change: (by: Point, factor: number, around: Point) => void;
  settle: () => void;
  fit: () => void;
  toggle: (around: Point) => void;
  isAtTop: () => boolean;
}

function middleOf(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function measure(root: HTMLElement | null): Room {
  const frame = root?.querySelector<HTMLElement>(`[${LIGHTBOX_PICTURE}]`);
  const screen = root?.getBoundingClientRect() ?? new DOMRect();
  const center = middleOf(screen);
  // The fitted picture lies in the middle of its parent.
  const origin = middleOf(frame?.parentElement?.getBoundingClientRect() ?? screen);
  return {
    picture: { width: frame?.offsetWidth ?? 0, height: frame?.offsetHeight ?? 0 },
    screen,
    middle: { x: center.x - origin.x, y: center.y - origin.y },
  };
}

/** Holds the enlargement of the current picture. Movements are written to the style directly, without React. */
export function useZoom(root: RefObject<HTMLElement | null>): Zoom {
  const view = useRef<View>(FITTED);
  const [isEnlarged, setIsEnlarged] = useState(false);

  function show(next: View): void {
    view.current = next;
    const style = root.current?.style;
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
    change: (by, factor, around) =>
      show(bounded(changed(by, factor, around), measure(root.current))),
    settle: () => show(settled(view.current, measure(root.current))),
    fit: () => show(FITTED),
    toggle: (around) =>
      show(
        isEnlarged
          ? FITTED
          : settled(zoomed(FITTED, ENLARGED_SCALE, around), measure(root.current)),
      ),
    isAtTop: () => showsTop(view.current, measure(root.current)),
  };
}
