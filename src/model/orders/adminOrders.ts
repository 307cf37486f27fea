import type { Purchase } from '../purchases/schema.ts';
import { mergeAdminOrders } from './orderMerge.ts';
import type { OrderView } from './orderViews.ts';
import type { OrderRecord, PendingOrder } from './schema.ts';

/** How much of a list has been read, the newest first; `next` is where it goes on. */
export interface ReadList<Item> {
  items: readonly Item[];
  next: string | undefined;
}

/** The three places where orders are kept, as far as they have been read. */
export interface ReadOrders {
  purchases: ReadList<Purchase>;
  approved: ReadList<PendingOrder>;
  records: ReadList<OrderRecord>;
}

/** Older than this, a list that goes on may hold orders that are not known yet. */
function horizon(oldest: Date | undefined, next: string | undefined): number {
  return next === undefined ? -Infinity : (oldest?.getTime() ?? -Infinity);
}

/** Whether every order has been read. */
export function areAllRead({ purchases, approved, records }: ReadOrders): boolean {
  return [purchases, approved, records].every(({ next }) => next === undefined);
}

/**
 * The orders that are known for certain, each once, the newest first. What is older than the end of a
 * list that goes on waits: something newer, or its better known double, may still come.
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
