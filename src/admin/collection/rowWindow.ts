import { startTransition, useLayoutEffect, useState, type RefObject } from 'react';
import { justifiedWidths, type RowRoom } from '#src/ui/gallery/GalleryGrid.tsx';

/** The rows in which items stand. */
export interface Rows {
  /** The index of the first item of each row. */
  starts: readonly number[];
  /** The height of the pictures of each row; 0 in a list. */
  heights: readonly number[];
  /** The middle of each item, from the left. */
  centers: readonly number[];
  /** The width of each item, where they do not fill their row. */
  widths?: readonly number[];
}

/** One item a row. */
export function listRows(count: number): Rows {
  const nothing = Array.from({ length: count }, () => 0);
  return { starts: [...nothing.keys()], heights: nothing, centers: nothing };
}

/** Rows of equal height that fill their lines, broken as a browser breaks them. */
export function justifiedRows(shapes: readonly number[], room: RowRoom): Rows {
  const widths = justifiedWidths(shapes, room);
  const starts: number[] = [];
  const heights: number[] = [];
  const centers: number[] = [];
  let left = Infinity;
  for (const [index, width] of widths.entries()) {
    if (left + width > room.width) {
      starts.push(index);
      heights.push(width / (shapes[index] ?? 1));
      left = 0;
    }
    centers.push(left + width / 2);
    left += width + room.gap;
  }
  return { starts, heights, centers, widths };
}

/** Rows that are drawn, or room of their height in the place of rows that are not. */
export type Stretch =
  | { kind: 'rows'; from: number; to: number }
  | { kind: 'room'; from: number; to: number; height: number };

interface Part {
  top: number;
  bottom: number;
}

/** Splits rows of these heights into those of a part and those to keep, and room for the others. */
export function stretchesOf(
  heights: readonly number[],
  { top, bottom }: Part,
  kept: ReadonlySet<number>,
): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  for (const [row, height] of heights.entries()) {
    const end = start + height;
    const isDrawn = kept.has(row) || (end > top && start < bottom);
    const last = stretches.at(-1);
    if (last && (last.kind === 'rows') === isDrawn) {
      last.to = row + 1;
      if (last.kind === 'room') last.height += height;
    } else if (isDrawn) stretches.push({ kind: 'rows', from: row, to: row + 1 });
    else stretches.push({ kind: 'room', from: row, to: row + 1, height });
    start = end;
  }
  return stretches;
}

/** Shorter lists are drawn whole. */
const WINDOWED_FROM = 120;
/** The number of items that are drawn before anything can be measured. */
const FIRST_COUNT = 60;
/** The part moves in steps, so that not every frame of scrolling draws anew. */
const STEP_PX = 200;

/** The part of the list to draw: the screen, and half of one above and below it. */
function partNear(list: HTMLElement): Part {
  const { top } = list.getBoundingClientRect();
  const step = (edge: number) => Math.floor(edge / STEP_PX) * STEP_PX;
  const { innerHeight } = window;
  const beyond = innerHeight / 2;
  return { top: step(-top - beyond), bottom: step(-top + innerHeight + beyond) + STEP_PX };
}

interface Measures {
  /** The height of a row besides its pictures. */
  extra: number;
  rowGap: number;
}

/** The index of the row that holds an item. */
export const rowOf = ({ starts }: Rows, index: number): number =>
  starts.findLastIndex((start) => start <= index);

/** Measures the first drawn item; undefined where nothing is laid out. */
function measured(list: HTMLElement, rows: Rows): Measures | undefined {
  const item = list.querySelector<HTMLElement>(':scope > li[aria-posinset]');
  if (!item || item.offsetHeight === 0) return undefined;
  const rowGap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  const row = rowOf(rows, Number(item.getAttribute('aria-posinset')) - 1);
  return { extra: Math.round(item.offsetHeight + rowGap - (rows.heights[row] ?? 0)), rowGap };
}

function isSame(known: Part | undefined, next: Part | undefined): boolean {
  return known?.top === next?.top && known?.bottom === next?.bottom;
}

/** Follows the screen and the rows of a long list; undefined for a short one. */
function useMeasures(
  list: RefObject<HTMLElement | null>,
  rows: Rows,
): (Measures & { part: Part }) | undefined {
  const [measures, setMeasures] = useState<Measures & { of: Rows }>();
  const [part, setPart] = useState<Part>();
  const isWindowed = rows.centers.length > WINDOWED_FROM;
  useLayoutEffect(() => {
    const element = list.current;
    if (!isWindowed || !element) return undefined;
    const follow = () => {
      const near = partNear(element);
      setPart((known) => (isSame(known, near) ? known : near));
    };
    const measure = () => {
      const next = measured(element, rows);
      // Kept while the rows are the same: captions differ a little, and the page would jump.
      setMeasures((known) => (known?.of === rows ? known : next && { ...next, of: rows }));
      follow();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    // The rows above and below the screen leave time: scrolling goes on while others are rendered.
    const onScroll = () => startTransition(follow);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [list, isWindowed, rows]);
  return isWindowed && measures && part ? { ...measures, part } : undefined;
}

/** Items that are drawn, or room for others. */
export type Drawn =
  | { kind: 'items'; from: number; to: number }
  | { kind: 'room'; from: number; height: number };

interface RowWindowOptions {
  list: RefObject<HTMLElement | null>;
  rows: Rows;
  /** The indexes of items that must stay, such as the one with the focus. */
  kept: readonly number[];
}

/** The items of a long grid that are near the screen, with room for the others between them. */
export function useRowWindow({ list, rows, kept }: RowWindowOptions): Drawn[] {
  const measures = useMeasures(list, rows);
  const count = rows.centers.length;
  if (!measures) {
    if (count <= WINDOWED_FROM) return [{ kind: 'items', from: 0, to: count }];
    const beyond = kept.filter((index) => index >= FIRST_COUNT);
    const parts = beyond.map((index) => ({ kind: 'items' as const, from: index, to: index + 1 }));
    return [{ kind: 'items', from: 0, to: FIRST_COUNT }, ...parts];
  }
  const { extra, rowGap, part } = measures;
  const heights = rows.heights.map((height) => height + extra);
  const keptRows = new Set(kept.map((index) => rowOf(rows, index)));
  return stretchesOf(heights, part, keptRows).map((stretch) => {
    const from = rows.starts[stretch.from] ?? 0;
    return stretch.kind === 'rows'
      ? { kind: 'items', from, to: rows.starts[stretch.to] ?? count }
      : { kind: 'room', from, height: stretch.height - rowGap };
  });
}
