import type * as z from 'zod/mini';
import { SERVER_TIME } from './converter.ts';
import { writeTogether } from './data.ts';
import { watchDocument } from './live.ts';
import type { OnError, Unsubscribe } from './live.ts';
import { readPublicDocument } from './publicData.ts';

interface DocumentPlace<Value extends object> {
  path: string;
  schema: z.ZodMiniType<Value>;
  /** The field that holds the time of the last change. */
  timeField: 'updatedAt' | 'lastUpdated';
}

/** A repo for one document of public content. */
export interface DocumentRepo<Value extends object> {
  /** The defaults where nothing has been saved yet. */
  get: () => Promise<Value>;
  watch: (onNext: (value: Value) => void, onError: OnError) => Unsubscribe;
  /** Changes these fields and leaves the others as they are on the server. */
  save: (changes: Partial<Omit<Value, 'updatedAt' | 'lastUpdated'>>) => Promise<void>;
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
  };
}
