import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { documents } from '../../../src/model/base/paths.ts';
import { firestore } from '../firebaseAdmin.ts';

export const orderMailRef = (mailId: string): DocumentReference =>
  firestore().doc(documents.orderMail.build({ mailId }));

/** The changes as Firestore takes them: a field without a value is removed. */
export function stored(changes: object): Record<string, unknown> {
  const entries = Object.entries(changes) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([field, value]) => [field, value === undefined ? FieldValue.delete() : value]),
  );
}
