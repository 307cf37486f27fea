import { useEffect } from 'react';
import type { Retryable } from './asyncState.ts';

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
