import type * as z from 'zod/mini';
import * as localStore from '#src/lib/browserStorage.ts';

interface StoredList<Item> {
  key: string;
  schema: z.ZodMiniType<Item[]>;
  idOf: (item: Item) => string;
}

/** A list that this browser keeps, with one item for each id. */
export function storedList<Item>({ key, schema, idOf }: StoredList<Item>) {
  const all = (): Item[] => localStore.readJson(key, schema) ?? [];
  const others = (id: string) => all().filter((item) => idOf(item) !== id);
  return {
    all,
    keep: (item: Item) => void localStore.writeJson(key, [...others(idOf(item)), item]),
    forget: (id: string) => void localStore.writeJson(key, others(id)),
  };
}
