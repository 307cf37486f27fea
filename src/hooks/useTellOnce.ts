import { useEffect, useRef } from 'react';
import { showToast } from '#src/stores/toasts.ts';
import type { NewToast } from '#src/stores/toasts.ts';

/** Says something when a page is met; nothing when it is left out. */
export function useTellOnce(toast: NewToast | undefined): void {
  const isTold = useRef(false);
  useEffect(() => {
    // In development React runs effects twice, to find those that mind.
    if (isTold.current || !toast) return;
    isTold.current = true;
    showToast(toast);
  }, [toast]);
}
