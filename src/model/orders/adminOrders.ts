import type { Purchase } from '../purchases/schema.ts';
import { mergeAdminOrders } from './orderMerge.ts';
import type { OrderView } from './orderViews.ts';
import type { OrderRecord, PendingOrder } from './schema.ts';

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
