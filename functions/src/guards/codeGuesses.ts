import { guessLimitOfCustomer, guessLimitOfShop, type RateLimit } from '../rateLimits.ts';
import type { Caller } from './identity.ts';
import { forgiveRate, requireRate } from './rateLimit.ts';

interface Count {
  limit: RateLimit;
  subject: string;
}

/** Counts the guesses of one account, at codes of every kind. */
export const guessesOfCustomer = ({ uid }: Caller): Count => ({
  limit: guessLimitOfCustomer,
  subject: uid,
});

/** Counts the guesses of all accounts together, for codes that are short enough to be found by many of them. */
export const guessesOfShop: Count = { limit: guessLimitOfShop, subject: '' };

/**
 * Looks for what somebody has typed a code of. A try is counted before the code is looked up, so that guesses
 * that arrive together are counted one by one; a right one is taken off the counts again.
 */
export async function countedGuess<Found>(
  counts: readonly Count[],
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const at = new Date();
  const request = ({ subject }: Count) => ({ name: 'codes', subject, at });
  for (const count of counts) await requireRate(count.limit, request(count));
  const found = await look();
  if (found === undefined) return undefined;
  for (const count of counts) await forgiveRate(count.limit, request(count));
  return found;
}
