import { type ReactNode, useEffect } from 'react';
import { prepareSignIn } from '#src/data/auth/session.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import linkStyles from './AuthLinks.module.css';
import styles from './AuthPage.module.css';
import { AuthPicture } from './AuthPicture.tsx';

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

interface AuthPageProps {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
}

/** One calm column, beside a picture where there is room for both. */
export function AuthPage({ title, intro, children }: AuthPageProps) {
  // The SDK comes while people type, not before the page is there.
  useEffect(() => whenIdle(prepareSignIn), []);
  return (
    <section className={styles['page']}>
      <PageHead title={title} noIndex />
      <div className={styles['column']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{title}</h1>
          {intro !== undefined && <div className={styles['intro']}>{intro}</div>}
        </div>
        {children}
      </div>
      <AuthPicture />
    </section>
  );
}
