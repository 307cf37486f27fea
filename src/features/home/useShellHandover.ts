import { useLayoutEffect } from 'react';
import { removeShell } from '#src/lib/hero.ts';

/** Takes over from the hero in index.html, in the very frame in which the application shows its own. */
export function useEarlyHeroRemoval(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) removeShell();
  }, [isReady]);

  useLayoutEffect(() => removeShell, []);
}
