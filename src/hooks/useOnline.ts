import { useSyncExternalStore, useEffect } from 'react';
import type { Retryable } from './asyncState.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Returns true while the browser reports a network connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** Tries again by itself what failed, as soon as the connection is back; an `AsyncView` does so by itself. */
export function useRetryOnline({
  status,
  retry,
}: Pick<Retryable<unknown>, 'status' | 'retry'>): void {
  useEffect(() => {
    if (status !== 'failed') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [status, retry]);
}
