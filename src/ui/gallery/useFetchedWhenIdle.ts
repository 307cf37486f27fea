import { useEffect } from 'react';
import { whenIdle } from '#src/hooks/whenIdle.ts';

/** Fetches what will probably be needed, once what is needed now is there. */
export function usePrefetchWhenIdle(fetchPart: () => Promise<unknown>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    return whenIdle(() => {
      // What fails now is fetched again when it is needed, and fails there in sight.
      fetchPart().catch(() => undefined);
    });
  }, [fetchPart, isReady]);
}
