import type * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import { notifyCatalogueChanged } from '../catalogueChanges.ts';
import type { Unsubscribe } from '../subscribeLater.ts';
import { decodeOrThrow, SERVER_TIME } from './converter.ts';
import { readDocument, readList, transact, writeTogether } from './documents.ts';
import { watchList, type OnError } from './live.ts';
import type { QuerySpec } from './port.ts';
import { readPublicList } from './publicData.ts';

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
  /** Stores the order of items, all of them or none. */
  setOrders: (items: readonly { id: string; order: number }[]) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export function catalogueRepo<Item extends CatalogueItem>({
  schema,
  pathOf,
  published,
  all,
}: CataloguePlace<Item>): CatalogueRepo<Item> {
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
      transact(async (transaction) => {
        const stored = await transaction.read(pathOf(id));
        if (!stored) throw new AppError('not-found');
        const current = decodeOrThrow(schema, stored, pathOf(id));
        transaction.update(pathOf(id), { ...change(current), updatedAt: SERVER_TIME });
      }),
    setOrders: (items) =>
      writeTogether((writer) => {
        for (const { id, order } of items) {
          writer.update(pathOf(id), { order, updatedAt: SERVER_TIME });
        }
      }),
    remove: (id) =>
      writeTogether((writer) => {
        writer.remove(pathOf(id));
      }).then(notifyCatalogueChanged),
  };
}
