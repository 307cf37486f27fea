import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast, type NewToast } from '#src/stores/toasts.ts';

/** Shows a toast once per mount. */
function useToastOnce(toast: NewToast | undefined): void {
  const wasShown = useRef(false);
  useEffect(() => {
    // React's strict mode runs effects twice in development.
    if (wasShown.current || !toast) return;
    wasShown.current = true;
    showToast(toast);
  }, [toast]);
}

interface RedirectProps {
  to: string;
  /** The reason for the redirect. */
  toast?: Parameters<typeof useToastOnce>[0];
}

/** Redirects from a page that is closed to the visitor, with one toast about the reason. */
export function RedirectWithToast({ to, toast }: RedirectProps) {
  useToastOnce(toast);
  return <Navigate to={to} replace />;
}
