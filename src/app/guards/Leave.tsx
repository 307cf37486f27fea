import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '#src/stores/toasts.ts';
import type { NewToast } from '#src/stores/toasts.ts';

interface LeaveProps {
  to: string;
  /** Why; nothing is said when left out. */
  toast?: NewToast | undefined;
}

/** Leads away from a page that is not for the visitor, and says why once. */
export function Leave({ to, toast }: LeaveProps) {
  const isTold = useRef(false);
  useEffect(() => {
    // In development React runs effects twice, to find those that mind.
    if (isTold.current || !toast) return;
    isTold.current = true;
    showToast(toast);
  }, [toast]);
  return <Navigate to={to} replace />;
}
