import { FieldValue } from 'firebase-admin/firestore';
import type { CancelReason } from '../../../src/model/orders/cancellation.ts';
import { isUndecided } from '../../../src/model/orders/status.ts';

const NAME_FIELDS = ['userName', 'userEmail', 'customerName', 'customerEmail', 'withdrawnBy'];
const CONTACT_FIELDS = ['userPhone', 'customerPhone', 'phone', 'phoneNumber', 'customerInfo'];

type Changes = Record<string, unknown>;

/** The changes that remove name, e-mail and phone from a record, for the fields it has. */
export function withoutPerson(record: Readonly<Record<string, unknown>>): Changes {
  const has = (field: string): boolean => field in record;
  const names: [string, unknown][] = NAME_FIELDS.filter(has).map((field) => [field, '']);
  const contacts: [string, unknown][] = CONTACT_FIELDS.filter(has).map((field) => [
    field,
    FieldValue.delete(),
  ]);
  return Object.fromEntries([...names, ...contacts]);
}

/**
 * A withdrawn purchase whose money is not sent back keeps name and address until it is: the refund
 * takes them away.
 */
export function purchaseWithoutPerson(
  record: Readonly<Record<string, unknown>>,
  now: Date,
): Changes {
  const isRefundDue = 'withdrawnAt' in record && !('refundedAt' in record);
  return isRefundDue ? { accountDeletedAt: now } : withoutPerson(record);
}

/** The changes to an order's lookup entry, whose keywords contain the customer's name. */
export function lookupWithoutPerson(record: Readonly<Record<string, unknown>>): Changes {
  const orderId = record['orderId'];
  return {
    ...withoutPerson(record),
    searchKeywords: typeof orderId === 'string' ? [orderId.toLowerCase()] : [],
  };
}

/** A pending order is cancelled too, because its buyer no longer exists. */
export function pendingOrderWithoutPerson(
  record: Readonly<Record<string, unknown>>,
  now: Date,
): Changes {
  const { paymentStatus } = record;
  const isWaiting = typeof paymentStatus === 'string' && isUndecided(paymentStatus);
  return {
    ...withoutPerson(record),
    ...(isWaiting && {
      paymentStatus: 'cancelled',
      cancelledAt: now,
      cancelReason: 'account-deleted' satisfies CancelReason,
    }),
  };
}
