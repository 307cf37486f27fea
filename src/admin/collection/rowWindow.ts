import {
  startTransition,
  useLayoutEffect,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';

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
  columns: number;
  columnWidth: number;
  /** The height of a row besides its tallest picture. */
  extra: number;
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

interface Grid {
  /** The ratio of width and height of each picture. */
  ratios: readonly number[];
  /** The rows of the style sheet's grid that one item spans; 1 where all items are equally high. */
  span: number;
}

/** The height of the tallest picture of a row, where a column is one wide. */
function tallest({ ratios, span }: Grid, row: number, columns: number): number {
  if (span === 1) return 0;
  const inRow = ratios.slice(row * columns, (row + 1) * columns);
  return Math.max(0, ...inRow.map((ratio) => Math.min(1, 1 / ratio)));
}

/**
 * The columns that the style sheet makes, by their computed widths. Where there are fewer of them than before,
 * items still stand in others, which are empty and take no room.
 */
export function columnsOf(template: string): Pick<Measures, 'columns' | 'columnWidth'> {
  const widths = template
    .split(' ')
    .map(pixels)
    .filter((width) => width > 0);
  return { columns: widths.length, columnWidth: widths[0] ?? 0 };
}

/** Measures the first drawn item; undefined where nothing is laid out. */
function measured(list: HTMLElement, grid: Grid): Measures | undefined {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { columns, columnWidth } = columnsOf(gridTemplateColumns);
  const item = list.querySelector<HTMLElement>(':scope > li');
  if (columnWidth === 0 || !item) return undefined;
  const row = Math.floor((Number(item.getAttribute('aria-posinset')) - 1) / columns);
  const height = item.offsetHeight + pixels(getComputedStyle(item).marginBottom) + pixels(rowGap);
  const extra = Math.round(height - columnWidth * tallest(grid, row, columns));
  return { columns, columnWidth, extra };
}

function isSame(known: Part | undefined, next: Part | undefined): boolean {
  return known?.top === next?.top && known?.bottom === next?.bottom;
}

/** Follows the screen and the columns of a long list; undefined for a short one. */
function useMeasures(
  list: RefObject<HTMLElement | null>,
  { ratios, span }: Grid,
): (Measures & { part: Part }) | undefined {
  const [measures, setMeasures] = useState<Measures>();
  const [part, setPart] = useState<Part>();
  const isWindowed = ratios.length > WINDOWED_FROM;
  useLayoutEffect(() => {
    const element = list.current;
    if (!isWindowed || !element) return undefined;
    const follow = () => {
      const near = partNear(element);
      setPart((known) => (isSame(known, near) ? known : near));
    };
    const measure = () => {
      const next = measured(element, { ratios, span });
      // Kept while the columns are the same: captions differ a little, and the page would jump.
      setMeasures((known) => (known?.columnWidth === next?.columnWidth ? known : next));
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
  }, [list, isWindowed, ratios, span]);
  return isWindowed && measures && part ? { ...measures, part } : undefined;
}

interface RowWindow {
  isDrawn: (index: number) => boolean;
  /** For the list. */
  style: CSSProperties | undefined;
  /** Each item then needs its place, as others are left out; undefined for a list that is whole. */
  columns: number | undefined;
}

interface RowWindowOptions extends Grid {
  list: RefObject<HTMLElement | null>;
  /** The indexes of items that must stay, such as the one with the focus. */
  kept: readonly number[];
}

/**
 * The rows of the style sheet's grid. Those that are not drawn are there as well, so that no item
 * gets another place while the page scrolls: the first of them is as high as all.
 */
function templateOf(stretches: readonly Stretch[], span: number): string {
  return stretches
    .map((stretch) => {
      const count = (stretch.to - stretch.from) * span;
      if (stretch.kind === 'rows') return `repeat(${count}, auto)`;
      const room = `calc(${stretch.height}px - ${count} * var(--row-gap))`;
      return count === 1 ? room : `${room} repeat(${count - 1}, 0px)`;
    })
    .join(' ');
}

/** The place of an item of a list that is not drawn whole. */
export function placeStyle(index: number, columns: number, span: number): CSSProperties {
  const line = Math.floor(index / columns) * span + 1;
  return { gridRow: `${line} / span ${span}`, gridColumn: (index % columns) + 1 };
}

/** Draws the rows of a long grid that are near the screen, and leaves room for the others. */
export function useRowWindow({ list, ratios, span, kept }: RowWindowOptions): RowWindow {
  const measures = useMeasures(list, { ratios, span });
  if (!measures) {
    const isWhole = ratios.length <= WINDOWED_FROM;
    const isDrawn = (index: number) => isWhole || index < FIRST_COUNT || kept.includes(index);
    return { isDrawn, style: undefined, columns: undefined };
  }
  const { columns, columnWidth, extra, part } = measures;
  const rowOf = (index: number) => Math.floor(index / columns);
  const heights = Array.from(
    { length: Math.ceil(ratios.length / columns) },
    (_, row) => extra + columnWidth * tallest({ ratios, span }, row, columns),
  );
  const stretches = stretchesOf(heights, part, new Set(kept.map(rowOf)));
  const isDrawn = (index: number) => {
    const row = rowOf(index);
    return stretches.some(({ kind, from, to }) => kind === 'rows' && row >= from && row < to);
  };
  return { isDrawn, style: { gridTemplateRows: templateOf(stretches, span) }, columns };
}
