import type { Transaction } from 'firebase-admin/firestore';
import type { Records } from '../../src/model/base/records.ts';
import { isStoredMap } from '../../src/model/base/schema.ts';
import { decodeSnapshot } from './decodeSnapshot.ts';
import { firestore } from './firebaseAdmin.ts';

/** A value without the fields that are undefined, which the SDK does not take. */
export function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null || !isStoredMap(value)) return value;
  const present = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(present.map(([field, part]) => [field, storable(part)]));
}

/** A transaction as the model decides in it. */
export function serverRecords(transaction: Transaction): Records {
  const documentRef = (path: string) => firestore().doc(path);
  return {
    read: async (schema, path) => decodeSnapshot(schema, await transaction.get(documentRef(path))),
    set: (path, record) => transaction.set(documentRef(path), storable(record) as object),
    update: (path, changes) => transaction.update(documentRef(path), storable(changes) as object),
  };
}

/** Many payments at once take the next number of the same series of vouchers. */
const ATTEMPTS = 20;

export function transactRecords<Answer>(
  run: (records: Records) => Promise<Answer>,
): Promise<Answer> {
  return firestore().runTransaction((transaction) => run(serverRecords(transaction)), {
    maxAttempts: ATTEMPTS,
  });
}
