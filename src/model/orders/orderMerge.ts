import type { Purchase } from '../purchases/schema.ts';
import { type OrderView, viewOfPendingOrder, viewOfPurchase, viewOfRecord } from './orderViews.ts';
import type { OrderRecord, PendingOrder } from './schema.ts';

/** The newest first; orders without a date at the end; equal dates by id, so that lists stand still. */
export function newestFirst(orders: readonly OrderView[]): OrderView[] {
  const time = ({ date }: OrderView) => date?.getTime() ?? 0;
  return [...orders].sort((a, b) => time(b) - time(a) || b.id.localeCompare(a.id));
}

/** The orders that live on as one of the purchases; a customer of many years has a thousand of each. */
function supersededBy(
  purchases: readonly Purchase[],
  orders: readonly PendingOrder[],
): PendingOrder[] {
  const ids = new Set(purchases.map(({ id }) => id));
  const origins = new Set(purchases.map(({ pendingOrderId }) => pendingOrderId));
  return orders.filter(
    ({ id, convertedToPurchaseId = '' }) =>
      ids.has(convertedToPurchaseId) || ids.has(id) || origins.has(id),
  );
}

/** Keeps the first of several orders with the same id. */
function withoutDoubles(orders: readonly OrderView[]): OrderView[] {
  const seen = new Set<string>();
  return orders.filter(({ id }) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** A customer's purchases and own pending orders in one list: what was approved stands there once. */
export function mergeOrders(
  purchases: readonly Purchase[],
  pendingOrders: readonly PendingOrder[],
): OrderView[] {
  const superseded = new Set(supersededBy(purchases, pendingOrders));
  const open = pendingOrders.filter((order) => !superseded.has(order));
  return newestFirst(
    withoutDoubles([...purchases.map(viewOfPurchase), ...open.map(viewOfPendingOrder)]),
  );
}

export interface OrderSources {
  purchases: readonly Purchase[];
  pendingOrders: readonly PendingOrder[];
  records: readonly OrderRecord[];
}

/** All orders from the three places where they are kept: the purchase knows most and goes first. */
export function mergeAdminOrders({ purchases, pendingOrders, records }: OrderSources): OrderView[] {
  const merged = mergeOrders(purchases, pendingOrders);
  const superseded = new Set(supersededBy(purchases, pendingOrders).map(({ id }) => id));
  const others = records.map(viewOfRecord).filter(({ id }) => !superseded.has(id));
  return newestFirst(withoutDoubles([...merged, ...others]));
}
