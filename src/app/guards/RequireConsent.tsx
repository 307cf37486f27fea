import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { isPageOpen } from '#src/model/consent/consent.ts';
import { useConsent } from '#src/stores/consent.ts';

/** Leads those who declined cookies from the pages that need them to the front page. */
export function RequireConsent({ children }: { children: ReactNode }) {
  const choice = useConsent((state) => state.value);
  const { pathname } = useLocation();
  return isPageOpen(choice, pathname) ? children : <Navigate to={routes.home} replace />;
}
