import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import {
  firestoreWorld,
  freshOrderId,
  omit,
  serverTime,
  testWrites,
  type Data,
  type Firestore,
} from '../support/firestore.ts';
import { accounts, admins } from '../support/roles.ts';
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
const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };

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
  testAccess(world, [{ what: 'pay back with a credit note', allowed: admins, act: refund() }]);

  testWrites(world, 'adminByProfile', {
    taken: [],
    refused: [
      { what: 'a number that skips one', act: refund({ change: moved(1) }) },
      { what: 'a number of last year', act: refund({ change: elsewhere('K2020') }) },
      { what: 'one without the refund', act: refund({ leaveOut: true }) },
      {
        what: 'a number among the invoices',
        act: refund({ change: elsewhere(String(new Date().getFullYear())) }),
      },
      {
        what: 'one that credits a credit note',
        act: refund({ invoice: { kind: 'credit-note' } }),
      },
      {
        what: 'one that credits the invoice of another purchase',
        act: refund({ invoice: { orderId: 'JF20260101ABCDEF999' } }),
      },
      { what: 'a second one for the same purchase', act: refund({ before: { refundedAt: PAST } }) },
      {
        what: 'a purchase that names another',
        act: refund({ purchase: { creditNoteNumber: 'K2020-0001' } }),
      },
      { what: 'a refund in the past', act: refund({ purchase: { refundedAt: PAST } }) },
      { what: 'a refund that changes the price', act: refund({ purchase: { totalAmount: 1 } }) },
      {
        what: 'a refund of a purchase with another invoice',
        act: refund({ before: { voucherNumber: '2018-0001' } }),
      },
      ...[
        { kind: 'invoice' },
        { orderId: 'JF20260101ABCDEF999' },
        { userId: 'other-customer' },
        { credits: '2018-0001' },
        { totalOre: -19_899, vatOre: -3980 },
        { totalOre: 19_900, vatOre: 3980 },
        { vatOre: -3979 },
        { vatRate: 0, vatOre: 0 },
        { isFull: true },
      ].map((voucher) => ({
        what: `one with ${JSON.stringify(voucher)}`,
        act: refund({ change: changed(voucher) }),
      })),
      {
        what: 'one that credits nothing',
        act: refund({ change: ({ voucher }) => ({ voucher: omit(voucher, 'credits') }) }),
      },
    ],
  });
});

describe('a purchase from before there were vouchers', () => {
  const payBack = (changes: Data) => async (db: Firestore) => {
    const path = `purchases/${freshOrderId()}`;
    await world.given({ [path]: { ...samples.purchase(customer), ...withdrawn } });
    await db.doc(path).update({ refundedAt: serverTime(), updatedAt: serverTime(), ...changes });
  };

  testAccess(world, [{ what: 'pay it back', allowed: admins, act: payBack({}) }]);
  testWrites(world, 'owner', {
    taken: [],
    refused: [
      {
        what: 'a credit note of nothing',
        act: payBack({ creditNoteNumber: 'K2020-0001' }),
      },
    ],
  });
});
