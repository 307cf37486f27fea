import { FieldValue } from 'firebase-admin/firestore';
import { isUndecided } from '../../../src/model/orders/status.ts';

const NAME_FIELDS = ['userName', 'userEmail', 'customerName', 'customerEmail'];
const CONTACT_FIELDS = ['userPhone', 'customerPhone', 'phone', 'phoneNumber', 'customerInfo'];

type Changes = Record<string, unknown>;

/** What takes name, e-mail and phone out of a record, whichever of these fields it has. */
export function withoutPerson(record: Readonly<Record<string, unknown>>): Changes {
  const has = (field: string): boolean => field in record;
  const names: [string, unknown][] = NAME_FIELDS.filter(has).map((field) => [field, '']);
  const contacts: [string, unknown][] = CONTACT_FIELDS.filter(has).map((field) => [
    field,
    FieldValue.delete(),
  ]);
  return Object.fromEntries([...names, ...contacts]);
}

/** The entry by which administrators find an order: its words are made of the customer's name. */
export function lookupWithoutPerson(record: Readonly<Record<string, unknown>>): Changes {
  const orderId = record['orderId'];
  return {
    ...withoutPerson(record),
    searchKeywords: typeof orderId === 'string' ? [orderId.toLowerCase()] : [],
  };
}

/** An order that waits cannot be approved any more: its buyer is gone. */
export function pendingOrderWithoutPerson(
  record: Readonly<Record<string, unknown>>,
  now: Date,
): Changes {
  const { paymentStatus } = record;
  const isWaiting = typeof paymentStatus === 'string' && isUndecided(paymentStatus);
  return {
    ...withoutPerson(record),
    ...(isWaiting ? { paymentStatus: 'cancelled', cancelledAt: now } : {}),
  };
}
