import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation, BrowserRouter } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { isPageOpen } from '#src/model/consent/consent.ts';
import { wayBackTo } from '#src/model/consent/wayBack.ts';
import { useConsent } from '#src/stores/consent.ts';
import { useSession } from '#src/stores/session.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.ts';
import { ErrorBoundary, ErrorScreen } from './ErrorBoundary.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { Router } from './Router.tsx';

/** Redirects visitors who declined cookies from the pages that need them to the front page. */
export function RequireConsent({ children }: { children: ReactNode }) {
  const choice = useConsent((state) => state.value);
  const location = useLocation();
  if (isPageOpen(choice, location.pathname)) return children;
  return <Navigate to={routes.home} replace state={{ wayBack: wayBackTo(location) }} />;
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
