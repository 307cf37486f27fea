import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Picture } from '#src/model/files/picture.ts';
import { Skeleton } from '../states/Skeleton.tsx';
import cardStyles from './GalleryCard.module.css';
import styles from './GalleryGrid.module.css';
import { justifiedWidths, type RowRoom } from './justifiedRows.ts';
import { aspectRatioOf } from './pictureAttributes.ts';

export const EAGER_IMAGE_COUNT = 4;

/** The room of a grid, which follows the window; undefined before it is measured. */
function useRowRoom(grid: RefObject<HTMLElement | null>): RowRoom | undefined {
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

interface GalleryGridProps<Item> {
  items: readonly Item[];
  pictureOf: (item: Item) => Pick<Picture, 'width' | 'height'>;
  isHidden?: boolean;
  /** Renders what stands in the grid for an item; the first ones are `eager`. */
  card: (item: Item, place: { eager: boolean; sizes: string }) => ReactNode;
}

/** Pictures in justified rows; each keeps its aspect ratio. */
export function GalleryGrid<Item extends { id: string }>(props: GalleryGridProps<Item>) {
  const { items, pictureOf, isHidden, card } = props;
  const grid = useRef<HTMLUListElement>(null);
  const room = useRowRoom(grid);
  const widths = room && justifiedWidths(items.map(pictureOf).map(aspectRatioOf), room);
  return (
    <ul ref={grid} className={styles['grid']} aria-hidden={isHidden}>
      {items.map((item, index) => {
        const width = widths?.[index];
        const sizes = width ? `${Math.round(width)}px` : '100vw';
        return (
          <li key={item.id} className={styles['place']} style={{ width }}>
            {card(item, { eager: index < EAGER_IMAGE_COUNT, sizes })}
          </li>
        );
      })}
    </ul>
  );
}

const SKELETONS = [1.5, 0.75, 1.78, 1.33, 1, 1.5, 1.5, 0.67, 1.6].map((width, index) => ({
  id: `${index}`,
  width,
  height: 1,
}));

interface GallerySkeletonProps {
  /** The lines of text below each picture. */
  lines: number;
}

export function GallerySkeleton({ lines }: GallerySkeletonProps) {
  return (
    <GalleryGrid
      items={SKELETONS}
      pictureOf={(skeleton) => skeleton}
      isHidden
      card={({ width }) => (
        <div className={cardStyles['figure']}>
          <Skeleton aspectRatio={width} />
          {lines > 0 && (
            <div className={cardStyles['caption']}>
              <p>&nbsp;</p>
              {lines > 1 && <p>&nbsp;</p>}
            </div>
          )}
        </div>
      )}
    />
  );
}
