import * as z from 'zod/mini';
import type { ListChange } from '#src/model/base/edits.ts';
import { decodeItems } from '#src/model/base/schema.ts';
import type { Unsubscribe } from '../subscribeLater.ts';
import { decode, SERVER_TIME } from './converter.ts';
import { transact } from './documents.ts';
import { watchDocument, type OnError } from './live.ts';
import { readPublicDocument } from './publicData.ts';

interface ListPlace<Item> {
  path: string;
  /** The field of the document that holds the list. */
  field: string;
  itemSchema: z.ZodMiniType<Item>;
}

/** A repo for data that is stored as a list inside one document. */
export interface ListRepo<Item> {
  /** Read without a sign-in, so only for public documents. */
  list: () => Promise<Item[]>;
  watch: (onNext: (items: Item[]) => void, onError: OnError) => Unsubscribe;
  /** Changes the list as it is on the server, not as this browser last read it. */
  update: (change: ListChange<Item>) => Promise<void>;
}

const holderSchema = z.record(z.string(), z.unknown());

type Holder = z.infer<typeof holderSchema>;

export function listInDocument<Item>({ path, field, itemSchema }: ListPlace<Item>): ListRepo<Item> {
  const itemsOf = (holder: Holder | undefined) => {
    const stored = holder?.[field];
    const found = decodeItems(itemSchema, Array.isArray(stored) ? stored : []);
    if (found.bad.length > 0) {
      console.warn(`${found.bad.length} bad records in ${path} are skipped`);
    }
    return found;
  };
  return {
    list: async () => itemsOf(await readPublicDocument(path, holderSchema)).items,

    watch: (onNext, onError) =>
      watchDocument(path, holderSchema, {
        onNext: (holder) => onNext(itemsOf(holder).items),
        onError,
      }),

    update: (change) =>
      transact(async (transaction) => {
        const stored = await transaction.read(path);
        const { items, bad } = itemsOf(stored && decode(holderSchema, stored));
        // Items that this version cannot read may belong to another version: they are written back
        // unchanged.
        const next = [...change(items), ...bad];
        transaction.merge(path, { [field]: next, lastUpdated: SERVER_TIME });
      }),
  };
}
