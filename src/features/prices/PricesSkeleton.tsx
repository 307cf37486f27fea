import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './PricesPage.module.css';

const GROUPS = [3, 3];

/** The lists before their packages are known. */
export function PricesSkeleton() {
  return GROUPS.map((count, group) => (
    <div key={group} className={styles['group']} aria-hidden>
      <Skeleton width="12rem" height="1.75rem" />
      <div className={styles['packages']}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height="16rem" />
        ))}
      </div>
    </div>
  ));
}
