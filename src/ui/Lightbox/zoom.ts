import { useRef, useState, type RefObject } from 'react';
import type { Point, Size } from '#src/model/base/geometry.ts';
import { LIGHTBOX_PICTURE } from '../gallery/pictureTransition.ts';

export const ENLARGED_SCALE = 2;
export const ZOOM_MAX_SCALE = 5;

/** The scale of a picture relative to its fitted size, and the offset of its middle. */
interface View extends Point {
  scale: number;
}

/** The sizes that limit a view, in coordinates from the middle of the fitted picture. */
interface Room {
  picture: Size;
  screen: Size;
  /** The middle of the screen. */
  middle: Point;
}

export const FITTED: View = { scale: 1, x: 0, y: 0 };

/** Fingers may shrink the picture a little below its fitted size; it springs back afterwards. */
const SMALLEST_HELD_SCALE = 0.7;
/** A scale below this counts as fitted: fingers are not exact. */
const FITTED_BELOW_SCALE = 1.05;

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** The view `factor` times larger; the point under the fingers stays in place. */
export function zoomed(view: View, factor: number, around: Point): View {
  const scale = clamp(view.scale * factor, SMALLEST_HELD_SCALE, ZOOM_MAX_SCALE);
  const growth = scale / view.scale;
  return {
    scale,
    x: around.x - (around.x - view.x) * growth,
    y: around.y - (around.y - view.y) * growth,
  };
}

export function moved(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

interface SpanRoom {
  screen: number;
  middle: number;
}

/** Limits one direction: no gap at an edge; a picture smaller than the screen stays near its middle. */
function boundedOffset(offset: number, span: number, { screen, middle }: SpanRoom): number {
  const slack = (span - screen) / 2;
  if (slack > 0) return clamp(offset, middle - slack, middle + slack);
  return clamp(offset, Math.min(0, middle), Math.max(0, middle));
}

/** The nearest view without a gap at an edge. */
export function bounded(view: View, { picture, screen, middle }: Room): View {
  const { scale } = view;
  if (scale <= 1) return FITTED;
  return {
    scale,
    x: boundedOffset(view.x, picture.width * scale, { screen: screen.width, middle: middle.x }),
    y: boundedOffset(view.y, picture.height * scale, { screen: screen.height, middle: middle.y }),
  };
}

/** The view after the fingers are lifted. */
export function settled(view: View, room: Room): View {
  return view.scale < FITTED_BELOW_SCALE ? FITTED : bounded(view, room);
}

/** Returns true when the upper edge of the picture is visible, so that it cannot be pulled down further. */
export function showsTop(view: View, { picture, screen, middle }: Room): boolean {
  return view.y - (picture.height * view.scale) / 2 >= middle.y - screen.height / 2 - 1;
}

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
