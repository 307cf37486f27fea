import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '#src/features/layout/Footer.tsx';
import { Header } from '#src/features/layout/Header.tsx';
import { ScrollToTopButton } from '#src/features/layout/ScrollToTopButton.tsx';
import { findRoute } from '#src/model/base/routes.ts';
import { Consent, WayBack } from './Consent.tsx';
import { ErrorBoundary, ErrorScreen } from './ErrorBoundary.tsx';
import styles from './RootLayout.module.css';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';

/** The layout of every public page. */
export function RootLayout() {
  const { pathname } = useLocation();
  const isHome = (findRoute(pathname) ?? 'home') === 'home';
  return (
    <div className={styles['layout']}>
      <SkipLink />
      <Consent />
      <Header isOverPicture={isHome} />
      <main id={CONTENT_ID} className={styles['content']} tabIndex={-1}>
        {/* Inside, so that a new page does not take the focus from it. */}
        <WayBack />
        <ErrorBoundary fallback={<ErrorScreen />} place={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <ScrollToTopButton />
      <Footer />
    </div>
  );
}
