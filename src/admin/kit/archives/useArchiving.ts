import { useEffect } from 'react';
import { resumeArchives, retryArchives, stopArchives, useArchives } from './archives.ts';
import { useOpenWorkWhile } from '#src/admin/kit/editing/useUnsavedGuard.ts';

/** Keeps the permanent archive going for as long as the dashboard is open. */
export function useArchiving(): void {
  const isWorking = useArchives(({ orders }) =>
    Object.values(orders).some(({ state }) => state === 'working'),
  );
  useOpenWorkWhile('archiving', isWorking);

  useEffect(() => {
    resumeArchives();
    window.addEventListener('online', retryArchives);
    return () => {
      window.removeEventListener('online', retryArchives);
      stopArchives();
    };
  }, []);
}
