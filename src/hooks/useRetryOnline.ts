import { useEffect } from 'react';
import type { Retryable } from './asyncState.ts';

/** Tries again by itself what failed, as soon as the connection is back. */
export function useRetryOnline({ status, retry }: Retryable<unknown>): void {
  useEffect(() => {
    if (status !== 'failed') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [status, retry]);
}
