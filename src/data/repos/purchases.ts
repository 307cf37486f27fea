import { documents } from '#src/model/base/paths.ts';
import { ORDER_HISTORY_PAGE_SIZE } from '#src/model/orders/pages.ts';
import { purchaseSchema, type Purchase } from '#src/model/purchases/schema.ts';
import type { Page } from '../everyPage.ts';
import { readOrder, readOrderPage } from '../firestore/orderData.ts';
import { queries } from '../firestore/queries.ts';

export function get(orderId: string): Promise<Purchase | undefined> {
  return readOrder(documents.purchase.build({ orderId }), purchaseSchema);
}

/** A buyer's own purchases, the newest first. */
export function listOwn(
  userId: string,
  after?: string,
  limit: number = ORDER_HISTORY_PAGE_SIZE,
): Promise<Page<Purchase>> {
  const query = { ...queries.purchasesOf(userId), limit };
  return readOrderPage(query, purchaseSchema, after);
}

/** Purchases that the permanent archive lacks something of, the newest first. */
export function listUnarchived(after?: string): Promise<Page<Purchase>> {
  return readOrderPage(queries.unarchivedPurchases, purchaseSchema, after);
}

/** What somebody has bought under an e-mail address, the newest first: for administrators. */
export function listBy(email: string, after?: string): Promise<Page<Purchase>> {
  return readOrderPage(queries.purchasesBy(email), purchaseSchema, after);
}

/** Everybody's purchases, the newest first: for administrators. */
export function listAll(after?: string): Promise<Page<Purchase>> {
  return readOrderPage(queries.purchases, purchaseSchema, after);
}
