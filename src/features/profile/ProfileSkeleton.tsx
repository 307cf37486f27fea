import { commonTexts } from '#src/model/base/texts.ts';
import accountStyles from '#src/ui/account/AccountLayout.module.css';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
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
    <div className={accountStyles['page']}>
      <VisuallyHidden>
        <span role="status">{commonTexts.loading}</span>
      </VisuallyHidden>
      <div className={accountStyles['title']}>
        <Skeleton height="1.08em" width="min(100%, 24rem)" />
      </div>
      <div className={accountStyles['side']}>
        <Skeleton height="4.75rem" width="13rem" />
        <div className={styles['tabs']}>
          <Skeleton height="100%" />
        </div>
      </div>
      <PanelSkeleton />
    </div>
  );
}
