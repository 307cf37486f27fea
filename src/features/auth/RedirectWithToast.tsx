import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast, type NewToast } from '#src/stores/toasts.ts';

/** Says something when a page is met; nothing when it is left out. */
export function useToastOnce(toast: NewToast | undefined): void {
  const isTold = useRef(false);
  useEffect(() => {
    // In development React runs effects twice, to find those that mind.
    if (isTold.current || !toast) return;
    isTold.current = true;
    showToast(toast);
  }, [toast]);
}

interface RedirectProps {
  to: string;
  /** Why; nothing is said when left out. */
  toast?: Parameters<typeof useToastOnce>[0];
}

/** Leads away from a page that is not for the visitor, and says why once. */
export function RedirectWithToast({ to, toast }: RedirectProps) {
  useToastOnce(toast);
  return <Navigate to={to} replace />;
}
