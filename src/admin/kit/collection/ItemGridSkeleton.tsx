import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import cardStyles from './ItemCard.module.css';
import styles from './ItemGrid.module.css';

const CARDS = ['8rem', '6rem', '9rem', '7rem', '8rem', '6rem'];
const CARD_RATIO = 4 / 3;

/** The cards before they are known. */
export function ItemGridSkeleton() {
  return (
    <div className={styles['grid']} aria-hidden>
      {CARDS.map((width, index) => (
        <div key={`${width}-${index}`} className={cardStyles['card']}>
          <Skeleton aspectRatio={CARD_RATIO} />
          <Skeleton width={width} height="1.35rem" />
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton height="var(--control-height)" width="40%" />
        </div>
      ))}
    </div>
  );
}
