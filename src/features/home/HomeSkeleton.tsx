import { Skeleton } from '#src/ui/states/EmptyState.tsx';
import { HomeLinks } from './HomeLinks.tsx';
import styles from './HomeSkeleton.module.css';

/** Reserves space below the hero, silently: nobody waits for it there. The links work at once. */
export function HomeSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <div className={styles['row']}>
        <Skeleton aspectRatio={3 / 2} />
        <Skeleton height="100%" />
      </div>
      <HomeLinks />
    </div>
  );
}
