import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath, routes } from '#src/shared/routes.ts';
import { adminTexts } from '#src/shared/texts/admin.ts';
import { useSession } from '#src/stores/session.ts';
import { showToast } from '#src/stores/toasts.ts';
import type { NewToast } from '#src/stores/toasts.ts';
import styles from './RequireAdmin.module.css';

function Leave({ to, toast }: { to: string; toast: NewToast }) {
  const isTold = useRef(false);
  useEffect(() => {
    // In development React runs effects twice, to find those that mind.
    if (isTold.current) return;
    isTold.current = true;
    showToast(toast);
  }, [toast]);
  return <Navigate to={to} replace />;
}

const refusal: NewToast = { kind: 'error', text: adminTexts.denied };
const request: NewToast = { kind: 'info', text: adminTexts.signInFirst };

/** Lets administrators through. The rules of the database guard the data; this spares the others a dead end. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
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
  if (!user) return <Leave to={loginPath({ redirect: `${pathname}${search}` })} toast={request} />;
  if (!user.isAdmin) return <Leave to={routes.home} toast={refusal} />;
  return children;
}
