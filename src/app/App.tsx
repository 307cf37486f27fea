import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Notices } from './Notices.tsx';
import { Router } from './Router.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Router />
        <Notices />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
