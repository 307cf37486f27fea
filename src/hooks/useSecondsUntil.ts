import { useNow } from './useNow.ts';

const CLOCK_MS = 1000;

/** How many seconds are left until a moment, by the clock; never less than none. */
export function useSecondsUntil(moment: number): number {
  const now = useNow(CLOCK_MS);
  return Math.max(0, Math.ceil((moment - now.getTime()) / CLOCK_MS));
}
