import * as z from 'zod/mini';
import { env } from '#src/config/env.ts';
import { AppError } from '#src/model/base/errors.ts';
import { encode, SERVER_TIME, type StoredDocument } from './converter.ts';
import { requestJson, restDocumentSchema, urlOf } from './publicData.ts';
import { restDocument } from './rest.ts';

/* Many documents in one request of Firestore's REST interface. */

interface ReadDocument {
  document: StoredDocument;
  updateTime: string;
}

const answerSchema = z.array(
  z.object({ found: z.optional(z.extend(restDocumentSchema, { updateTime: z.string() })) }),
);

const root = `projects/${env.firebase?.projectId ?? ''}/databases/(default)/documents/`;

function post(action: string, token: string, body: object): Promise<unknown> {
  return requestJson(urlOf(action), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Reads documents by their paths; what does not exist is missing in the answer. */
export async function readTogether(
  paths: readonly string[],
  token: string,
): Promise<Map<string, ReadDocument>> {
  const names = paths.map((path) => root + path);
  const stored = await post(':batchGet', token, { documents: names });
  const answer = z.safeParse(answerSchema, stored);
  if (!answer.success) throw new AppError('service-failed', { cause: answer.error });
  return new Map(
    answer.data.flatMap(({ found }) => {
      if (!found) return [];
      const { name, updateTime } = found;
      return [[name.slice(root.length), { document: restDocument(found), updateTime }]];
    }),
  );
}

function typedFields(data: object): Record<string, object> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typedValue(value)]));
}

/** The counterpart of `restValue`. */
function typedValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typedValue) } };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    case 'object':
      return { mapValue: { fields: typedFields(value) } };
    default:
      throw new TypeError(`A document holds no ${typeof value}`);
  }
}

function updateOf(path: string, data: object, updateTime: string | undefined): object {
  const encoded = Object.entries(encode(data, () => SERVER_TIME));
  const plain = encoded.filter(([, value]) => value !== SERVER_TIME);
  const timed = encoded.filter(([, value]) => value === SERVER_TIME);
  return {
    update: { name: root + path, fields: typedFields(Object.fromEntries(plain)) },
    updateMask: { fieldPaths: plain.map(([name]) => name) },
    updateTransforms: timed.map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    currentDocument: updateTime === undefined ? { exists: true } : { updateTime },
  };
}

interface Commit {
  updates: ReadonlyMap<string, object>;
  /** The documents as they were read; 'aborted' when one of those to be updated has changed. */
  read: ReadonlyMap<string, ReadDocument>;
  token: string;
}

/** Updates documents, all or none. */
export async function commitUpdates({ updates, read, token }: Commit): Promise<void> {
  if (updates.size === 0) return;
  const writes = [...updates].map(([path, data]) =>
    updateOf(path, data, read.get(path)?.updateTime),
  );
  await post(':commit', token, { writes });
}
