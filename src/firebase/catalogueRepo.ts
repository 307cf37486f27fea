import type * as z from 'zod/mini';
import { SERVER_TIME } from './converter.ts';
import { readDocument, readList, writeTogether } from './data.ts';
import { readPublicList } from './publicData.ts';
import type { QuerySpec } from './query.ts';

interface CatalogueItem {
  id: string;
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/** What the photographer decides about an item; the rest is the server's. */
export type Draft<Item extends CatalogueItem> = Omit<Item, keyof CatalogueItem>;

interface CataloguePlace<Item extends CatalogueItem> {
  schema: z.ZodMiniType<Item>;
  pathOf: (id: string) => string;
  published: QuerySpec;
  all: QuerySpec;
}

/** A repo for things that are shown and sold one by one. */
export interface CatalogueRepo<Item extends CatalogueItem> {
  listPublished: () => Promise<Item[]>;
  /** Everything, drafts too: for administrators. */
  listAll: () => Promise<Item[]>;
  get: (id: string) => Promise<Item | undefined>;
  /** The id comes from `newId`, so that an attempt which was not confirmed can be repeated. */
  create: (id: string, draft: Draft<Item>) => Promise<void>;
  update: (id: string, changes: Partial<Draft<Item>>) => Promise<void>;
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
    create: (id, draft) =>
      writeTogether((writer) => {
        writer.set(pathOf(id), { ...draft, createdAt: SERVER_TIME, updatedAt: SERVER_TIME });
      }),
    update: (id, changes) =>
      writeTogether((writer) => {
        writer.update(pathOf(id), { ...changes, updatedAt: SERVER_TIME });
      }),
    remove: (id) =>
      writeTogether((writer) => {
        writer.remove(pathOf(id));
      }),
  };
}
