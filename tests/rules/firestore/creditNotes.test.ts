import { describe } from 'vitest';
import { testAccess, withEach } from '../support/access.ts';
import {
  firestoreWorld,
  freshOrderId,
  omit,
  serverTime,
  testWrites,
  type Data,
  type Firestore,
} from '../support/firestore.ts';
import { customer } from '../support/placing.ts';
import * as samples from '../support/samples.ts';
import {
  addVoucher,
  type Change,
  changed,
  elsewhere,
  moved,
  nextVoucher,
} from '../support/vouchers.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();
const withdrawn = { paymentStatus: 'cancelled', withdrawnAt: PAST };

interface Refund {
  change?: Change;
  purchase?: Data;
  before?: Data;
  /** Other values in the voucher that is credited. */
  invoice?: Data;
  /** True for a credit note alone. */
  leaveOut?: boolean;
}

/** Pays a purchase back, with the credit note of its invoice. */
const refund =
  ({
    change = () => ({}),
    purchase = {},
    before = {},
    invoice: other = {},
    leaveOut = false,
  }: Refund = {}) =>
  async (db: Firestore) => {
    const orderId = freshOrderId();
    const sale = { orderId, userId: customer.uid, total: 199 };
    const invoice = {
      ...(await nextVoucher(world, sale)).voucher,
      number: orderId.replace('JF', '2019-'),
      ...other,
    };
    const purchaseBefore = { ...samples.purchase(customer), ...withdrawn };
    const sold = { ...purchaseBefore, voucherNumber: invoice.number, ...before };
    await world.given({ [`purchases/${orderId}`]: sold, [`vouchers/${invoice.number}`]: invoice });
    const right = await nextVoucher(world, { ...sale, total: -199 }, 'credit-note');
    const note = { ...right, voucher: { ...right.voucher, credits: invoice.number } };
    const next = { ...note, ...change(note) };
    const batch = db.batch();
    addVoucher(db, batch, next);
    const paidBack = {
      refundedAt: serverTime(),
      creditNoteNumber: next.number,
      updatedAt: serverTime(),
      ...purchase,
    };
    if (!leaveOut) batch.update(db.doc(`purchases/${orderId}`), paidBack);
    await batch.commit();
  };

describe('a credit note', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'pay back with a credit note': refund(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    refused: {
      'a number that skips one': refund({ change: moved(1) }),
      'a number of last year': refund({ change: elsewhere('K2020') }),
      'one without the refund': refund({ leaveOut: true }),
      'a number among the invoices': refund({
        change: elsewhere(String(new Date().getFullYear())),
      }),
      'one that credits a credit note': refund({ invoice: { kind: 'credit-note' } }),
      'one that credits the invoice of another purchase': refund({
        invoice: { orderId: 'JF20260101ABCDEF999' },
      }),
      'a second one for the same purchase': refund({ before: { refundedAt: PAST } }),
      'a purchase that names another': refund({ purchase: { creditNoteNumber: 'K2020-0001' } }),
      'a refund in the past': refund({ purchase: { refundedAt: PAST } }),
      'a refund that changes the price': refund({ purchase: { totalAmount: 1 } }),
      'a refund of a purchase with another invoice': refund({
        before: { voucherNumber: '2018-0001' },
      }),
      ...withEach(
        'one with',
        [
          { kind: 'invoice' },
          { orderId: 'JF20260101ABCDEF999' },
          { userId: 'other-customer' },
          { credits: '2018-0001' },
          { totalOre: -19_899, vatOre: -3980 },
          { totalOre: 19_900, vatOre: 3980 },
          { vatOre: -3979 },
          { vatRate: 0, vatOre: 0 },
          { isFull: true },
        ],
        (voucher) => refund({ change: changed(voucher) }),
      ),
      'one that credits nothing': refund({
        change: ({ voucher }) => ({ voucher: omit(voucher, 'credits') }),
      }),
    },
  });
});

describe('a purchase from before there were vouchers', () => {
  const payBack = (changes: Data) => async (db: Firestore) => {
    const path = `purchases/${freshOrderId()}`;
    await world.given({ [path]: { ...samples.purchase(customer), ...withdrawn } });
    await db.doc(path).update({ refundedAt: serverTime(), updatedAt: serverTime(), ...changes });
  };

  testAccess(world, [
    [
      ['admin'],
      {
        'pay it back': payBack({}),
      },
    ],
  ]);
  testWrites(world, 'admin', {
    refused: {
      'a credit note of nothing': payBack({ creditNoteNumber: 'K2020-0001' }),
    },
  });
});
