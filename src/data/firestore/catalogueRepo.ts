import type * as z from 'zod/mini';
import { once } from '#src/model/base/async.ts';
import type { BulkFailure } from '#src/model/base/bulk.ts';
import { notifyCatalogueChanged } from '../catalogue/catalogueChanges.ts';
import { guarded } from '../errors.ts';
import type { Unsubscribe } from '../subscribeLater.ts';
import type { StoredItems } from './catalogueWrites.ts';
import { readDocument, readList } from './documents.ts';
import { watchList, type OnError } from './live.ts';
import type { QuerySpec } from './port.ts';

interface CatalogueItem {
  id: string;
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/** The fields that the photographer sets; the others are set by the server. */
export type Draft<Item extends CatalogueItem> = Omit<Item, keyof CatalogueItem>;

interface CataloguePlace<Item extends CatalogueItem> {
  schema: z.ZodMiniType<Item>;
  pathOf: (id: string) => string;
  all: QuerySpec;
}

/** A repo for items that are shown and sold one by one. */
export interface CatalogueRepo<Item extends CatalogueItem> {
  /** All items including drafts; for administrators. */
  listAll: () => Promise<Item[]>;
  get: (id: string) => Promise<Item | undefined>;
  /** Follows all items including drafts; for administrators. */
  watchAll: (onNext: (items: Item[]) => void, onError: OnError) => Unsubscribe;
  /** The id comes from `newId`, so that a repeated attempt writes nothing twice. */
  create: (id: string, draft: Draft<Item>) => Promise<void>;
  /** Changes the item as it is on the server; `change` may throw to refuse, and may run again. */
  revise: (item: { id: string }, change: (current: Item) => Partial<Draft<Item>>) => Promise<void>;
  /**
   * Changes several items in one write, and returns those that `change` has refused or that
   * are gone; rejects when nothing was written.
   */
  reviseTogether: (
    items: readonly Item[],
    change: (current: Item, item: Item) => Partial<Draft<Item>>,
  ) => Promise<BulkFailure<Item>[]>;
  /** Stores the order of items batch by batch, in the sequence of the list. */
  setOrders: (items: readonly { id: string; order: number }[]) => Promise<void>;
}

/** Loaded when something is changed, because the galleries of visitors share this module. */
const writes = once(() => guarded(() => import('./catalogueWrites.ts')));

/** Changes several items as they are on the server, all in one write. */
export async function reviseTogether<Stored, Item>(
  items: readonly Item[],
  place: StoredItems<Stored, Item>,
  change: (current: Stored, item: Item) => object | undefined,
): Promise<BulkFailure<Item>[]> {
  return (await writes()).reviseTogether(items, place, change);
}

/** Stores the order of items batch by batch, in the sequence of the list. */
export async function setOrders<Stored, Item extends { order: number }>(
  items: readonly Item[],
  place: StoredItems<Stored, Item>,
): Promise<void> {
  await (await writes()).setOrders(items, place);
}

export function catalogueRepo<Item extends CatalogueItem>({
  schema,
  pathOf,
  all,
}: CataloguePlace<Item>): CatalogueRepo<Item> {
  const place = { schema, pathOf: ({ id }: { id: string }) => pathOf(id) };
  return {
    listAll: () => readList(all, schema),
    get: (id) => readDocument(pathOf(id), schema),
    watchAll: (onNext, onError) => watchList(all, schema, { onNext, onError }),
    create: async (id, draft) => {
      await (await writes()).create(pathOf(id), draft);
      notifyCatalogueChanged();
    },
    revise: async ({ id }, change) => {
      await (await writes()).revise(pathOf(id), schema, change);
    },
    reviseTogether: (items, change) => reviseTogether(items, place, change),
    setOrders: (items) => setOrders(items, place),
  };
}
