import type { Purchase } from '../purchases/schema.ts';
import { mergeOrders } from './orderMerge.ts';
import type { OrderView } from './orderViews.ts';
import type { PendingOrder } from './schema.ts';
import { isTestOrder } from './testOrders.ts';

/**
 * The pages read so far of a customer's purchases and pending orders; each list starts with the
 * newest.
 */
export interface LoadedOrders {
  purchases: readonly Purchase[];
  pendingOrders: readonly PendingOrder[];
  nextPurchases: string | undefined;
  nextPendingOrders: string | undefined;
}

export type OrderList = 'purchases' | 'pendingOrders';

function oldest(dates: readonly (Date | undefined)[]): number {
  return Math.min(...dates.map((date) => date?.getTime() ?? Infinity));
}

/**
 * The dates down to which the unfinished lists have been read, the newest first. Older orders may
 * still be missing.
 */
function horizons(loaded: LoadedOrders): { list: OrderList; time: number }[] {
  const { purchases, pendingOrders, nextPurchases, nextPendingOrders } = loaded;
  const ends = [
    {
      list: 'purchases' as const,
      next: nextPurchases,
      time: oldest(purchases.map(({ purchaseDate }) => purchaseDate)),
    },
    {
      list: 'pendingOrders' as const,
      next: nextPendingOrders,
      time: oldest(pendingOrders.map(({ createdAt }) => createdAt)),
    },
  ];
  return ends.filter(({ next }) => next !== undefined).sort((a, b) => b.time - a.time);
}

/**
 * The list whose next page is needed before older orders can be shown; undefined when both are
 * complete.
 */
export function nextListToRead(loaded: LoadedOrders): OrderList | undefined {
  return horizons(loaded)[0]?.list;
}

/**
 * The orders shown to their customer: each once, the newest first, without test orders. Orders
 * older than the part read of both lists are held back, so that later pages never insert orders
 * between those already shown.
 */
export function visibleOrders(loaded: LoadedOrders): OrderView[] {
  const horizon = horizons(loaded)[0]?.time ?? -Infinity;
  return mergeOrders(loaded.purchases, loaded.pendingOrders).filter(
    (order) => !isTestOrder(order) && (order.date?.getTime() ?? -Infinity) >= horizon,
  );
}

function upserted<Item extends { id: string }>(
  items: readonly Item[],
  changed: readonly Item[],
): Item[] {
  const byId = new Map(changed.map((item) => [item.id, item]));
  const known = new Set(items.map(({ id }) => id));
  return [
    ...changed.filter(({ id }) => !known.has(id)),
    ...items.map((item) => byId.get(item.id) ?? item),
  ];
}

/**
 * Applies new and changed records. An order older than the part already read is left out: it
 * arrives with its page.
 */
export function withOrders(
  loaded: LoadedOrders,
  changed: { purchases?: readonly Purchase[]; pendingOrders?: readonly PendingOrder[] },
): LoadedOrders {
  const { purchases = [], pendingOrders = [] } = changed;
  const horizon = horizons(loaded).find(({ list }) => list === 'pendingOrders')?.time ?? -Infinity;
  const near = pendingOrders.filter(({ createdAt }) => (createdAt?.getTime() ?? 0) >= horizon);
  return {
    ...loaded,
    purchases: upserted(loaded.purchases, purchases),
    pendingOrders: upserted(loaded.pendingOrders, near),
  };
}
