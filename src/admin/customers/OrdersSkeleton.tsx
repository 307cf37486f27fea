import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import skeletonStyles from './OrdersSkeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** The orders before they are known. */
export function OrderOverviewSkeleton() {
  return (
    <div className={skeletonStyles['rows']} aria-hidden>
      <Skeleton width="100%" height="4.5rem" />
      {ROWS.map((row) => (
        <Skeleton key={row} width="100%" height="4rem" />
      ))}
    </div>
  );
}
