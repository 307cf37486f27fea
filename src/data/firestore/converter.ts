import * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import { isStoredMap, withoutDirectionSigns } from '#src/model/base/schema.ts';

/** A document as read by the SDK, before it is validated. */
export interface StoredDocument {
  id: string;
  data: Record<string, unknown>;
}

type Schema<Output> = z.ZodMiniType<Output>;

/** A placeholder in written data for the server's time. */
export const SERVER_TIME = Symbol('server time');

function isTimestamp(value: object): value is { toDate: () => Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

function decodeValue(value: unknown): unknown {
  if (typeof value === 'string') return withoutDirectionSigns(value);
  if (value === null || typeof value !== 'object') return value;
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(decodeValue);
  if (!isStoredMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decodeValue(inner)]));
}

/** Validates a document; logs a warning and returns undefined when it is invalid. */
export function decode<Output>(schema: Schema<Output>, stored: StoredDocument): Output | undefined {
  const plain = Object.entries(stored.data).map(([key, value]) => [key, decodeValue(value)]);
  const result = schema.safeParse({ ...Object.fromEntries(plain), id: stored.id });
  if (result.success) return result.data;
  console.warn(`The record ${stored.id} is skipped: ${z.prettifyError(result.error)}`);
  return undefined;
}

/** Validates a document; throws when it is invalid. */
export function decodeOrThrow<Output>(
  schema: Schema<Output>,
  stored: StoredDocument,
  path: string,
): Output {
  const value = decode(schema, stored);
  if (value === undefined) throw new AppError('invalid-record', { details: { path } });
  return value;
}

/** The valid documents; one invalid record never takes down a whole list. */
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

/**
 * Converts data for the SDK: undefined fields are removed, and `SERVER_TIME` becomes the SDK's
 * sentinel.
 */
export function encode(data: object, serverTime: () => unknown): Record<string, unknown> {
  const present = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([key, value]) => [key, encodeValue(value, serverTime)]));
}
