import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './PendingCard.module.css';

const CARDS = ['first', 'second'];

/** The cards before they are known. */
export function PendingSkeleton() {
  return (
    <div aria-hidden>
      {CARDS.map((card) => (
        <div key={card} className={styles['card']}>
          <div className={styles['header']}>
            <Skeleton width="14rem" height="4rem" />
            <Skeleton width="8rem" height="3.5rem" />
          </div>
          <Skeleton width="100%" height="3rem" />
          <Skeleton width="100%" height="3.5rem" />
          <Skeleton width="100%" height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
