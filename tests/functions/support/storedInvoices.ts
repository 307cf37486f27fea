import { documents } from '#src/model/base/paths.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { bought } from '../../support/orderRecords.ts';
import { invoiceOf } from '../../support/vouchers.ts';
import { unique } from './people.ts';

let count = 0;

/** Stores an invoice that has no PDF yet, outside of the series of the shop and too new to be forgotten. */
export async function storeInvoice(userId: string = unique()): Promise<string> {
  count += 1;
  const sequence = Date.now() * 10 + count;
  const issuedAt = new Date('2098-03-01T12:00:00Z');
  const purchase = bought(`JF${unique()}`, {
    userId,
    userName: 'Kåre Ærø',
    totalAmount: 199,
  });
  const voucher: Partial<Voucher> = invoiceOf(purchase, { sequence, issuedAt });
  const { number = '' } = voucher;
  const stored = Object.entries(voucher).filter(([, value]) => value !== undefined);
  await firestore().doc(documents.voucher.build({ number })).set(Object.fromEntries(stored));
  return number;
}
