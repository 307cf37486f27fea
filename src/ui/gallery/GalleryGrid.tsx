import { Fragment, type ReactNode } from 'react';
import { EAGER_IMAGE_COUNT } from '#src/shared/limits.ts';
import styles from './GalleryGrid.module.css';

interface GalleryGridProps<Item> {
  items: readonly Item[];
  /** One `GalleryCard`; the first ones are to load at once. */
  card: (item: Item, eager: boolean) => ReactNode;
}

/** Pictures in rows that are filled to the edge, each in its own shape. */
export function GalleryGrid<Item extends { id: string }>({ items, card }: GalleryGridProps<Item>) {
  return (
    <ul className={styles['grid']}>
      {items.map((item, index) => (
        <Fragment key={item.id}>{card(item, index < EAGER_IMAGE_COUNT)}</Fragment>
      ))}
    </ul>
  );
}
