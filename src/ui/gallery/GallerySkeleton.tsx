import { Skeleton } from '#src/ui/Skeleton.tsx';
import cardStyles from './GalleryCard.module.css';
import styles from './GalleryGrid.module.css';
import { ratioStyle } from './ratioStyle.ts';

const RATIOS = [1.5, 0.75, 1.78, 1.33, 1, 1.5, 1.5, 0.67, 1.6];

/** The rows before their pictures are known. */
export function GallerySkeleton({ hasNotes = false }: { hasNotes?: boolean }) {
  return (
    <ul className={styles['grid']} aria-hidden>
      {RATIOS.map((ratio, index) => (
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
