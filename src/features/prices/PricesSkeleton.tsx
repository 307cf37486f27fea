import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import packageStyles from './Package.module.css';
import styles from './PricesPage.module.css';

const GROUPS = [3, 3];

/** A line of the price list: its name and price, what it is and what is in it. */
function PackageSkeleton() {
  return (
    <div className={packageStyles['package']}>
      <div className={packageStyles['head']}>
        <Skeleton width="9rem" height="1.75rem" />
        <div className={packageStyles['price']}>
          <Skeleton width="8rem" height="1.75rem" />
        </div>
      </div>
      <div className={packageStyles['body']}>
        <Skeleton height="3rem" />
        <Skeleton height="7.25rem" />
      </div>
      <div className={packageStyles['book']}>
        <Skeleton width="10rem" height="1.5rem" />
      </div>
    </div>
  );
}

/** The lists before their packages are known. */
export function PricesSkeleton() {
  return GROUPS.map((count, group) => (
    <div key={group} className={styles['group']} aria-hidden>
      <Skeleton width="12rem" height="1.75rem" />
      <div className={styles['packages']}>
        {Array.from({ length: count }, (_, index) => (
          <PackageSkeleton key={index} />
        ))}
      </div>
    </div>
  ));
}
