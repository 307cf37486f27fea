import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { decodeItems, isStoredMap, withoutDirectionSigns } from '../../src/model/base/schema.ts';
import { Refusal } from './refusal.ts';

/** Converts every timestamp in a stored value to a date, and takes signs that turn the direction out of texts. */
export function decodeValue(value: unknown): unknown {
  if (typeof value === 'string') return withoutDirectionSigns(value);
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(decodeValue);
  if (typeof value !== 'object' || value === null || !isStoredMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, decodeValue(part)]));
}

/** The content of a document with its id, not validated. */
export function recordOf(snapshot: DocumentSnapshot): unknown {
  return { ...Object(decodeValue(snapshot.data())), id: snapshot.id };
}

/** Validates a document; undefined when it does not exist. */
export function decodeSnapshot<Value>(
  schema: z.ZodMiniType<Value>,
  snapshot: DocumentSnapshot,
): Value | undefined {
  if (!snapshot.exists) return undefined;
  const result = z.safeParse(schema, recordOf(snapshot));
  if (!result.success) throw new Refusal(500, 'invalid-record');
  return result.data;
}

/** Those that can be read: one record that cannot hides no other. */
export function readable<Value>(
  schema: z.ZodMiniType<Value>,
  snapshots: readonly DocumentSnapshot[],
): Value[] {
  return decodeItems(schema, snapshots.map(recordOf)).items;
}
