import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { loginPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { useIsSigningOut, useSession } from '#src/stores/session.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { SessionFailed } from '#src/ui/states/ErrorState.tsx';
import { Profile } from './Profile.tsx';
import styles from './ProfilePage.module.css';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** Shown to visitors who are not signed in. */
function AccessDenied() {
  const isLocked = useIsLocked();
  return (
    <section className={styles['denied']}>
      <h1 className={styles['title']}>{profileTexts.deniedTitle}</h1>
      <p className={styles['text']}>{profileTexts.deniedText}</p>
      <LockableLink
        to={loginPath({ redirect: routes.profile })}
        isLocked={isLocked}
        className={buttonClass('primary')}
      >
        {profileTexts.toLogin}
      </LockableLink>
    </section>
  );
}

/** The page on which users see and change the data of their account. */
export function ProfilePage() {
  const { status, user } = useSession();
  const isSigningOut = useIsSigningOut();
  const isWaiting = !user && (status === 'unknown' || isSigningOut);
  return (
    <>
      <PageHead title={profileTexts.title} noIndex />
      {isWaiting && <ProfileSkeleton />}
      {user && <Profile key={user.uid} user={user} />}
      {!isWaiting && status === 'failed' && <SessionFailed />}
      {!isWaiting && status === 'signedOut' && <AccessDenied />}
    </>
  );
}
