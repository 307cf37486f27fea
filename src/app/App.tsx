import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation, BrowserRouter } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { isPageOpen, wayBackTo } from '#src/model/consent/consent.ts';
import { allows, hasConsent, useConsent } from '#src/stores/consent.ts';
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

// None of them is needed for the first paint.
const Measurement = lazyPage(
  () => import('./Measurement.tsx').then((m) => m.Measurement),
  'nothing',
);
const Cart = lazyPage(() => import('./Cart.tsx').then((m) => m.Cart), 'nothing');
const Notices = lazyPage(() => import('./Notices.tsx').then((m) => m.Notices), 'nothing');

/** The parts that not every visitor needs: they are fetched with a yes to cookies, or with an account. */
export function VisitorParts() {
  const user = useSession((state) => state.user);
  const isMeasured = useConsent((state) => allows('statistics', state));
  const mayBuy = useConsent(hasConsent);
  return (
    <>
      <Optional>{mayBuy && <Cart />}</Optional>
      <Optional>{isMeasured && <Measurement />}</Optional>
      <Optional>{user && <SessionMonitor key={user.uid} user={user} />}</Optional>
    </>
  );
}

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
        <VisitorParts />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
