import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useReducedMotion } from '#src/hooks/viewport.ts';
import type { Picture } from '#src/model/files/picture.ts';
import styles from './GalleryGrid.module.css';
import { aspectRatioOf } from './pictureAttributes.ts';

/** The room that rows are laid out in, in pixels. */
export interface RowRoom {
  width: number;
  gap: number;
  /** The height that rows aim at; left out, they follow the window, and a phone has one picture a row. */
  aimed?: number;
}

/** Below this width every picture has a row of its own. */
const ONE_PER_ROW_BELOW_PX = 480;

/** A row with too few pictures to fill its line grows by this factor at most. */
const MAX_GROWTH = 1.5;

const SMALLEST_ROW_PX = 208;

const LARGEST_ROW_PX = 640;

/** The height that rows aim at: taller in a wider window. */
function aimedHeight(width: number): number {
  return Math.min(Math.max(0.22 * width + 96, SMALLEST_ROW_PX), LARGEST_ROW_PX);
}

/** The height at which pictures of these shapes, given as the sum of their ratios, fill a line. */
function filledHeight(ratioSum: number, count: number, { width, gap }: RowRoom): number {
  return (width - gap * (count - 1)) / ratioSum;
}

interface Layout {
  /** The sum of the deviations of its rows. */
  cost: number;
  /** The index at which its last row begins. */
  start: number;
}

/** The best layout of the first pictures, for each number of them. */
function bestLayouts(ratios: readonly number[], room: RowRoom, aimed: number): Layout[] {
  const layouts: Layout[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let best: Layout = { cost: Infinity, start: end - 1 };
    let ratioSum = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      ratioSum += ratios[start] ?? 1;
      const deviation = Math.log(filledHeight(ratioSum, end - start, room) / aimed);
      const cost = (layouts[start]?.cost ?? 0) + deviation ** 2;
      if (cost < best.cost) best = { cost, start };
      // More pictures would only make a row lower that is too low already.
      if (deviation < -1) break;
    }
    layouts.push(best);
  }
  return layouts;
}

/**
 * The width of every picture in rows of equal height that fill their lines. All rows together come as
 * near as they can to the height they aim at, so that the last one is as high as the others.
 */
export function justifiedWidths(ratios: readonly number[], room: RowRoom): number[] {
  const aimed = room.aimed ?? aimedHeight(room.width);
  if (!room.aimed && room.width < ONE_PER_ROW_BELOW_PX) return ratios.map(() => room.width);
  const layouts = bestLayouts(ratios, room, aimed);
  const widths: number[] = [];
  for (let end = ratios.length; end > 0; end = layouts[end]?.start ?? 0) {
    const row = ratios.slice(layouts[end]?.start ?? 0, end);
    const ratioSum = row.reduce((sum, ratio) => sum + ratio, 0);
    const height = Math.min(filledHeight(ratioSum, row.length, room), aimed * MAX_GROWTH);
    // Rounded down: a row that is a fraction too wide would break.
    widths.unshift(...row.map((ratio) => Math.floor(ratio * height * 100) / 100));
  }
  return widths;
}

export const EAGER_IMAGE_COUNT = 4;

/** The room of a grid, which follows the window; undefined before it is measured. */
export function useRowRoom(grid: RefObject<HTMLElement | null>): RowRoom | undefined {
  const [room, setRoom] = useState<RowRoom>();

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      setRoom((known) => (known?.width === width && known.gap === gap ? known : { width, gap }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);

  return room;
}

const MOVE = { duration: 250, easing: 'ease-out' };

/** Lets pictures move to their new places, and new ones appear, when the order changes. */
function useMovingPlaces(grid: RefObject<HTMLElement | null>, order: string): void {
  const isReduced = useReducedMotion();
  const known = useRef({ order, places: new Map<Element, [x: number, y: number]>() });

  // After every render, because the widths change the places as well.
  useLayoutEffect(() => {
    const before = known.current;
    const isMoving = before.order !== order && !isReduced;
    known.current = { order, places: new Map() };
    for (const card of grid.current?.querySelectorAll<HTMLElement>(':scope > li') ?? []) {
      // Unlike a rectangle on the screen, an offset is not that of a movement under way.
      const { offsetLeft, offsetTop } = card;
      const from = before.places.get(card);
      known.current.places.set(card, [offsetLeft, offsetTop]);
      if (!isMoving || card.getBoundingClientRect().top > window.innerHeight) continue;
      const [x, y] = from ?? [offsetLeft, offsetTop];
      const transform = `translate(${x - offsetLeft}px, ${y - offsetTop}px)`;
      card.animate([{ transform, opacity: from ? 1 : 0 }, {}], MOVE);
    }
  });
}

interface GalleryGridProps<Item> {
  items: readonly Item[];
  pictureOf: (item: Item) => Pick<Picture, 'width' | 'height'>;
  isHidden?: boolean;
  /** Renders what stands in the grid for an item; the first ones are `eager`. */
  card: (item: Item, place: { eager: boolean; sizes: string }) => ReactNode;
}

/** A server does not know how wide a picture will be, and so not which file to fetch early. */
const isMeasured = !import.meta.env.SSR;

/** Pictures in justified rows; each keeps its aspect ratio. */
export function GalleryGrid<Item extends { id: string }>(props: GalleryGridProps<Item>) {
  const { items, pictureOf, isHidden, card } = props;
  const grid = useRef<HTMLUListElement>(null);
  const room = useRowRoom(grid);
  useMovingPlaces(grid, items.map(({ id }) => id).join());
  const widths = room && justifiedWidths(items.map(pictureOf).map(aspectRatioOf), room);
  return (
    <ul ref={grid} className={styles['grid']} aria-hidden={isHidden}>
      {items.map((item, index) => {
        const width = widths?.[index];
        const sizes = width ? `${Math.round(width)}px` : '100vw';
        return (
          <li key={item.id} className={styles['place']} style={{ width }}>
            {card(item, { eager: isMeasured && index < EAGER_IMAGE_COUNT, sizes })}
          </li>
        );
      })}
    </ul>
  );
}
