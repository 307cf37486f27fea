import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RedirectWithToast } from '#src/features/auth/RedirectWithToast.tsx';
import { loginPath } from '#src/model/base/addresses.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { useIsSigningOut, useSession } from '#src/stores/session.ts';
import { SessionFailed } from '#src/ui/states/AsyncView.tsx';
import styles from './RequireUser.module.css';

/** Renders its children for signed-in users; a guest is sent to the login page and back here afterwards. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const isSigningOut = useIsSigningOut();
  const { pathname, search } = useLocation();
  if (status === 'unknown' || (isSigningOut && !user)) {
    return (
      <p role="status" className={styles['waiting']}>
        {commonTexts.loading}
      </p>
    );
  }
  if (status === 'failed') return <SessionFailed />;
  if (!user) return <RedirectWithToast to={loginPath({ redirect: `${pathname}${search}` })} />;
  return children;
}
