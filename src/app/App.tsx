import { type ReactNode, useEffect, useRef, useState, lazy, Suspense } from 'react';
import { Navigate, useLocation, BrowserRouter } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { isPageOpen } from '#src/model/consent/consent.ts';
import { useConsent } from '#src/stores/consent.ts';
import { useSession } from '#src/stores/session.ts';
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx';
import { ErrorBoundary, ErrorScreen } from './ErrorBoundary.tsx';
import { Router } from './Router.tsx';

/** The time a page may take to set its title after it is shown. */
export const PAGE_TITLE_DELAY_MS = 150;

/** Redirects visitors who declined cookies from the pages that need them to the front page. */
export function RequireConsent({ children }: { children: ReactNode }) {
  const choice = useConsent((state) => state.value);
  const { pathname } = useLocation();
  return isPageOpen(choice, pathname) ? children : <Navigate to={routes.home} replace />;
}

/** Announces a new page to screen readers and moves the focus to it, as a browser does for a new document. */
function PageAnnouncer() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [name, setName] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    const main = document.querySelector('main');
    // The page may have focused one of its own elements already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    const timer = setTimeout(() => setName(document.title), PAGE_TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span role="status" data-page-name="">
        {name}
      </span>
    </VisuallyHidden>
  );
}

const SessionMonitor = lazy(() =>
  import('./session/SessionMonitor.tsx').then((m) => ({ default: m.SessionMonitor })),
);

/** Loads the session monitor for signed-in users only. */
export function SignedIn() {
  const user = useSession((state) => state.user);
  return (
    user && (
      <Suspense>
        <SessionMonitor key={user.uid} user={user} />
      </Suspense>
    )
  );
}

// None of them is needed for the first paint.
const Analytics = lazy(() => import('./Analytics.tsx').then((m) => ({ default: m.Analytics })));
const Cart = lazy(() => import('./Cart.tsx').then((m) => ({ default: m.Cart })));
const Notices = lazy(() => import('./Notices.tsx').then((m) => ({ default: m.Notices })));

export function App() {
  return (
    <ErrorBoundary
      fallback={
        <main>
          <ErrorScreen />
        </main>
      }
    >
      <BrowserRouter>
        <RequireConsent>
          <Router />
        </RequireConsent>
        <PageAnnouncer />
        <Suspense>
          <Notices />
        </Suspense>
        <Suspense>
          <Cart />
          <Analytics />
        </Suspense>
        <SignedIn />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
