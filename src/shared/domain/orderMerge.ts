import type { OrderRecord, PendingOrder } from '../schemas/order.ts';
import type { Purchase } from '../schemas/purchase.ts';
import type { OrderView } from './orderViews.ts';
import { viewOfPendingOrder, viewOfPurchase, viewOfRecord } from './orderViews.ts';

/** The newest first; orders without a date at the end; equal dates by id, so that lists stand still. */
export function newestFirst(orders: readonly OrderView[]): OrderView[] {
  const time = ({ date }: OrderView) => date?.getTime() ?? 0;
  return [...orders].sort((a, b) => time(b) - time(a) || b.id.localeCompare(a.id));
}

function isSuperseded(order: PendingOrder, purchases: readonly Purchase[]): boolean {
  return purchases.some(
    ({ id, pendingOrderId }) =>
      id === order.convertedToPurchaseId || id === order.id || pendingOrderId === order.id,
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
  const open = pendingOrders.filter((order) => !isSuperseded(order, purchases));
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
  const superseded = new Set(
    pendingOrders.filter((order) => isSuperseded(order, purchases)).map(({ id }) => id),
  );
  const others = records.map(viewOfRecord).filter(({ id }) => !superseded.has(id));
  return newestFirst(withoutDoubles([...merged, ...others]));
}
