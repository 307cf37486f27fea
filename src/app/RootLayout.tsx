import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '#src/features/layout/Footer.tsx';
import { Header } from '#src/features/layout/Header.tsx';
import { findRoute } from '#src/shared/routes.ts';
import { layoutTexts } from '#src/shared/texts/layout.ts';
import styles from './RootLayout.module.css';
import { useScrollToTop } from './useScrollToTop.ts';

const CONTENT_ID = 'indhold';

/** The frame of every public page. */
export function RootLayout() {
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  const isHome = (findRoute(pathname) ?? 'home') === 'home';
  return (
    <div className={styles['layout']}>
      <a href={`#${CONTENT_ID}`} className={styles['skip']}>
        {layoutTexts.skipToContent}
      </a>
      <Header isOverPicture={isHome} />
      <main id={CONTENT_ID} className={styles['content']} tabIndex={-1}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
