import { useEffect, useMemo, useState } from 'react';
import type { AsyncState, Retryable } from '#src/hooks/resource.ts';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import { useDebounced } from '#src/hooks/time.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { customerPanelErrors } from '#src/model/account/customerTexts.ts';
import type { AppError } from '#src/model/base/errors.ts';
import {
  newestFirst,
  areAllRead,
  knownOrders,
  type ReadOrders,
} from '#src/model/orders/orderMerge.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { searchOrders } from '#src/model/orders/search.ts';
import { lookupWord } from '#src/model/system/quickSearch.ts';
import { readNewestOrders, readOlderOrders, searchAllOrders } from './readOrders.ts';

export interface Orders {
  /** The orders that have been read so far, the newest first. */
  state: Retryable<OrderView[]>;
  isComplete: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Replaces an order after a change. */
  show: (order: OrderView) => void;
}

function stateOf(
  known: OrderView[] | undefined,
  error: AppError | undefined,
): AsyncState<OrderView[]> {
  if (known) return { status: 'ready', value: known };
  return error ? { status: 'failed', error } : { status: 'loading' };
}

const newestOrders = { read: readNewestOrders };

/** Everybody's orders, page by page. */
export function useOrders(): Orders {
  const first = useResource(newestOrders);
  const { error, retry } = first;
  const base = first.value;
  const [added, setAdded] = useState<{ base: ReadOrders; value: ReadOrders }>();
  const read = added && added.base === base ? added.value : base;
  const more = useSubmit(readOlderOrders, { errors: customerPanelErrors.load });
  const [changed, setChanged] = useState<ReadonlyMap<string, OrderView>>(new Map());
  const known = useMemo(
    () => read && knownOrders(read).map((order) => changed.get(order.id) ?? order),
    [read, changed],
  );

  useEffect(() => {
    if (error) reportFailure(error, customerPanelErrors.load);
  }, [error]);

  async function loadMore(): Promise<void> {
    if (!base || !read) return;
    const outcome = await more.submit(read);
    if (outcome.done) setAdded({ base, value: outcome.answer });
  }

  return {
    state: { ...stateOf(known, error), retry },
    isComplete: read !== undefined && areAllRead(read),
    isLoadingMore: more.pending,
    loadMore: () => void loadMore(),
    show: (order) => setChanged((before) => new Map([...before, [order.id, order]])),
  };
}

export interface FoundOrders {
  orders: OrderView[];
  isSearching: boolean;
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
  };
}
