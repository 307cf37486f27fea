import { Fragment, type ReactNode } from 'react';
import { Skeleton } from '../states/Skeleton.tsx';
import cardStyles from './GalleryCard.module.css';
import styles from './GalleryGrid.module.css';
import { ratioStyle } from './pictureAttributes.ts';

export const EAGER_IMAGE_COUNT = 4;

interface GalleryGridProps<Item> {
  items: readonly Item[];
  /** Renders a `GalleryCard`; the first ones are `eager`. */
  card: (item: Item, eager: boolean) => ReactNode;
}

/** Pictures in justified rows; each keeps its aspect ratio. */
export function GalleryGrid<Item extends { id: string }>({ items, card }: GalleryGridProps<Item>) {
  return (
    <ul className={styles['grid']}>
      {items.map((item, index) => (
        <Fragment key={item.id}>{card(item, index < EAGER_IMAGE_COUNT)}</Fragment>
      ))}
    </ul>
  );
}

const SKELETON_RATIOS = [1.5, 0.75, 1.78, 1.33, 1, 1.5, 1.5, 0.67, 1.6];

export function GallerySkeleton({ hasNotes = false }: { hasNotes?: boolean }) {
  return (
    <ul className={styles['grid']} aria-hidden>
      {SKELETON_RATIOS.map((ratio, index) => (
        <li key={index} className={cardStyles['card']} style={ratioStyle(ratio)}>
          <div className={cardStyles['figure']}>
            <div className={cardStyles['picture']}>
              <Skeleton aspectRatio={ratio} />
            </div>
            <div className={cardStyles['caption']}>
              <p>&nbsp;</p>
              {hasNotes && <p>&nbsp;</p>}
            </div>
            <p className={cardStyles['description']}>&nbsp;</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
