import { COUNTDOWN_ORANGE_S, COUNTDOWN_RED_S, EMAIL_CHANGE_SIGN_IN_MAX_AGE_MS } from '../limits.ts';

/** How long to wait before attempt number `retry` (1, 2, …): twice as long each time. */
export function backoffMs(retry: number, firstMs: number): number {
  return firstMs * 2 ** (retry - 1);
}

export type CountdownTone = 'red' | 'orange' | 'calm';

/** The colour of a countdown. */
export function countdownTone(secondsLeft: number): CountdownTone {
  if (secondsLeft <= COUNTDOWN_RED_S) return 'red';
  return secondsLeft <= COUNTDOWN_ORANGE_S ? 'orange' : 'calm';
}

/** Whether the last sign-in is recent enough to change the e-mail address: under five minutes. */
export function isRecentSignIn(lastSignIn: Date, now: Date): boolean {
  return now.getTime() - lastSignIn.getTime() < EMAIL_CHANGE_SIGN_IN_MAX_AGE_MS;
}
