import type * as z from 'zod/mini';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import type { BulkFailure } from '#src/model/base/bulk.ts';
import { chunks } from '#src/model/base/lists.ts';
import { notifyCatalogueChanged } from '../catalogueChanges.ts';
import type { Unsubscribe } from '../subscribeLater.ts';
import { decodeOrThrow, SERVER_TIME } from './converter.ts';
import { readDocument, readList, transact, updateTogether, writeTogether } from './documents.ts';
import { watchList, type OnError } from './live.ts';
import type { DocumentWriter, QuerySpec } from './port.ts';
import { readPublicList } from './publicData.ts';
import { transactWithRetry } from './transactWithRetry.ts';

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
  published: QuerySpec;
  all: QuerySpec;
}

/** A repo for items that are shown and sold one by one. */
export interface CatalogueRepo<Item extends CatalogueItem> {
  listPublished: () => Promise<Item[]>;
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
  remove: (id: string) => Promise<void>;
}

interface StoredItems<Stored, Item> {
  schema: z.ZodMiniType<Stored>;
  pathOf: (item: Item) => string;
}

/**
 * Changes several items as they are on the server, all in one write. An item that is gone, cannot be
 * read or is refused by `change` is returned and does not stop the others; without a change it is
 * left as it is.
 */
export function reviseTogether<Stored, Item>(
  items: readonly Item[],
  { schema, pathOf }: StoredItems<Stored, Item>,
  change: (current: Stored, item: Item) => object | undefined,
): Promise<BulkFailure<Item>[]> {
  return updateTogether({
    paths: items.map(pathOf),
    // Loaded here, because the galleries of visitors share this module and need no session.
    token: async () => (await import('../auth/session.ts')).idToken(),
    work: (stored, writer) =>
      items.flatMap((item) => {
        const path = pathOf(item);
        try {
          const document = stored.get(path);
          if (!document) throw new AppError('not-found');
          const changes = change(decodeOrThrow(schema, document, path), item);
          if (changes) update(writer, path, changes);
          return [];
        } catch (thrown) {
          return [{ item, error: toAppError(thrown) }];
        }
      }),
  });
}

/** True for a write that the server has refused; its rules refuse a change of what is gone by now. */
function isRefused(thrown: unknown): boolean {
  return ['permission-denied', 'not-found'].includes(toAppError(thrown).code);
}

function update(writer: Pick<DocumentWriter, 'update'>, path: string, changes: object): void {
  writer.update(path, { ...changes, updatedAt: SERVER_TIME });
}

/** On a busy machine 300 writes in one batch missed their deadline. */
const ORDER_BATCH_SIZE = 100;

async function setOrdersTogether<Stored, Item extends { order: number }>(
  items: readonly Item[],
  place: StoredItems<Stored, Item>,
): Promise<void> {
  try {
    await writeTogether((writer) => {
      for (const item of items) update(writer, place.pathOf(item), { order: item.order });
    });
  } catch (thrown) {
    // One of them may have been deleted meanwhile: the others get their places all the same.
    if (!isRefused(thrown)) throw thrown;
    await reviseTogether(items, place, (_, { order }) => ({ order }));
  }
}

/** Stores the order of items batch by batch, in the sequence of the list. */
export async function setOrders<Stored, Item extends { order: number }>(
  items: readonly Item[],
  place: StoredItems<Stored, Item>,
): Promise<void> {
  for (const batch of chunks(items, ORDER_BATCH_SIZE)) await setOrdersTogether(batch, place);
}

export function catalogueRepo<Item extends CatalogueItem>({
  schema,
  pathOf,
  published,
  all,
}: CataloguePlace<Item>): CatalogueRepo<Item> {
  const place = { schema, pathOf: ({ id }: { id: string }) => pathOf(id) };
  return {
    listPublished: () => readPublicList(published, schema),
    listAll: () => readList(all, schema),
    get: (id) => readDocument(pathOf(id), schema),
    watchAll: (onNext, onError) => watchList(all, schema, { onNext, onError }),
    create: (id, draft) =>
      transact(async (transaction) => {
        if (await transaction.read(pathOf(id))) return;
        transaction.set(pathOf(id), { ...draft, createdAt: SERVER_TIME, updatedAt: SERVER_TIME });
      }).then(notifyCatalogueChanged),
    revise: ({ id }, change) =>
      transactWithRetry(async (transaction) => {
        const stored = await transaction.read(pathOf(id));
        if (!stored) throw new AppError('not-found');
        const current = decodeOrThrow(schema, stored, pathOf(id));
        update(transaction, pathOf(id), change(current));
      }),
    reviseTogether: (items, change) => reviseTogether(items, place, change),
    setOrders: (items) => setOrders(items, place),
    remove: (id) =>
      writeTogether((writer) => {
        writer.remove(pathOf(id));
      }).then(notifyCatalogueChanged),
  };
}
