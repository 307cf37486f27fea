import { useEffect, useMemo, useState } from 'react';
import * as orderLookups from '#src/data/repos/purchases/orderLookups.ts';
import * as orders from '#src/data/repos/orders/orders.ts';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import type { Retryable } from '#src/hooks/resource.ts';
import { useOrderPages } from '#src/hooks/useOrderPages.ts';
import { useDebounced } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { customerPanelErrors } from '#src/model/account/customerTexts.ts';
import { AppError } from '#src/model/base/errors.ts';
import {
  joinOrders,
  knownOrders,
  newestFirst,
  type ReadOrders,
} from '#src/model/orders/orderList.ts';
import {
  viewOfPendingOrder,
  viewOfPurchase,
  viewOfRecord,
  type OrderView,
  searchOrders,
} from '#src/model/orders/orderViews.ts';
import { ORDER_OVERVIEW_PAGE_SIZE } from '#src/model/orders/pages.ts';
import { lookupWord } from '#src/model/system/quickSearch.ts';

/** Reads the newest orders from the three collections that hold them. */
async function readNewestOrders(): Promise<ReadOrders> {
  const [bought, approved, records] = await Promise.all([
    purchases.listAll(),
    pendingOrders.listApproved(),
    orders.listAll(),
  ]);
  return { purchases: bought, pendingOrders: approved, records };
}

const everybodys = {
  pages: {
    purchases: purchases.listAll,
    pendingOrders: pendingOrders.listApproved,
    records: orders.listAll,
  },
  shown: knownOrders,
  pageSize: ORDER_OVERVIEW_PAGE_SIZE,
  errors: customerPanelErrors.load,
};

/** Finds an order in any of the collections, by its full id. */
export async function findOrder(id: string): Promise<OrderView> {
  const purchase = await purchases.get(id);
  if (purchase) return viewOfPurchase(purchase);
  const record = await orders.get(id);
  if (record) return viewOfRecord(record);
  const pending = await pendingOrders.get(id);
  if (!pending) throw new AppError('order/not-found', { details: { id } });
  const { convertedToPurchaseId } = pending;
  const bought =
    convertedToPurchaseId === undefined ? undefined : await purchases.get(convertedToPurchaseId);
  return bought ? viewOfPurchase(bought) : viewOfPendingOrder(pending);
}

/** Finds approved orders of any age by a word, and orders of every status by their number. */
export async function searchAllOrders(word: string): Promise<OrderView[]> {
  const [lookups, numbered] = await Promise.all([
    orderLookups.find(word),
    pendingOrders.findByNumber(word),
  ]);
  const orderIds = [
    ...lookups.map(({ orderId }) => orderId),
    ...numbered.flatMap(({ convertedToPurchaseId }) => convertedToPurchaseId ?? []),
  ];
  const found = await Promise.all([...new Set(orderIds)].map((id) => purchases.get(id)));
  const bought = found.filter((purchase) => purchase !== undefined);
  return joinOrders({ purchases: bought, pendingOrders: numbered });
}

export interface Orders {
  /** The orders that have been read so far, the newest first. */
  state: Retryable<OrderView[]>;
  isComplete: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Replaces an order after a change. */
  show: (order: OrderView) => void;
}

const newestOrders = { read: readNewestOrders };

/** Everybody's orders, page by page. */
export function useOrders(): Orders {
  const first = useResource(newestOrders);
  const { error } = first;
  const { read, more } = useOrderPages(first.value, everybodys);
  const [changed, setChanged] = useState<ReadonlyMap<string, OrderView>>(new Map());
  const known = useMemo(
    () => (read ? knownOrders(read) : []).map((order) => changed.get(order.id) ?? order),
    [read, changed],
  );

  useEffect(() => {
    if (error) reportFailure(error, customerPanelErrors.load);
  }, [error]);

  return {
    state: first.status === 'ready' ? { ...first, value: known } : first,
    isComplete: read !== undefined && !more.isLeft,
    isLoadingMore: more.isLoading,
    loadMore: () => void more.load(),
    show: (order) => setChanged((before) => new Map([...before, [order.id, order]])),
  };
}

export interface FoundOrders {
  orders: OrderView[];
  isSearching: boolean;
  /** Why not all orders were searched. */
  error: AppError | undefined;
}

/** Searches the loaded orders at once, and all orders by one word of the query. */
export function useFoundOrders(known: readonly OrderView[], query: string): FoundOrders {
  const typed = lookupWord(query);
  const word = useDebounced(typed);
  const all = useResource(
    useMemo(
      () => ({ read: async () => (word === undefined ? [] : searchAllOrders(word)) }),
      [word],
    ),
  );
  const orders = useMemo(() => {
    const ids = new Set(known.map(({ id }) => id));
    const others = (all.value ?? []).filter(({ id }) => !ids.has(id));
    return searchOrders(newestFirst([...known, ...others]), query);
  }, [known, all.value, query]);
  return {
    orders,
    isSearching: typed !== word || (word !== undefined && all.status === 'loading'),
    error: all.error,
  };
}
