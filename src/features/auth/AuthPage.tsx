import { useEffect, type ReactNode } from 'react';
import { prepareSignIn } from '#src/data/auth/session.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import styles from './AuthPage.module.css';
import { AuthPicture } from './AuthPicture.tsx';

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
