import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { date, text } from '../../../src/model/base/schema.ts';
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
import { lifeOf, type SaleLife, saleFacts } from '../../../src/model/sale/life.ts';
import { isShownAsWithdrawn } from '../../../src/model/withdrawal/withdrawal.ts';
import { decodeValue } from '../decodeSnapshot.ts';

/** Changes as the database takes them: a field that is undefined is removed. */
export function writable(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, value ?? FieldValue.delete()]),
  );
}

const soldSchema = z.object({ paymentStatus: text, withdrawnAt: date, refundedAt: date });

/** The fields that tell of a sale's life; undefined for a record that cannot be read. */
const soldIn = (record: StoredRecord) => z.safeParse(soldSchema, decodeValue(record)).data;

/**
 * True while the photographer is asked to send the money of a withdrawn sale back. She has to know to whom, also
 * when the account is gone.
 */
const isRefundDue = (life: SaleLife, now: Date): boolean =>
  life.sentBack === undefined && isShownAsWithdrawn(life, now);

/**
 * The changes to a purchase. The law asks for the buyer's name on a full invoice only. While a refund is due it
 * keeps what it says.
 */
export function purchaseWithoutPerson(
  record: StoredRecord,
  { hasFullInvoice, now }: { hasFullInvoice: boolean; now: Date },
): Changes {
  if (isRefundDue(lifeOf({ purchase: soldIn(record) }), now)) return { accountDeletedAt: now };
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

/** The changes to a pending order, which is cancelled too, because its buyer no longer exists. */
export function pendingOrderWithoutPerson(record: StoredRecord, now: Date): Changes {
  const order = soldIn(record);
  if (isRefundDue(lifeOf({ order }), now)) return { accountDeletedAt: now };
  return {
    ...writable(withoutFields(record, personalFields.pendingOrders)),
    ...(saleFacts({ order }).isUndecided && cancellation('account-deleted', now)),
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
