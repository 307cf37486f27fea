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

interface OrderSources {
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

/**
 * The pages read so far of a list that starts with the newest; `next` is the start of the next
 * page.
 */
export interface ReadList<Item> {
  items: readonly Item[];
  next: string | undefined;
}

/** The three collections that hold orders, as far as they have been read. */
export interface ReadOrders {
  purchases: ReadList<Purchase>;
  approved: ReadList<PendingOrder>;
  records: ReadList<OrderRecord>;
}

/**
 * The date of the oldest order read. Below it an unfinished list may still contain unread orders.
 */
function horizon(oldest: Date | undefined, next: string | undefined): number {
  return next === undefined ? -Infinity : (oldest?.getTime() ?? -Infinity);
}

export function areAllRead({ purchases, approved, records }: ReadOrders): boolean {
  return [purchases, approved, records].every(({ next }) => next === undefined);
}

/**
 * The orders that can be shown already, each once, the newest first. Orders older than the end of
 * an unfinished list are held back: a page not yet read may hold newer ones, or a more detailed
 * record of the same order.
 */
export function knownOrders({ purchases, approved, records }: ReadOrders): OrderView[] {
  const end = Math.max(
    horizon(purchases.items.at(-1)?.purchaseDate, purchases.next),
    horizon(approved.items.at(-1)?.createdAt, approved.next),
    horizon(records.items.at(-1)?.date, records.next),
  );
  return mergeAdminOrders({
    purchases: purchases.items,
    pendingOrders: approved.items,
    records: records.items,
  }).filter(({ date }) => (date?.getTime() ?? -Infinity) >= end);
}
