import { startOfDay } from '../base/dates.ts';
import { cartTexts } from '../cart/texts.ts';
import { earlierTick } from './texts.ts';

/** The first day of today's words, which are the better ones for the buyer. */
const SINCE = startOfDay('2026-11-29');

/** The words about the right of withdrawal that a buyer of pictures ticked at this time. */
export function tickedWords(acceptedAt: Date): string {
  return acceptedAt < SINCE ? earlierTick : cartTexts.consent;
}
