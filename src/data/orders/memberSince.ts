import { accountCreatedAt } from '../auth/account.ts';
import * as pendingOrders from '../repos/orders/pendingOrders.ts';
import * as purchases from '../repos/purchases/purchases.ts';

/**
 * The creation of the account, or its first order if that is older, as it is for an account that was
 * moved here together with its orders. Undefined when Firebase does not provide it.
 */
export async function memberSince(userId: string): Promise<Date | undefined> {
  const [created, bought, ordered] = await Promise.all([
    accountCreatedAt(),
    purchases.firstDate(userId),
    pendingOrders.firstDate(userId),
  ]);
  if (!created) return undefined;
  const known = [created, bought, ordered].filter((date) => date !== undefined);
  return new Date(Math.min(...known.map((date) => date.getTime())));
}
