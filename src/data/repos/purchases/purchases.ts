import { documents } from '#src/model/base/paths.ts';
import type { Period } from '#src/model/bookkeeping/period.ts';
import { ORDER_HISTORY_PAGE_SIZE } from '#src/model/orders/pages.ts';
import { backupAtOnce, purchaseSchema, type Purchase } from '#src/model/purchases/schema.ts';
import type { Page } from '../../readAllPages.ts';
import { SERVER_TIME } from '../../firestore/converter.ts';
import { writeTogether } from '../../firestore/documents.ts';
import type { OnError } from '../../firestore/live.ts';
import { readOrder, readOrderPage, watchOrder, watchOrders } from '../../firestore/orderData.ts';
import { queries } from '../../firestore/queries.ts';
import type { Unsubscribe } from '../../subscribeLater.ts';

export function get(orderId: string): Promise<Purchase | undefined> {
  return readOrder(documents.purchase.build({ orderId }), purchaseSchema);
}

/** A buyer's purchases, the newest first. */
export function listOwn(
  userId: string,
  after?: string,
  limit: number = ORDER_HISTORY_PAGE_SIZE,
): Promise<Page<Purchase>> {
  const query = { ...queries.purchasesOf(userId), limit };
  return readOrderPage(query, purchaseSchema, after);
}

/** The date of a buyer's first purchase. */
export async function firstDate(userId: string): Promise<Date | undefined> {
  const { items } = await readOrderPage(queries.firstPurchaseOf(userId), purchaseSchema);
  return items[0]?.purchaseDate;
}

/** Follows the purchases with files missing from the archive, the newest first. */
export function watchUnarchived(
  onNext: (purchases: Purchase[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchOrders(queries.unarchivedPurchases, purchaseSchema, { onNext, onError });
}

/** Follows one purchase. */
export function watch(
  orderId: string,
  onNext: (purchase: Purchase | undefined) => void,
  onError: OnError,
): Unsubscribe {
  const path = documents.purchase.build({ orderId });
  return watchOrder(path, purchaseSchema, { onNext, onError });
}

/** Asks for the next round of the archive at once; for administrators. */
export function archiveAtOnce(orderId: string): Promise<void> {
  return writeTogether((writer) => {
    const changes = { backupRun: backupAtOnce, updatedAt: SERVER_TIME };
    writer.update(documents.purchase.build({ orderId }), changes);
  });
}

/** The purchases of an e-mail address, the newest first; for administrators. */
export function listBy(email: string, after?: string): Promise<Page<Purchase>> {
  return readOrderPage(queries.purchasesBy(email), purchaseSchema, after);
}

/** The purchases of all customers, the newest first; for administrators. */
export function listAll(after?: string): Promise<Page<Purchase>> {
  return readOrderPage(queries.purchases, purchaseSchema, after);
}

/** The purchases of a period, the newest first; for administrators. */
export function listMade(
  { from, until }: Pick<Period, 'from' | 'until'>,
  after?: string,
): Promise<Page<Purchase>> {
  return readOrderPage(queries.purchasesMade(from, until), purchaseSchema, after);
}

/** Follows the purchases that were withdrawn, the newest first; for administrators. */
export function watchWithdrawn(
  onNext: (purchases: Purchase[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchOrders(queries.withdrawnPurchases, purchaseSchema, { onNext, onError });
}
