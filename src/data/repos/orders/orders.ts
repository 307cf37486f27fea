import { documents } from '#src/model/base/paths.ts';
import type { Period } from '#src/model/bookkeeping/period.ts';
import { orderRecordSchema, type OrderRecord } from '#src/model/orders/schema.ts';
import type { Page } from '../../readAllPages.ts';
import { countList } from '../../firestore/documents.ts';
import { readOrder, readOrderPage, readOrders } from '../../firestore/orderData.ts';
import { queries } from '../../firestore/queries.ts';

export function get(orderId: string): Promise<OrderRecord | undefined> {
  return readOrder(documents.order.build({ orderId }), orderRecordSchema);
}

/** The order records of an e-mail address; for administrators. */
export function listBy(email: string): Promise<OrderRecord[]> {
  return readOrders(queries.ordersBy(email), orderRecordSchema);
}

/** The number of orders: every purchase has its mirror here, and older orders exist only here. */
export function count(): Promise<number> {
  return countList(queries.everyOrder);
}

/** The order records of all customers, the newest first; for administrators. */
export function listAll(after?: string): Promise<Page<OrderRecord>> {
  return readOrderPage(queries.orders, orderRecordSchema, after);
}

/** The order records of a period, the newest first; for administrators. */
export function listDated(
  { from, until }: Pick<Period, 'from' | 'until'>,
  after?: string,
): Promise<Page<OrderRecord>> {
  return readOrderPage(queries.ordersDated(from, until), orderRecordSchema, after);
}

/**
 * True when a purchase needs this original, so that it must not be deleted. Records are counted and
 * not decoded, because an invalid record still needs its files.
 */
export async function isOriginalBought(path: string): Promise<boolean> {
  return (await countList(queries.ordersWithOriginal(path))) > 0;
}
