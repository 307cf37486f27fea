import { useEffect, useState } from 'react';
import { toAppError } from '#src/model/base/errors.ts';
import { ORPHAN_CLEANUP_FIRST_RUN_MS, ORPHAN_CLEANUP_INTERVAL_MS } from '#src/shared/limits.ts';
import { removeOrphans } from './orphans.ts';

export interface OrphanCleanup {
  isRunning: boolean;
  /** When it runs next, by the clock. */
  nextRunAt: number;
  /** The e-mails of what the last run has removed; undefined before the first. */
  removed: readonly string[] | undefined;
  /** The last run was called off. */
  hasFailed: boolean;
}

/** Removes orphaned profiles after five seconds and then every minute, as long as the panel is open. */
export function useOrphanCleanup(): OrphanCleanup {
  const [cleanup, setCleanup] = useState<OrphanCleanup>(() => ({
    isRunning: false,
    nextRunAt: Date.now() + ORPHAN_CLEANUP_FIRST_RUN_MS,
    removed: undefined,
    hasFailed: false,
  }));

  useEffect(() => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const change = (next: Partial<OrphanCleanup>) => {
      if (!isStopped) setCleanup((before) => ({ ...before, ...next }));
    };
    const run = async () => {
      change({ isRunning: true });
      try {
        const removed = await removeOrphans();
        change({ removed: removed.map(({ email }) => email), hasFailed: false });
      } catch (thrown) {
        console.warn('The cleanup of profiles was called off', toAppError(thrown).code);
        change({ hasFailed: true });
      }
      if (isStopped) return;
      change({ isRunning: false, nextRunAt: Date.now() + ORPHAN_CLEANUP_INTERVAL_MS });
      timer = setTimeout(() => void run(), ORPHAN_CLEANUP_INTERVAL_MS);
    };
    timer = setTimeout(() => void run(), ORPHAN_CLEANUP_FIRST_RUN_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, []);

  return cleanup;
}
