import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { RequireConsent } from './guards/RequireConsent.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { Router } from './Router.tsx';
import { SignedIn } from './SignedIn.tsx';

// None of them is part of the first paint.
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
