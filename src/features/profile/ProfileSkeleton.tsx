import { commonTexts } from '#src/model/base/texts.ts';
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import pageStyles from './Profile.module.css';
import styles from './ProfileSkeleton.module.css';

export function PanelSkeleton() {
  return (
    <div className={styles['panel']}>
      <Skeleton height="2.15rem" width="14rem" />
      <div>
        <Skeleton height="3.25rem" />
        <Skeleton height="3.25rem" />
      </div>
      <Skeleton height="2.75rem" width="7rem" />
    </div>
  );
}

/** Shown while the session is unknown. */
export function ProfileSkeleton() {
  return (
    <div className={pageStyles['page']}>
      <VisuallyHidden>
        <span role="status">{commonTexts.loading}</span>
      </VisuallyHidden>
      <div className={pageStyles['side']}>
        <Skeleton height="2.25rem" width="15rem" />
        <Skeleton height="4.75rem" width="13rem" />
        <Skeleton height="1.25rem" width="8rem" />
        <div className={styles['tabs']}>
          <Skeleton height="100%" />
        </div>
      </div>
      <PanelSkeleton />
    </div>
  );
}
