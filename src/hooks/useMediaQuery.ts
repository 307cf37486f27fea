import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen fits a media query, now and when it changes. */
export function useMediaQuery(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}

/** Whether the visitor has asked for a page on which nothing moves by itself. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
