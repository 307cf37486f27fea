import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import type { Period } from '#src/model/bookkeeping/period.ts';
import { isOrderId } from '#src/model/orders/orderId.ts';
import { ORDER_HISTORY_PAGE_SIZE } from '#src/model/orders/pages.ts';
import {
  ORDER_QUOTA_MAX_COUNT,
  orderQuotaSchema,
  pendingOrderSchema,
  type PendingOrder,
} from '#src/model/orders/schema.ts';
import type { Page } from '../../readAllPages.ts';
import { decode, SERVER_TIME } from '../../firestore/converter.ts';
import type { OnError } from '../../firestore/live.ts';
import { countList, writeTogether } from '../../firestore/documents.ts';
import { readOrder, readOrderPage, readOrders, watchOrders } from '../../firestore/orderData.ts';
import type { DocumentReader, DocumentWriter } from '../../firestore/port.ts';
import { queries } from '../../firestore/queries.ts';
import { transactWithRetry } from '../../firestore/transactWithRetry.ts';
import type { Unsubscribe } from '../../subscribeLater.ts';

const pathOf = (pendingOrderId: string) => documents.pendingOrder.build({ pendingOrderId });

export function get(id: string): Promise<PendingOrder | undefined> {
  return readOrder(pathOf(id), pendingOrderSchema);
}

/**
 * Counts an order towards the customer's quota, which the rules enforce. Returns true when the
 * quota was used up before.
 */
async function countOrder(
  transaction: DocumentReader & DocumentWriter,
  { id, userId }: Pick<PendingOrder, 'id' | 'userId'>,
): Promise<boolean> {
  const path = documents.orderQuota.build({ uid: userId });
  const stored = await transaction.read(path);
  const quota = stored && decode(orderQuotaSchema, stored);
  if (quota?.isBlocked) throw new AppError('order/blocked');
  const count = quota?.count ?? 0;
  const isFull = count >= ORDER_QUOTA_MAX_COUNT;
  // Only the server knows if the window of a used-up quota has ended, so the count is restarted and
  // the rules decide.
  if (count === 0 || isFull) {
    transaction.set(path, { orderId: id, count: 1, startedAt: SERVER_TIME });
  } else {
    transaction.update(path, { orderId: id, count: count + 1 });
  }
  return isFull;
}

/**
 * Places an order. Repeated calls with the same id place it once: an earlier attempt whose answer
 * was lost is found.
 */
export async function create({ id, ...order }: PendingOrder): Promise<void> {
  const { userId } = order;
  const termsConsent = order.termsConsent && { ...order.termsConsent, acceptedAt: SERVER_TIME };
  const counted = { isFull: false };
  try {
    await transactWithRetry(async (transaction) => {
      if (await transaction.read(pathOf(id))) return;
      counted.isFull = await countOrder(transaction, { id, userId });
      transaction.set(pathOf(id), { ...order, termsConsent, createdAt: SERVER_TIME });
    });
  } catch (thrown) {
    const isRefused = thrown instanceof AppError && thrown.code === 'permission-denied';
    throw isRefused && counted.isFull ? new AppError('rate-limited', { cause: thrown }) : thrown;
  }
}

/** A buyer's orders of every status, the newest first. */
export function listOwn(
  userId: string,
  after?: string,
  limit: number = ORDER_HISTORY_PAGE_SIZE,
): Promise<Page<PendingOrder>> {
  const query = { ...queries.pendingOrdersOf(userId), limit };
  return readOrderPage(query, pendingOrderSchema, after);
}

/** The date of a buyer's first order. */
export async function firstDate(userId: string): Promise<Date | undefined> {
  const { items } = await readOrderPage(queries.firstPendingOrderOf(userId), pendingOrderSchema);
  return items[0]?.createdAt;
}

/** The approved orders, the newest first; for administrators. */
export function listApproved(after?: string): Promise<Page<PendingOrder>> {
  return readOrderPage(queries.approvedOrders, pendingOrderSchema, after);
}

/** The orders that were placed in a period, of every status, the newest first; for administrators. */
export function listPlaced(
  { from, until }: Pick<Period, 'from' | 'until'>,
  after?: string,
): Promise<Page<PendingOrder>> {
  return readOrderPage(queries.ordersPlaced(from, until), pendingOrderSchema, after);
}

/** The approved orders of an e-mail address; for administrators. */
export function listApprovedBy(email: string): Promise<PendingOrder[]> {
  return readOrders(queries.approvedOrdersBy(email), pendingOrderSchema);
}

/** The order of a number, of whatever status. */
export async function findByNumber(text: string): Promise<PendingOrder[]> {
  const wanted = text.toLocaleUpperCase('da-DK');
  const order = isOrderId(wanted) ? await get(wanted) : undefined;
  return order ? [order] : [];
}

/** Has an order neither reminded of nor left to expire, or lets that go on. */
export function stopReminders(id: string, remindersStopped: boolean): Promise<void> {
  return writeTogether((writer) => {
    writer.update(pathOf(id), { remindersStopped });
  });
}

/** The number of a buyer's orders awaiting approval. */
export function countOpen(userId: string): Promise<number> {
  const { collection, where } = queries.openOrdersOf(userId);
  return countList({ collection, where });
}

/** The newest orders that were cancelled because their customers deleted their accounts. */
export function listAbandoned(): Promise<PendingOrder[]> {
  return readOrders(queries.abandonedOrders, pendingOrderSchema);
}

/** The orders awaiting approval. */
export function listPending(): Promise<PendingOrder[]> {
  return readOrders(queries.pendingOrders, pendingOrderSchema);
}

export function watchPending(
  onNext: (orders: PendingOrder[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchOrders(queries.pendingOrders, pendingOrderSchema, { onNext, onError });
}

/** Follows a buyer's orders awaiting approval. */
export function watchOpen(
  userId: string,
  onNext: (orders: PendingOrder[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchOrders(queries.openOrdersOf(userId), pendingOrderSchema, { onNext, onError });
}

/** Follows the orders that were withdrawn before their approval, the newest first. */
export function watchWithdrawn(
  onNext: (orders: PendingOrder[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchOrders(queries.withdrawnOrders, pendingOrderSchema, { onNext, onError });
}
