import { useEffect } from 'react';
import { MINUTE_MS } from '#src/model/base/units.ts';
import { whenAwake } from '#src/stores/awake.ts';
import { useCleanup } from './cleanupState.ts';

export const STORAGE_CLEANUP_INTERVAL_MS = 5 * MINUTE_MS;

async function run(): Promise<void> {
  try {
    const { cleanUp } = await import('./cleanup.ts');
    await cleanUp();
  } catch (thrown) {
    // Nothing has been deleted; the next run tries again.
    console.warn('The cleanup of files could not be loaded', thrown);
  }
}

function setNextRun(): void {
  useCleanup.setState({ nextRunAt: Date.now() + STORAGE_CLEANUP_INTERVAL_MS });
}

/**
 * Cleans up files every five minutes for as long as the dashboard is open and somebody looks at it;
 * what was due meanwhile is done once when somebody does.
 */
export function useStorageCleanup(): void {
  useEffect(() => {
    setNextRun();
    let stopWaiting = (): void => undefined;
    const timer = setInterval(() => {
      setNextRun();
      stopWaiting();
      stopWaiting = whenAwake(() => void run());
    }, STORAGE_CLEANUP_INTERVAL_MS);
    return () => {
      stopWaiting();
      clearInterval(timer);
      useCleanup.setState({ nextRunAt: undefined });
    };
  }, []);
}
