import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#src/shared/routes.ts';
import { commonTexts } from '#src/shared/texts/common.ts';
import { useIsLeaving, useSession } from '#src/stores/session.ts';
import type { NewToast } from '#src/stores/toasts.ts';
import { Leave } from '#src/ui/Leave.tsx';
import { SessionLate } from '#src/ui/SessionLate.tsx';
import styles from './RequireUser.module.css';

interface RequireUserProps {
  /** What a guest is told on the way to the sign-in page. */
  notice?: string;
  children: ReactNode;
}

/** Lets signed-in people through; a guest signs in first, and is then led back to this address. */
export function RequireUser({ notice, children }: RequireUserProps) {
  const { status, user } = useSession();
  const isLeaving = useIsLeaving();
  const { pathname, search } = useLocation();
  const toast = useMemo<NewToast | undefined>(
    () => (notice === undefined ? undefined : { kind: 'info', text: notice }),
    [notice],
  );
  if (status === 'unknown' || (isLeaving && !user)) {
    return (
      <p role="status" className={styles['waiting']}>
        {commonTexts.loading}
      </p>
    );
  }
  if (status === 'failed') return <SessionLate />;
  if (!user) return <Leave to={loginPath({ redirect: `${pathname}${search}` })} toast={toast} />;
  return children;
}
