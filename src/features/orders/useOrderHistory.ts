import { useCallback, useMemo, useState } from 'react';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import { LOADING, type AsyncState, type Retryable } from '#src/hooks/resource.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import {
  areAllRead,
  nextListToRead,
  type OrderList,
  type ReadOrders,
  visibleOrders,
  withOrders,
  withPage,
} from '#src/model/orders/orderList.ts';
import { ORDER_HISTORY_PAGE_SIZE } from '#src/model/orders/pages.ts';
import { orderErrors } from '#src/model/orders/texts.ts';

type Update = (loaded: ReadOrders) => ReadOrders;

export interface OrderHistory {
  loaded: Retryable<ReadOrders>;
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

const NOTHING = { items: [], next: undefined };

/** The first pages of both lists, read apart: one that cannot be read does not hide the other. */
function useFirstPages(userId: string) {
  const bought = useResource(useMemo(() => ({ read: () => purchases.listOwn(userId) }), [userId]));
  const ordered = useResource(
    useMemo(() => ({ read: () => pendingOrders.listOwn(userId) }), [userId]),
  );
  const state = useMemo((): AsyncState<ReadOrders> => {
    if (bought.status === 'loading' || ordered.status === 'loading') return LOADING;
    if (bought.status === 'failed' && ordered.status === 'failed') return bought;
    const lists = { purchases: bought.value ?? NOTHING, pendingOrders: ordered.value ?? NOTHING };
    return { status: 'ready', value: { ...lists, records: NOTHING } };
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

type ReadMore = (userId: string, read: ReadOrders, pageSize: number) => Promise<Update>;

const readMore: Record<OrderList, ReadMore> = {
  purchases: async (userId, { purchases: { next } }, pageSize) => {
    const page = await purchases.listOwn(userId, next, pageSize);
    return (read) => ({ ...read, purchases: withPage(read.purchases, page) });
  },
  pendingOrders: async (userId, { pendingOrders: { next } }, pageSize) => {
    const page = await pendingOrders.listOwn(userId, next, pageSize);
    return (read) => ({ ...read, pendingOrders: withPage(read.pendingOrders, page) });
  },
};

/**
 * Reads parts of both lists until one more page of orders can be shown. An order may need its records
 * of both lists, so one part alone may add nothing.
 */
async function* readPage(userId: string, loaded: ReadOrders, pageSize: number) {
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
  const { first, missing } = useFirstPages(userId);
  const base = first.value;
  const [changed, setChanged] = useState<{ base: ReadOrders; value: ReadOrders }>();
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
      isLeft: value !== undefined && !areAllRead(value),
      isLoading: pending,
      hasFailed,
      load,
    },
    change,
  };
}
