import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { loginPath, routes } from '#src/model/base/routes.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import styles from './AccessDenied.module.css';

/** Nobody is signed in: there is nothing to show. */
export function AccessDenied() {
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
