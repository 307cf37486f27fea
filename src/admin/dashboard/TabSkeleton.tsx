import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import skeletonStyles from './TabSkeleton.module.css';

/** A tab whose code is on its way. */
export function TabSkeleton() {
  return (
    <div className={skeletonStyles['skeleton']} aria-hidden>
      <Skeleton width="18rem" height="var(--text-title)" />
      <Skeleton width="100%" height="12rem" />
    </div>
  );
}
