import { BrowserRouter } from 'react-router-dom';
import { Analytics } from './Analytics.tsx';
import { Consent } from './Consent.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { RequireConsent } from './guards/RequireConsent.tsx';
import { Notices } from './Notices.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { Router } from './Router.tsx';

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
        <Consent />
        <RequireConsent>
          <Router />
        </RequireConsent>
        <PageAnnouncer />
        <Notices />
        <Analytics />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
