import { itemPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { FEATURED_MAX_COUNT } from '#src/model/catalogue/frontPage.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { ratioStyle } from '#src/ui/gallery/pictureAttributes.ts';
import styles from './FeaturedSpread.module.css';
import { HomePicture, ratioOf, type ShownPicture, SectionLink } from './HomeLinks.tsx';

/** One picture, or two above each other. */
type Block<Item> = readonly [Item] | readonly [Item, Item];

/** Blocks beside each other, all equally high. */
type Row<Item> = readonly Block<Item>[];

type RatioOf<Item> = (item: Item) => number;

/** Width divided by height of a block. */
function blockRatio<Item>([first, second]: Block<Item>, ratioOf: RatioOf<Item>): number {
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

/** Between the titles of two pictures that stand above each other. */
const SEPARATOR = ' · ';

function SpreadBlock({ block, row }: { block: Block<ShownPicture>; row: Row<ShownPicture> }) {
  const ratio = blockRatio(block, ratioOf);
  const share = Math.round((100 * ratio) / rowRatio(row, ratioOf));
  return (
    <li className={styles['block']} style={ratioStyle(ratio)} data-count={block.length}>
      <div className={styles['pictures']}>
        {block.map((shown) => (
          <div key={shown.id} className={styles['picture']} style={ratioStyle(ratioOf(shown))}>
            <HomePicture
              shown={shown}
              to={itemPath(routes.portfolio, shown)}
              sizes={`(width < 48rem) 100vw, ${share}vw`}
            />
          </div>
        ))}
      </div>
      {/* The links have the same names. */}
      <p className={styles['caption']} aria-hidden>
        {block.map(({ title }) => title).join(SEPARATOR)}
      </p>
    </li>
  );
}

/** The featured pictures, large and in their own shapes. */
export function FeaturedSpread({ pictures }: { pictures: readonly ShownPicture[] }) {
  return (
    <section className={styles['section']}>
      <VisuallyHidden>
        <h2>{homeTexts.featuredTitle}</h2>
      </VisuallyHidden>
      {spread(pictures, ratioOf).map((row) => (
        <ul key={row[0]?.[0].id} className={styles['row']}>
          {row.map((block) => (
            <SpreadBlock key={block[0].id} block={block} row={row} />
          ))}
        </ul>
      ))}
      <SectionLink to={routes.portfolio} text={homeTexts.wholePortfolio} />
    </section>
  );
}
