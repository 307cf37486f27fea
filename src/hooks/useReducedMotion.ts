import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the visitor has asked for a page on which nothing moves by itself. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
