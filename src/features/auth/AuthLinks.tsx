import type { ReactNode } from 'react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import linkStyles from './AuthLinks.module.css';

/** A link to another of these pages. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  const isLocked = useIsLocked();
  return (
    <LockableLink to={to} isLocked={isLocked} className={linkStyles['link']}>
      {children}
    </LockableLink>
  );
}

/** The ways on from a page, below what it is for. */
export function AuthLinks({ children }: { children: ReactNode }) {
  return <div className={linkStyles['links']}>{children}</div>;
}
