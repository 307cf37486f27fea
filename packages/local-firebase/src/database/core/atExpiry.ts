import type { Access } from './access.ts';

const MAX_TIMER_MS = 2_147_483_647;

/** Calls back when an access runs out, if ever in the time a timer can wait. */
export function atExpiry(access: Access, callback: () => void): NodeJS.Timeout | undefined {
  if (access.expires === null) return undefined;
  const left = access.expires * 1000 - Date.now();
  return left > MAX_TIMER_MS ? undefined : setTimeout(callback, left).unref();
}
