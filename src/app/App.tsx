import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation, BrowserRouter, type Location } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { isAccepted, isPageOpen, isWorthReturning } from '#src/model/consent/consent.ts';
import { useConsent } from '#src/stores/consent.ts';
import { useSession } from '#src/stores/session.ts';
import { forgetWayBack, rememberWayBack } from '#src/stores/wayBack.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.ts';
import { ErrorBoundary, ErrorScreen } from './ErrorBoundary.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { Router } from './Router.tsx';

/** Remembers the page on which the question about cookies is asked, until the front page is left again. */
function useWayBackMemory(isAnswered: boolean): void {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  useEffect(() => {
    if (isAnswered || !isWorthReturning(pathname)) return;
    rememberWayBack({ path: `${pathname}${search}${hash}`, state });
  }, [isAnswered, pathname, search, hash, state]);
  useEffect(
    () => (isAnswered && pathname === routes.home ? forgetWayBack : undefined),
    [isAnswered, pathname],
  );
}

/** Redirects visitors who declined cookies from the pages that need them to the front page. */
export function RequireConsent({ children }: { children: ReactNode }) {
  const choice = useConsent((state) => state.value);
  const { pathname } = useLocation();
  useWayBackMemory(isAccepted(choice));
  return isPageOpen(choice, pathname) ? children : <Navigate to={routes.home} replace />;
}

const SessionMonitor = lazyPage(() =>
  import('./session/SessionMonitor.tsx').then((m) => m.SessionMonitor),
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
const Analytics = lazyPage(() => import('./Analytics.tsx').then((m) => m.Analytics));
const Cart = lazyPage(() => import('./Cart.tsx').then((m) => m.Cart));
const Notices = lazyPage(() => import('./Notices.tsx').then((m) => m.Notices));

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
