import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function follow(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the visitor has asked for a page on which nothing moves by itself. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(QUERY).matches);
}
