import type { Purchase } from '../purchases/schema.ts';
import { mergeOrders } from './orderMerge.ts';
import type { OrderView } from './orderViews.ts';
import type { PendingOrder } from './schema.ts';
import { isTestOrder } from './testOrders.ts';

/** What has been read of a customer's orders: two lists, the newest first, each with the place to go on from. */
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

/** How far back each list reaches that goes on; what is older may still get company. */
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

/** Which list has to be read on before older orders can be shown; undefined at the end of both. */
export function listToReadOn(loaded: LoadedOrders): OrderList | undefined {
  return horizons(loaded)[0]?.list;
}

/**
 * The orders as their customer sees them: once each, the newest first, none that only tried the shop
 * out. What is older than the place up to which both lists are known waits, so that nothing is ever
 * put in between orders that are shown already.
 */
export function shownOrders(loaded: LoadedOrders): OrderView[] {
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
 * The same with records that are new or have changed. An order from beyond the part that has been read
 * is left out: it comes with its page.
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
