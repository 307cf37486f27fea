import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './PriceGroups.module.css';

const GROUPS = [0, 1];
const CARDS = [0, 1, 2, 3];

/** The groups before they are known. */
export function PricePackagesSkeleton() {
  return GROUPS.map((group) => (
    <div key={group} className={styles['group']} aria-hidden>
      <Skeleton width="14rem" height="1.75rem" />
      <div className={styles['cards']}>
        {CARDS.map((card) => (
          <Skeleton key={card} height="18rem" />
        ))}
      </div>
    </div>
  ));
}
