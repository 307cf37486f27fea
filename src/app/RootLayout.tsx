import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '#src/features/layout/Footer.tsx';
import { Header } from '#src/features/layout/Header.tsx';
import { ScrollToTopButton } from '#src/features/layout/ScrollToTopButton.tsx';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { findRoute, pageOf } from '#src/model/base/routes.ts';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { Consent, WayBack } from './Consent.tsx';
import { ErrorBoundary, ErrorScreen } from './ErrorBoundary.tsx';
import styles from './RootLayout.module.css';

/** The id of the main element, where the skip link leads. */
export const CONTENT_ID = 'indhold';

/** The first link in the tab order, visible only while it has the focus. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles['skip']}>
      {layoutTexts.skipToContent}
    </a>
  );
}

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
        <ErrorBoundary fallback={<ErrorScreen />} place={pageOf(pathname)}>
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

/** The time a page may take to set its title after it is shown. */
export const PAGE_TITLE_DELAY_MS = 150;

/** Announces a new page to screen readers and moves the focus to it, as a browser does for a new document. */
export function PageAnnouncer() {
  const page = pageOf(useLocation().pathname);
  const shownPath = useRef(page);
  const [name, setName] = useState('');

  useEffect(() => {
    if (shownPath.current === page) return undefined;
    shownPath.current = page;
    const main = document.querySelector('main');
    // A page that has put the focus somewhere itself knows better.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    const timer = setTimeout(() => setName(document.title), PAGE_TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [page]);

  return (
    <VisuallyHidden>
      <span role="status" data-page-name="">
        {name}
      </span>
    </VisuallyHidden>
  );
}
