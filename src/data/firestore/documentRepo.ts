import * as z from 'zod/mini';
import type { ListChange } from '#src/model/base/edits.ts';
import { decodeItems } from '#src/model/base/schema.ts';
import type { Unsubscribe } from '../subscribeLater.ts';
import { decodeOrThrow, SERVER_TIME, decode } from './converter.ts';
import { transact, writeTogether } from './documents.ts';
import { watchDocument, type OnError } from './live.ts';
import { readPublicDocument } from './publicData.ts';

interface DocumentPlace<Value extends object> {
  path: string;
  schema: z.ZodMiniType<Value>;
  /** The field with the time of the last change. */
  timeField: 'updatedAt' | 'lastUpdated';
}

/**
 * Computes the changed fields from the document on the server; it may throw an AppError, and may
 * run more than once.
 */
export type DocumentChange<Value> = (
  current: Value,
) => Partial<Omit<Value, 'updatedAt' | 'lastUpdated'>>;

/** A repo for one document of public content. */
export interface DocumentRepo<Value extends object> {
  /** Returns the defaults while nothing has been saved. */
  get: () => Promise<Value>;
  watch: (onNext: (value: Value) => void, onError: OnError) => Unsubscribe;
  /** Sets these fields and leaves the others as they are. */
  save: (changes: ReturnType<DocumentChange<Value>>) => Promise<void>;
  /** Changes fields depending on the document on the server. */
  update: (change: DocumentChange<Value>) => Promise<void>;
}

export function documentRepo<Value extends object>({
  path,
  schema,
  timeField,
}: DocumentPlace<Value>): DocumentRepo<Value> {
  return {
    get: async () => (await readPublicDocument(path, schema)) ?? schema.parse({}),
    watch: (onNext, onError) =>
      watchDocument(path, schema, {
        onNext: (value) => onNext(value ?? schema.parse({})),
        onError,
      }),
    save: (changes) =>
      writeTogether((writer) => {
        writer.merge(path, { ...changes, [timeField]: SERVER_TIME });
      }),
    update: (change) =>
      transact(async (transaction) => {
        const stored = await transaction.read(path);
        const current = stored ? decodeOrThrow(schema, stored, path) : schema.parse({});
        transaction.merge(path, { ...change(current), [timeField]: SERVER_TIME });
      }),
  };
}

interface ListPlace<Item> {
  path: string;
  /** The field of the document that holds the list. */
  field: string;
  itemSchema: z.ZodMiniType<Item>;
  /** Reads the document for `list`; by default without a sign-in, so only what is public. */
  read?: typeof readPublicDocument;
}

/** A repo for data that is stored as a list inside one document. */
export interface ListRepo<Item> {
  list: () => Promise<Item[]>;
  watch: (onNext: (items: Item[]) => void, onError: OnError) => Unsubscribe;
  /** Changes the list as it is on the server, not as this browser last read it. */
  update: (change: ListChange<Item>) => Promise<void>;
}

const holderSchema = z.record(z.string(), z.unknown());

type Holder = z.infer<typeof holderSchema>;

export function listInDocument<Item>(place: ListPlace<Item>): ListRepo<Item> {
  const { path, field, itemSchema, read = readPublicDocument } = place;
  const itemsOf = (holder: Holder | undefined) => {
    const stored = holder?.[field];
    const found = decodeItems(itemSchema, Array.isArray(stored) ? stored : []);
    if (found.bad.length > 0) {
      console.warn(`${found.bad.length} bad records in ${path} are skipped`);
    }
    return found;
  };
  return {
    list: async () => itemsOf(await read(path, holderSchema)).items,

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
