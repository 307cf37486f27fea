import { FieldValue } from 'firebase-admin/firestore';
import {
  personalFields,
  purchaseFieldsOfAccount,
  withoutBuyer,
  withoutFields,
  withoutKeywords,
  withoutPersonIn,
  type Changes,
  type StoredRecord,
} from '../../../src/model/bookkeeping/retention.ts';
import { cancellation } from '../../../src/model/orders/cancellation.ts';
import { saleFacts } from '../../../src/model/sale/life.ts';

/** Changes as the database takes them: a field that is undefined is removed. */
export function writable(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, value ?? FieldValue.delete()]),
  );
}

/**
 * The changes to a purchase. The law asks for the buyer's name on a full invoice only. A withdrawn
 * purchase whose money is not sent back keeps name and address until it is: the refund takes them
 * away.
 */
export function purchaseWithoutPerson(
  record: StoredRecord,
  { hasFullInvoice, now }: { hasFullInvoice: boolean; now: Date },
): Changes {
  const isRefundDue = 'withdrawnAt' in record && !('refundedAt' in record);
  if (isRefundDue) return { accountDeletedAt: now };
  const { userName, ...others } = withoutFields(record, purchaseFieldsOfAccount);
  return writable(hasFullInvoice || userName === undefined ? others : { userName, ...others });
}

/** The changes to an order's lookup entry, whose keywords contain the customer's name. */
export function lookupWithoutPerson(record: StoredRecord): Changes {
  return writable({
    ...withoutFields(record, personalFields.adminOrderLookup),
    ...withoutKeywords(record),
  });
}

/** A pending order is cancelled too, because its buyer no longer exists. */
export function pendingOrderWithoutPerson(record: StoredRecord, now: Date): Changes {
  const { paymentStatus } = record;
  const isWaiting =
    typeof paymentStatus === 'string' && saleFacts({ order: { paymentStatus } }).isUndecided;
  return {
    ...writable(withoutFields(record, personalFields.pendingOrders)),
    ...(isWaiting && cancellation('account-deleted', now)),
  };
}

/** The changes to a voucher: a full one keeps the buyer's name and address, which the law asks for. */
export function voucherWithoutPerson(record: StoredRecord): Changes {
  if (record['isFull'] !== true) return withoutBuyer(record);
  const buyer = Object(record['buyer']) as StoredRecord;
  return buyer['email'] === '' ? {} : { buyer: { ...buyer, email: '' } };
}

/** The changes to a payment at the provider. Nobody asks for it by its buyer any more. */
export function paymentWithoutPerson(record: StoredRecord): Changes {
  return writable(withoutPersonIn('payments', record, () => false));
}

/** The changes to a note about a mail. */
export function mailWithoutPerson(record: StoredRecord): Changes {
  return writable(withoutFields(record, personalFields.orderMails));
}
