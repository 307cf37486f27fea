import { useCallback, useState } from 'react';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import {
  nextListToRead,
  type OrderPages,
  type ReadOrders,
  readPage,
} from '#src/model/orders/orderList.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import { useSubmit } from './useSubmit.ts';

type Update = (read: ReadOrders) => ReadOrders;

interface OrderListOptions {
  pages: OrderPages;
  /** The orders that are shown of what has been read. */
  shown: (read: ReadOrders) => OrderView[];
  pageSize: number;
  errors: OperationErrors;
}

export interface MoreOrders {
  isLeft: boolean;
  isLoading: boolean;
  /** The last attempt failed; the next one needs a press. */
  hasFailed: boolean;
  load: (pageSize?: number) => Promise<void>;
}

/**
 * Reads parts of the lists until one more page of orders can be shown. An order may need its records
 * of several lists, so one part alone may add nothing.
 */
async function* readOn(first: ReadOrders, pageSize: number, { pages, shown }: OrderListOptions) {
  const wanted = shown(first).length + pageSize;
  let read = first;
  while (shown(read).length < wanted) {
    // Without this list no older order can be shown.
    const list = nextListToRead(read);
    if (list === undefined) return;
    const update = await readPage(list, read, (after) => pages[list](after, pageSize));
    yield update;
    read = update(read);
  }
}

/** Orders page by page, from the first pages on. `options` must keep their identity between renders. */
export function useOrderPages(
  base: ReadOrders | undefined,
  options: OrderListOptions,
): { read: ReadOrders | undefined; more: MoreOrders; change: (update: Update) => void } {
  const [changed, setChanged] = useState<{ base: ReadOrders; read: ReadOrders }>();
  const [hasFailed, setHasFailed] = useState(false);
  // Changes to an earlier first answer do not apply to a new one.
  const read = changed && changed.base === base ? changed.read : base;

  const change = useCallback(
    (update: Update) => {
      if (!base) return;
      setChanged((current) => ({
        base,
        read: update(current?.base === base ? current.read : base),
      }));
    },
    [base],
  );
  const { pending, submit } = useSubmit(
    useCallback(
      async (pageSize: number) => {
        if (!read) return;
        for await (const update of readOn(read, pageSize, options)) change(update);
      },
      [read, options, change],
    ),
    { errors: options.errors },
  );
  const load = useCallback(
    async (pageSize = options.pageSize) => {
      const { done } = await submit(pageSize);
      setHasFailed(!done);
    },
    [submit, options],
  );
  const isLeft = read !== undefined && nextListToRead(read) !== undefined;
  return { read, more: { isLeft, isLoading: pending, hasFailed, load }, change };
}
