import { useCallback, useEffect, useMemo, useState } from 'react';
import { onCatalogueChanged } from '#src/data/catalogue/catalogueChanges.ts';
import type { Retryable } from '#src/hooks/resource.ts';
import type { BulkFailure } from '#src/model/base/bulk.ts';
import { changesTo } from '#src/model/base/edits.ts';
import { AppError } from '#src/model/base/errors.ts';
import { moveItem } from '#src/model/base/lists.ts';
import type { Watch } from '#src/model/base/resource.ts';
import { sortByOwnOrder } from '#src/model/catalogue/gallery.ts';
import { renumberings } from '#src/model/catalogue/editing/bulkChanges.ts';
import { useEditedResource } from '../editing/useDocumentEditor.ts';

interface Ordered {
  id: string;
  order: number;
  createdAt?: Date | undefined;
}

/** A repo whose items are documents of their own. */
export interface EditableCollection<Item extends Ordered> {
  listAll: () => Promise<Item[]>;
  watchAll: Watch<Item[]>;
  revise: (item: Item, change: (current: Item) => Partial<Item>) => Promise<void>;
  reviseTogether: (
    items: readonly Item[],
    change: (current: Item, item: Item) => Partial<Item>,
  ) => Promise<BulkFailure<Item>[]>;
  /** Stores the numbers one batch after the other, in their sequence. */
  setOrders: (items: readonly Item[]) => Promise<void>;
}

export interface CollectionEditor<Item> {
  list: Retryable<Item[]>;
  /**
   * Writes the fields that differ from `before`. Fails with 'aborted' when others have changed
   * them.
   */
  save: (before: Item, changes: Partial<Item>) => Promise<void>;
  /** Like `save`, for several items in one write; returns those that failed. */
  saveTogether: (
    items: readonly Item[],
    changesOf: (item: Item) => Partial<Item>,
  ) => Promise<readonly BulkFailure<Item>[]>;
  /** Moves an item to another place, where it is shown at once. */
  move: (id: string, toIndex: number) => Promise<void>;
}

function placed<Item extends Ordered>(
  items: readonly Item[],
  orders: ReadonlyMap<string, number>,
): Item[] {
  return sortByOwnOrder(
    items.map((item) => {
      const order = orders.get(item.id) ?? item.order;
      return order === item.order ? item : { ...item, order };
    }),
  );
}

/** Edits a collection that others may be editing too. */
export function useCollectionEditor<Item extends Ordered>(
  repo: EditableCollection<Item>,
): CollectionEditor<Item> {
  const live = useEditedResource({ read: repo.listAll, watch: repo.watchAll });
  const { refresh } = live;
  useEffect(() => onCatalogueChanged(refresh), [refresh]);
  /** Orders that are on their way to the server. */
  const [orders, setOrders] = useState<ReadonlyMap<string, number>>(new Map());
  const list = useMemo(
    (): Retryable<Item[]> =>
      live.status === 'ready' ? { ...live, value: placed(live.value, orders) } : live,
    [live, orders],
  );

  const save = useCallback(
    async (before: Item, changes: Partial<Item>) => {
      await repo.revise(before, (current) => changesTo(current, before, changes));
      refresh();
    },
    [repo, refresh],
  );

  const saveTogether = useCallback(
    async (items: readonly Item[], changesOf: (item: Item) => Partial<Item>) => {
      const failed = await repo.reviseTogether(items, (current, before) =>
        changesTo(current, before, changesOf(before)),
      );
      refresh();
      return failed;
    },
    [repo, refresh],
  );

  const move = useCallback(
    async (id: string, toIndex: number) => {
      // It may be shown although its listener has broken off.
      if (!list.value) throw new AppError('database-unavailable');
      const wanted = moveItem(list.value, id, toIndex);
      setOrders(new Map(wanted.map((item, order) => [item.id, order])));
      const numbers = new Map((live.value ?? []).map((item) => [item.id, item.order]));
      try {
        await repo.setOrders(renumberings(wanted, numbers, id));
      } finally {
        setOrders(new Map());
        refresh();
      }
    },
    [list.value, live.value, repo, refresh],
  );

  return { list, save, saveTogether, move };
}
