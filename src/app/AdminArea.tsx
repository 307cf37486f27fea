import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RedirectWithToast } from '#src/features/auth/RedirectWithToast.tsx';
import { loginPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { useIsSigningOut, useSession } from '#src/stores/session.ts';
import type { NewToast } from '#src/stores/toasts.ts';
import { SessionFailed } from '#src/ui/states/AsyncView.tsx';
import styles from './AdminArea.module.css';
import { AdminLayout } from './AdminLayout.tsx';
import { Consent } from './Consent.tsx';

const refusal: NewToast = { kind: 'error', text: adminTexts.denied };
const request: NewToast = { kind: 'info', text: adminTexts.signInFirst };

/** Renders its children for administrators only. The database rules protect the data; this redirects everybody else. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const isSigningOut = useIsSigningOut();
  const { pathname, search } = useLocation();
  if (status === 'unknown') {
    return (
      <main className={styles['verifying']}>
        <div role="status">
          <h1 className={styles['words']}>{adminTexts.verifying}</h1>
        </div>
      </main>
    );
  }
  if (status === 'failed') {
    return (
      <main className={styles['verifying']}>
        <SessionFailed />
      </main>
    );
  }
  if (!user && isSigningOut) return null;
  if (!user)
    return (
      <RedirectWithToast to={loginPath({ redirect: `${pathname}${search}` })} toast={request} />
    );
  if (!user.isAdmin) return <RedirectWithToast to={routes.home} toast={refusal} />;
  return children;
}

/** The dashboard and its guard, in a chunk that visitors never fetch. */
export function AdminArea() {
  return (
    <>
      <Consent />
      <RequireAdmin>
        <AdminLayout />
      </RequireAdmin>
    </>
  );
}
