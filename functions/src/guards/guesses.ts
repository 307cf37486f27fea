import { codesOfCustomer, codesOfShop } from '../rateLimits.ts';
import type { Caller } from './identity.ts';
import { forgiveRate, requireRate } from './rateLimit.ts';

/**
 * Looks for what somebody has typed a code of. A try is counted before the code is looked up, so that guesses
 * that arrive together are counted one by one; a right one is taken off the count again.
 */
export async function countedGuess<Found>(
  { uid }: Caller,
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const at = new Date();
  const counts = [
    [codesOfCustomer, { name: 'codes', subject: uid, at }],
    [codesOfShop, { name: 'codes', subject: '', at }],
  ] as const;
  for (const [limit, request] of counts) await requireRate(limit, request);
  const found = await look();
  if (found === undefined) return undefined;
  for (const [limit, request] of counts) await forgiveRate(limit, request);
  return found;
}
