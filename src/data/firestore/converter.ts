import * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import { isStoredMap } from '#src/model/base/schema.ts';

/** A document as the SDK hands it over, before it has been checked. */
export interface StoredDocument {
  id: string;
  data: Record<string, unknown>;
}

type Schema<Output> = z.ZodMiniType<Output>;

/** In what is written: the server's own time, filled in by the server. */
export const SERVER_TIME = Symbol('server time');

function isTimestamp(value: object): value is { toDate: () => Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** Signs that turn the direction of what stands after them: a name could turn an amount around. */
const DIRECTION_SIGNS = /[\u202A-\u202E\u2066-\u2069]/g;

function decodeValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(DIRECTION_SIGNS, '');
  if (value === null || typeof value !== 'object') return value;
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(decodeValue);
  if (!isStoredMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decodeValue(inner)]));
}

/** The document as its schema describes it, or undefined (and a warning) when it does not fit. */
export function decode<Output>(schema: Schema<Output>, stored: StoredDocument): Output | undefined {
  const plain = Object.entries(stored.data).map(([key, value]) => [key, decodeValue(value)]);
  const result = schema.safeParse({ ...Object.fromEntries(plain), id: stored.id });
  if (result.success) return result.data;
  console.warn(`The record ${stored.id} is skipped: ${z.prettifyError(result.error)}`);
  return undefined;
}

/** The document as its schema describes it; one that does not fit is an error. */
export function decodeOrThrow<Output>(
  schema: Schema<Output>,
  stored: StoredDocument,
  path: string,
): Output {
  const value = decode(schema, stored);
  if (value === undefined) throw new AppError('invalid-record', { details: { path } });
  return value;
}

/** The documents that fit their schema; one bad record never takes a list down. */
export function decodeList<Output>(schema: Schema<Output>, stored: StoredDocument[]): Output[] {
  return stored.flatMap((each) => {
    const value = decode(schema, each);
    return value === undefined ? [] : [value];
  });
}

function encodeValue(value: unknown, serverTime: () => unknown): unknown {
  if (value === SERVER_TIME) return serverTime();
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((inner) => encodeValue(inner, serverTime));
  return encode(value, serverTime);
}

/** What the SDK may store: without undefined fields, dates as they are, server times as its sentinel. */
export function encode(data: object, serverTime: () => unknown): Record<string, unknown> {
  const present = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([key, value]) => [key, encodeValue(value, serverTime)]));
}
