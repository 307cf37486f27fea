import { FEATURED_MAX_COUNT } from '#src/model/catalogue/frontPage.ts';

/** One picture, or two above each other. */
export type Block<Item> = readonly [Item] | readonly [Item, Item];

/** Blocks beside each other, all equally high. */
export type Row<Item> = readonly Block<Item>[];

type RatioOf<Item> = (item: Item) => number;

/** Width divided by height of a block. */
export function blockRatio<Item>([first, second]: Block<Item>, ratioOf: RatioOf<Item>): number {
  if (second === undefined) return ratioOf(first);
  return 1 / (1 / ratioOf(first) + 1 / ratioOf(second));
}

export function rowRatio<Item>(row: Row<Item>, ratioOf: RatioOf<Item>): number {
  return row.reduce((sum, block) => sum + blockRatio(block, ratioOf), 0);
}

/** The numbers of pictures in the rows, from one picture to the most that are shown. */
const ROW_SIZES = [[1], [2], [3], [3, 1], [3, 2], [3, 3], [3, 1, 3], [3, 2, 3], [3, 3, 3]] as const;

/** A picture that fills a row alone must be wide. */
const ALONE_MIN_RATIO = 1.3;

/** A row that is higher than this would not fit a screen. */
const ROW_MIN_RATIO = 1.6;

const SIZES_WITHOUT_A_WIDE_ONE: Partial<Record<number, readonly number[]>> = {
  4: [2, 2],
  7: [2, 3, 2],
};

function sizesFor<Item>(items: readonly Item[], ratioOf: RatioOf<Item>): readonly number[] {
  const sizes = ROW_SIZES[items.length - 1] ?? [];
  const alone = items[3];
  const isWide = alone !== undefined && ratioOf(alone) >= ALONE_MIN_RATIO;
  return isWide ? sizes : (SIZES_WITHOUT_A_WIDE_ONE[items.length] ?? sizes);
}

function rowOf<Item>(items: readonly Item[], isEven: boolean, ratioOf: RatioOf<Item>): Row<Item> {
  const [a, b, c] = items;
  const plain = items.map((item) => [item] as const);
  if (a === undefined || b === undefined || c === undefined) return plain;
  const row: Row<Item> = isEven ? [[a], [b, c]] : [[a, b], [c]];
  return rowRatio(row, ratioOf) >= ROW_MIN_RATIO ? row : plain;
}

/**
 * Arranges pictures in their natural shapes and their order: a large one beside two small ones, then a
 * wide one alone or two beside each other, then the large one on the other side.
 */
export function spread<Item>(items: readonly Item[], ratioOf: RatioOf<Item>): Row<Item>[] {
  const shown = items.slice(0, FEATURED_MAX_COUNT);
  let start = 0;
  let largeRows = 0;
  return sizesFor(shown, ratioOf).map((size) => {
    const row = shown.slice(start, start + size);
    start += size;
    if (size === 3) largeRows += 1;
    return rowOf(row, largeRows % 2 === 1, ratioOf);
  });
}
