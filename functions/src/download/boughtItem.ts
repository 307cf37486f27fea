import { isPaid } from '../../../src/model/orders/status.ts';
import type { Purchase, PurchaseItem } from '../../../src/model/purchases/schema.ts';
import { Refusal } from '../refusal.ts';

/** A paid item and its purchase. */
export interface Bought {
  purchase: Purchase;
  item: PurchaseItem;
}

/**
 * Finds an item in a purchase. A purchase of another user is refused like one that does not exist.
 */
export function boughtItem(purchase: Purchase | undefined, itemId: string, uid: string): Bought {
  if (purchase?.userId !== uid) throw new Refusal(403, 'download/not-owner');
  if (!isPaid(purchase.paymentStatus)) throw new Refusal(409, 'download/no-link');
  const item = purchase.items.find(({ id }) => id === itemId);
  if (!item) throw new Refusal(404, 'download/no-link');
  return { purchase, item };
}
