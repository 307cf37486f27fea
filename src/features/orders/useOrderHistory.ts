import { useCallback, useMemo, useState } from 'react';
import type { Page } from '#src/data/readAllPages.ts';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import { LOADING, type AsyncState, type Retryable } from '#src/hooks/resource.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import {
  nextListToRead,
  visibleOrders,
  withOrders,
  type LoadedOrders,
  type OrderList,
} from '#src/model/orders/history.ts';
import { ORDER_HISTORY_PAGE_SIZE } from '#src/model/orders/pages.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { orderErrors } from '#src/model/orders/texts.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';

type Update = (loaded: LoadedOrders) => LoadedOrders;

export interface OrderHistory {
  loaded: Retryable<LoadedOrders>;
  /** The lists that could not be read while the other one could. */
  missing: readonly OrderList[];
  more: {
    isLeft: boolean;
    isLoading: boolean;
    /** The last attempt failed; the next one needs a press. */
    hasFailed: boolean;
    load: (pageSize?: number) => Promise<void>;
  };
  change: (update: Update) => void;
}

type FirstPage<Item> = Retryable<Page<Item>>;

function ordersOf(bought: FirstPage<Purchase>, ordered: FirstPage<PendingOrder>): LoadedOrders {
  return {
    purchases: bought.value?.items ?? [],
    nextPurchases: bought.value?.next,
    pendingOrders: ordered.value?.items ?? [],
    nextPendingOrders: ordered.value?.next,
  };
}

/** The first pages of both lists, read apart: one that cannot be read does not hide the other. */
function useFirstPages(userId: string) {
  const bought = useResource(useMemo(() => ({ read: () => purchases.listOwn(userId) }), [userId]));
  const ordered = useResource(
    useMemo(() => ({ read: () => pendingOrders.listOwn(userId) }), [userId]),
  );
  const state = useMemo((): AsyncState<LoadedOrders> => {
    if (bought.status === 'loading' || ordered.status === 'loading') return LOADING;
    if (bought.status === 'failed' && ordered.status === 'failed') return bought;
    return { status: 'ready', value: ordersOf(bought, ordered) };
  }, [bought, ordered]);
  const missing: OrderList[] = [
    ...(bought.status === 'failed' ? (['purchases'] as const) : []),
    ...(ordered.status === 'failed' ? (['pendingOrders'] as const) : []),
  ];
  const retry = () => {
    if (bought.status === 'failed') bought.retry();
    if (ordered.status === 'failed') ordered.retry();
  };
  return { first: { ...state, retry }, missing };
}

function withPurchases({ items, next }: Page<Purchase>): Update {
  return (loaded) => ({
    ...loaded,
    purchases: [...loaded.purchases, ...items],
    nextPurchases: next,
  });
}

function withPendingOrders({ items, next }: Page<PendingOrder>): Update {
  return (loaded) => ({
    ...loaded,
    pendingOrders: [...loaded.pendingOrders, ...items],
    nextPendingOrders: next,
  });
}

type ReadMore = (userId: string, loaded: LoadedOrders, pageSize: number) => Promise<Update>;

const readMore: Record<OrderList, ReadMore> = {
  purchases: async (userId, { nextPurchases }, pageSize) =>
    withPurchases(await purchases.listOwn(userId, nextPurchases, pageSize)),
  pendingOrders: async (userId, { nextPendingOrders }, pageSize) =>
    withPendingOrders(await pendingOrders.listOwn(userId, nextPendingOrders, pageSize)),
};

/**
 * Reads parts of both lists until one more page of orders can be shown. An order may need its records
 * of both lists, so one part alone may add nothing.
 */
async function* readPage(userId: string, loaded: LoadedOrders, pageSize: number) {
  const wanted = visibleOrders(loaded).length + pageSize;
  let known = loaded;
  let list = nextListToRead(known);
  // Without this list no older order can be shown.
  while (list !== undefined && visibleOrders(known).length < wanted) {
    const update = await readMore[list](userId, known, pageSize);
    yield update;
    known = update(known);
    list = nextListToRead(known);
  }
}

/** Reads orders again that were loaded before. */
export async function readAgain(
  loaded: LoadedOrders,
  orderIds: readonly string[],
): Promise<Update> {
  const isBought = (id: string) => loaded.purchases.some((purchase) => purchase.id === id);
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
  const { first, missing } = useFirstPages(userId);
  const base = first.value;
  const [changed, setChanged] = useState<{ base: LoadedOrders; value: LoadedOrders }>();
  const [hasFailed, setHasFailed] = useState(false);
  // Changes to an earlier first answer do not apply to a new one.
  const value = changed && changed.base === base ? changed.value : base;

  const change = useCallback(
    (update: Update) => {
      if (!base) return;
      setChanged((current) => ({
        base,
        value: update(current?.base === base ? current.value : base),
      }));
    },
    [base],
  );
  const { pending, submit } = useSubmit(
    useCallback(
      async (pageSize: number) => {
        if (!value) return;
        for await (const update of readPage(userId, value, pageSize)) change(update);
      },
      [userId, value, change],
    ),
    { errors: orderErrors.load },
  );
  const load = useCallback(
    async (pageSize = ORDER_HISTORY_PAGE_SIZE) => {
      const { done } = await submit(pageSize);
      setHasFailed(!done);
    },
    [submit],
  );

  return {
    loaded: first.status === 'ready' && value ? { ...first, value } : first,
    missing,
    more: {
      isLeft: value !== undefined && nextListToRead(value) !== undefined,
      isLoading: pending,
      hasFailed,
      load,
    },
    change,
  };
}
