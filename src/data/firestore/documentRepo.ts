import type * as z from 'zod/mini';
import type { Unsubscribe } from '../subscribeLater.ts';
import { decodeOrThrow, SERVER_TIME } from './converter.ts';
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
