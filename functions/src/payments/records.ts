import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import {
  isOpen,
  type Payment,
  paymentDocument,
  paymentSchema,
} from '../../../src/model/payments/schema.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { transactRecords } from '../records.ts';

export const paymentPath = (reference: string): string => paymentDocument.build({ reference });

const paymentRef = (reference: string): DocumentReference =>
  firestore().doc(paymentPath(reference));

export async function readPayment(reference: string): Promise<Payment | undefined> {
  return decodeSnapshot(paymentSchema, await paymentRef(reference).get());
}

/** Sets the time from which the server asks by itself. */
export async function askAgainFrom(reference: string, checkAt: Date): Promise<void> {
  await paymentRef(reference).update({ checkAt });
}

/** Ends the asking about a payment, unless something is left to do since it was looked at. */
export function askNoMore(reference: string): Promise<void> {
  return transactRecords(async (records) => {
    const path = paymentPath(reference);
    const payment = await records.read(paymentSchema, path);
    if (payment && !isOpen(payment)) records.update(path, { checkAt: FieldValue.delete() });
  });
}
