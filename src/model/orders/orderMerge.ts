import type { Purchase } from '../purchases/schema.ts';
import { type OrderView, viewOfPendingOrder, viewOfPurchase, viewOfRecord } from './orderViews.ts';
import type { OrderRecord, PendingOrder } from './schema.ts';

/**
 * Sorts by date, the newest first; orders without a date come last. Equal dates are sorted by id,
 * so that the order is always the same.
 */
export function newestFirst(orders: readonly OrderView[]): OrderView[] {
  const time = ({ date }: OrderView) => date?.getTime() ?? 0;
  return [...orders].sort((a, b) => time(b) - time(a) || b.id.localeCompare(a.id));
}

/**
 * The pending orders that have become one of the purchases. Sets keep this fast for customers with
 * a thousand of each.
 */
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

/** Merges a customer's purchases and pending orders; an approved order appears once. */
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

/**
 * Merges the orders of the three collections. Of the same order the purchase is kept, because it
 * has the most details.
 */
export function mergeAdminOrders({ purchases, pendingOrders, records }: OrderSources): OrderView[] {
  const merged = mergeOrders(purchases, pendingOrders);
  const superseded = new Set(supersededBy(purchases, pendingOrders).map(({ id }) => id));
  const others = records.map(viewOfRecord).filter(({ id }) => !superseded.has(id));
  return newestFirst(withoutDoubles([...merged, ...others]));
}
