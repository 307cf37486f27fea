import { useMemo, useState } from 'react';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import { LOADING, type AsyncState, type Retryable } from '#src/hooks/resource.ts';
import { type MoreOrders, useOrderPages } from '#src/hooks/useOrderPages.ts';
import { useResource } from '#src/hooks/useResource.ts';
import {
  NOTHING_READ,
  type ReadOrders,
  visibleOrders,
  withOrders,
} from '#src/model/orders/orderList.ts';
import { ORDER_HISTORY_PAGE_SIZE } from '#src/model/orders/pages.ts';
import { orderErrors } from '#src/model/orders/texts.ts';

type Update = (read: ReadOrders) => ReadOrders;

/** The lists of a customer. */
type OwnList = 'purchases' | 'pendingOrders';

export interface OrderHistory {
  loaded: Retryable<ReadOrders>;
  /** The lists that could not be read while the other one could. */
  missing: readonly OwnList[];
  /** Missing lists are asked for again. */
  isRetrying: boolean;
  more: MoreOrders;
  change: (update: Update) => void;
}

/** The first pages of both lists, read apart: one that cannot be read does not hide the other. */
function useFirstPages(userId: string) {
  const bought = useResource(useMemo(() => ({ read: () => purchases.listOwn(userId) }), [userId]));
  const ordered = useResource(
    useMemo(() => ({ read: () => pendingOrders.listOwn(userId) }), [userId]),
  );
  // The other list stays while one that was missing is asked for again.
  const [hasShown, setHasShown] = useState(false);
  const state = useMemo((): AsyncState<ReadOrders> => {
    const isLoading = bought.status === 'loading' || ordered.status === 'loading';
    const isKnown = bought.status === 'ready' || ordered.status === 'ready';
    if (isLoading && !(hasShown && isKnown)) return LOADING;
    if (bought.status === 'failed' && ordered.status === 'failed') return bought;
    const lists = {
      purchases: bought.value ?? NOTHING_READ,
      pendingOrders: ordered.value ?? NOTHING_READ,
    };
    return { status: 'ready', value: { ...lists, records: NOTHING_READ } };
  }, [bought, ordered, hasShown]);
  if (state.status === 'ready' && !hasShown) setHasShown(true);
  // One that is asked for again is missing until it is there.
  const isMissing = ({ status }: { status: string }) =>
    status === 'failed' || (status === 'loading' && state.status === 'ready');
  const missing: OwnList[] = [
    ...(isMissing(bought) ? (['purchases'] as const) : []),
    ...(isMissing(ordered) ? (['pendingOrders'] as const) : []),
  ];
  const retry = () => {
    if (bought.status === 'failed') bought.retry();
    if (ordered.status === 'failed') ordered.retry();
  };
  const isRetrying = [bought, ordered].some(({ status }) => status === 'loading');
  return { first: { ...state, retry }, missing, isRetrying };
}

/** Reads orders again that were loaded before. */
export async function readAgain(loaded: ReadOrders, orderIds: readonly string[]): Promise<Update> {
  const isBought = (id: string) => loaded.purchases.items.some((purchase) => purchase.id === id);
  const [bought, ordered] = await Promise.all([
    Promise.all(orderIds.filter(isBought).map((id) => purchases.get(id))),
    Promise.all(orderIds.filter((id) => !isBought(id)).map((id) => pendingOrders.get(id))),
  ]);
  return (current) =>
    withOrders(current, {
      purchases: bought.filter((purchase) => purchase !== undefined),
      pendingOrders: ordered.filter((order) => order !== undefined),
    });
}

/** A customer's orders, page by page. */
export function useOrderHistory(userId: string): OrderHistory {
  const { first, missing, isRetrying } = useFirstPages(userId);
  const options = useMemo(
    () => ({
      pages: {
        purchases: (after?: string, size?: number) => purchases.listOwn(userId, after, size),
        pendingOrders: (after?: string, size?: number) =>
          pendingOrders.listOwn(userId, after, size),
        records: () => Promise.resolve(NOTHING_READ),
      },
      shown: visibleOrders,
      pageSize: ORDER_HISTORY_PAGE_SIZE,
      errors: orderErrors.load,
    }),
    [userId],
  );
  const { read, more, change } = useOrderPages(first.value, options);
  const loaded = first.status === 'ready' && read ? { ...first, value: read } : first;
  return { loaded, missing, isRetrying, more, change };
}
