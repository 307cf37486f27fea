import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import cardStyles from './OrderCard.module.css';
import styles from './OrdersTab.module.css';

const CARDS = ['first', 'second', 'third'];

/** The places of the search box and of the first orders. */
export function OrdersSkeleton() {
  return (
    <>
      <div className={styles['bar']}>
        <div className={styles['search']}>
          <Skeleton height="4.6rem" />
        </div>
      </div>
      <div className={styles['orders']}>
        {CARDS.map((card) => (
          <div key={card} className={cardStyles['card']}>
            <Skeleton width="14rem" height="3.2rem" />
            <Skeleton height="6.5rem" />
            <Skeleton width="9rem" height="2.75rem" />
          </div>
        ))}
      </div>
    </>
  );
}
