import { isDownloaded, saleFacts } from '../../../src/model/sale/life.ts';
import type { Purchase, PurchaseItem } from '../../../src/model/purchases/schema.ts';
import { Refusal } from '../refusal.ts';

/** A paid item and its purchase. */
export interface Bought {
  purchase: Purchase;
  item: PurchaseItem;
}

/**
 * Finds an item in a purchase. A purchase of another user is refused like one that does not exist,
 * and one whose first download the buyer has not noted: until then it may be withdrawn.
 */
export function boughtItem(purchase: Purchase | undefined, itemId: string, uid: string): Bought {
  if (purchase?.userId !== uid) throw new Refusal(403, 'download/not-owner');
  if (purchase.withdrawnAt) throw new Refusal(409, 'order/withdrawn');
  if (!saleFacts({ purchase }).isBought) throw new Refusal(409, 'download/no-link');
  if (!isDownloaded(purchase)) throw new Refusal(409, 'download/not-opened');
  const item = purchase.items.find(({ id }) => id === itemId);
  if (!item) throw new Refusal(404, 'download/no-link');
  return { purchase, item };
}
