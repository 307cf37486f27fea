import { galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { ratioStyle } from '#src/ui/gallery/pictureAttributes.ts';
import styles from './FeaturedSpread.module.css';
import { HomePicture, ratioOf, type ShownPicture } from './HomePicture.tsx';
import { SectionLink } from './SectionLink.tsx';
import { blockRatio, rowRatio, spread, type Block, type Row } from './spread.ts';

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
              to={galleryPath(routes.portfolio, { open: shown.id })}
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
