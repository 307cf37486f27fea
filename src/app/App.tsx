import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation, BrowserRouter } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { isPageOpen, wayBackTo } from '#src/model/consent/consent.ts';
import { allows, useConsent } from '#src/stores/consent.ts';
import { useSession } from '#src/stores/session.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { ErrorBoundary, ErrorScreen } from './ErrorBoundary.tsx';
import { PageAnnouncer } from './RootLayout.tsx';
import { Router } from './Router.tsx';

/** Redirects visitors who declined cookies from the pages that need them to the front page. */
export function RequireConsent({ children }: { children: ReactNode }) {
  const choice = useConsent((state) => state.value);
  const location = useLocation();
  if (isPageOpen(choice, location.pathname)) return children;
  return <Navigate to={routes.home} replace state={{ wayBack: wayBackTo(location) }} />;
}

const SessionMonitor = lazyPage(
  () => import('./session/SessionMonitor.tsx').then((m) => m.SessionMonitor),
  'nothing',
);

/** A part that the pages do without: while it loads, and when it fails, nothing is shown. */
function Optional({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Loads the session monitor for signed-in users only. */
export function SignedIn() {
  const user = useSession((state) => state.user);
  return (
    user && (
      <Optional>
        <SessionMonitor key={user.uid} user={user} />
      </Optional>
    )
  );
}

/** Loads the measurement of visits, for visitors who have agreed to it. */
export function Measured() {
  const isAllowed = useConsent((state) => allows('statistics', state));
  return (
    isAllowed && (
      <Optional>
        <Measurement />
      </Optional>
    )
  );
}

// None of them is needed for the first paint.
const Measurement = lazyPage(
  () => import('./Measurement.tsx').then((m) => m.Measurement),
  'nothing',
);
const Cart = lazyPage(() => import('./Cart.tsx').then((m) => m.Cart), 'nothing');
const Notices = lazyPage(() => import('./Notices.tsx').then((m) => m.Notices), 'nothing');

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
        <Optional>
          <Notices />
        </Optional>
        <Optional>
          <Cart />
        </Optional>
        <Measured />
        <SignedIn />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
