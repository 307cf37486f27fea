import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import {
  type Payment,
  paymentDocument,
  paymentSchema,
} from '../../../src/model/payments/schema.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';

export const paymentPath = (reference: string): string => paymentDocument.build({ reference });

const paymentRef = (reference: string): DocumentReference =>
  firestore().doc(paymentPath(reference));

export async function readPayment(reference: string): Promise<Payment | undefined> {
  return decodeSnapshot(paymentSchema, await paymentRef(reference).get());
}

/** Sets the time from which the server asks by itself; without one nothing is left to do. */
export async function checkFrom(reference: string, checkAt: Date | undefined): Promise<void> {
  await paymentRef(reference).update({ checkAt: checkAt ?? FieldValue.delete() });
}
