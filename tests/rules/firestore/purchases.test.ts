import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import {
  firestoreWorld,
  freshOrderId,
  omit,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, admins, nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';
import { addVoucher, nextVoucher } from '../support/vouchers.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();
const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };

interface Settlement {
  changes?: Data;
  before?: Data;
  /** True for one without its invoice. */
  leaveOut?: boolean;
}

/** A purchase that comes from no order of the shop, with its mirrors and its invoice. */
const sell =
  (purchase: Data, mirror: Data = {}) =>
  async (db: Firestore) => {
    const orderId = freshOrderId();
    const sold: Data = { ...samples.purchase(customer), ...purchase };
    const { userId, totalAmount: total } = sold;
    const invoice = await nextVoucher(world, { orderId, userId, total });
    const batch = db.batch();
    addVoucher(db, batch, invoice);
    batch.set(db.doc(`purchases/${orderId}`), { voucherNumber: invoice.number, ...sold });
    batch.set(db.doc(`orders/${orderId}`), { ...samples.orderRecord(customer), ...mirror });
    batch.set(db.doc(`admin-order-lookup/${orderId}`), samples.orderLookup(customer, orderId));
    await batch.commit();
  };

/** A purchase that waits for its payment: it has no invoice. */
const wait =
  (purchase: Data = {}) =>
  async (db: Firestore) => {
    const orderId = freshOrderId();
    const waiting = omit(omit(samples.purchase(customer), 'completedDate'), 'backupStatus');
    const mirror = { ...samples.orderRecord(customer), status: 'pending' };
    const batch = db.batch();
    batch.set(db.doc(`purchases/${orderId}`), {
      ...waiting,
      paymentStatus: 'pending',
      ...purchase,
    });
    batch.set(db.doc(`orders/${orderId}`), mirror);
    batch.set(db.doc(`admin-order-lookup/${orderId}`), samples.orderLookup(customer, orderId));
    await batch.commit();
  };

/** A purchase in the past, whose invoice is there already. */
const predate = async (db: Firestore) => {
  const orderId = freshOrderId();
  const number = `2020-${orderId}`;
  await world.given({ [`vouchers/${number}`]: { orderId } });
  const sold = { ...samples.purchase(customer), completedDate: PAST, voucherNumber: number };
  const batch = db.batch();
  batch.set(db.doc(`purchases/${orderId}`), sold);
  batch.set(db.doc(`orders/${orderId}`), samples.orderRecord(customer));
  batch.set(db.doc(`admin-order-lookup/${orderId}`), samples.orderLookup(customer, orderId));
  await batch.commit();
};

describe('a purchase', () => {
  const byBankCard = { paymentMethod: 'card' };
  const bankCard = { ...byBankCard, stripeSessionId: 'cs_1', paymentIntentId: 'pi_1' };

  testWrites(world, 'adminByProfile', {
    taken: [
      { what: 'one that waits for its payment', act: wait() },
      {
        what: 'one from a card session',
        act: sell({ stripeSessionId: 'cs_1', paymentIntentId: 'pi_1' }),
      },
      { what: 'one paid by card', act: sell(bankCard, byBankCard) },
      {
        what: 'a long name of a session',
        act: sell({ ...bankCard, stripeSessionId: 'x'.repeat(255) }, byBankCard),
      },
      { what: 'one that is archived already', act: sell({ backupStatus: 'completed' }) },
      {
        what: 'the older word for bought',
        act: sell({ paymentStatus: 'købt' }, { status: 'købt' }),
      },
    ],
    refused: [
      { what: 'an unknown field', act: sell({ secret: 1 }) },
      { what: 'no buyer', act: sell({ userId: '' }, { userId: '' }) },
      { what: 'an endless address', act: sell({ userEmail: 'x'.repeat(255) }) },
      { what: 'an endless name', act: sell({ userName: 'x'.repeat(202) }) },
      { what: 'no items', act: sell({ items: [] }) },
      { what: '51 items', act: sell({ items: new Array<number>(51).fill(1) }) },
      { what: 'a negative total', act: sell({ totalAmount: -1 }, { total: -1 }) },
      { what: 'a total as text', act: sell({ totalAmount: '1' }, { total: '1' }) },
      { what: 'another currency', act: sell({ currency: 'USD' }, { currency: 'USD' }) },
      { what: 'an unknown method', act: sell({ paymentMethod: 'x' }, { paymentMethod: 'x' }) },
      { what: 'a card without a session', act: sell({ paymentMethod: 'card' }, byBankCard) },
      {
        what: 'a card with an empty session',
        act: sell({ ...bankCard, stripeSessionId: '' }, byBankCard),
      },
      { what: 'an endless session', act: sell({ stripeSessionId: 'x'.repeat(256) }) },
      { what: 'a session that is no text', act: sell({ stripeSessionId: 5 }) },
      { what: 'an endless intent', act: sell({ paymentIntentId: 'x'.repeat(256) }) },
      { what: 'an unknown state of the archive', act: sell({ backupStatus: 'backup_failed' }) },
      { what: 'an unknown status', act: sell({ paymentStatus: 'x' }, { status: 'x' }) },
      { what: 'a date as text', act: sell({ purchaseDate: 'today' }) },
      { what: 'a price of an order that there is not', act: sell({ orderedAmount: 199 }) },
      { what: 'a consent without an order', act: sell({ termsConsent: samples.consent }) },
      {
        what: 'a discount without an order',
        act: sell({ discount: { code: 'MAJ', amount: 50 } }),
      },
      {
        what: 'a gift card that no order was paid with',
        act: sell({ giftCard: { code: 'ABCD', amount: 50, bookedAt: 'use' } }),
      },
      { what: 'one that is paid back', act: sell({ refundedAt: serverTime() }) },
      { what: 'one with a credit note', act: sell({ creditNoteNumber: 'K2026-0001' }) },
      { what: 'a price of a day without an order', act: sell({ currentAmount: 199 }) },
      { what: 'downloads from the start', act: sell({ downloadCount: 1 }) },
      { what: 'a flag as text', act: sell({ isArchived: 'no' }) },
      { what: 'endless notes', act: sell({ adminNotes: 'x'.repeat(5001) }) },
      { what: 'a change in the past', act: sell({ updatedAt: PAST }) },
      { what: 'a completion in the past', act: sell({ completedDate: PAST }) },
      { what: 'a completion on the day of an earlier invoice', act: predate },
      { what: 'a date of what waits', act: wait({ completedDate: serverTime() }) },
      { what: 'an invoice of what waits', act: wait({ voucherNumber: '2026-0001' }) },
      {
        what: 'a completion of what waits',
        act: sell({ paymentStatus: 'pending' }, { status: 'pending' }),
      },
      { what: 'an order that does not exist', act: sell({ pendingOrderId: 'none' }) },
    ],
  });

  const change =
    (changes: Data, before: Data = {}) =>
    async (db: Firestore) => {
      const path = `purchases/${freshOrderId()}`;
      await world.given({
        [path]: { ...samples.purchase(customer), completedDate: PAST, ...before },
      });
      await db.doc(path).update({ updatedAt: serverTime(), ...changes });
    };

  /** Settles a payment that waits, with its invoice. */
  const settle =
    ({ changes = {}, before = {}, leaveOut = false }: Settlement = {}) =>
    async (db: Firestore) => {
      const orderId = freshOrderId();
      const path = `purchases/${orderId}`;
      await world.given({
        [path]: {
          ...omit(samples.purchase(customer), 'completedDate'),
          paymentStatus: 'pending',
          ...before,
        },
      });
      const invoice = await nextVoucher(world, { orderId, userId: customer.uid, total: 199 });
      const batch = db.batch();
      if (!leaveOut) addVoucher(db, batch, invoice);
      batch.update(db.doc(path), {
        paymentStatus: 'completed',
        completedDate: serverTime(),
        voucherNumber: invoice.number,
        updatedAt: serverTime(),
        ...changes,
      });
      await batch.commit();
    };

  testAccess(world, [
    { what: 'enter a purchase', allowed: admins, act: sell({}) },
    { what: 'settle a payment', allowed: admins, act: settle() },
    {
      what: 'note what the archive holds',
      allowed: admins,
      act: change({ items: [{ backupStatus: 'completed' }], backupStatus: 'completed' }),
    },
    {
      what: 'delete it',
      allowed: nobody,
      act: async (db) => {
        const path = `purchases/${freshOrderId()}`;
        await world.given({ [path]: samples.purchase(customer) });
        await db.doc(path).delete();
      },
    },
  ]);

  testWrites(world, 'owner', {
    taken: [
      { what: 'a payment that arrives', act: settle() },
      {
        what: 'a payment that never comes',
        act: change({ paymentStatus: 'cancelled' }, { paymentStatus: 'pending' }),
      },
      { what: 'a note', act: change({ adminNotes: 'x', isArchived: true }) },
    ],
    refused: [
      { what: 'another buyer', act: change({ userId: 'other-customer' }) },
      { what: 'another total', act: change({ totalAmount: 1 }) },
      { what: 'another date', act: change({ purchaseDate: PAST }) },
      { what: 'another method', act: change({ paymentMethod: 'cash' }) },
      { what: 'another session', act: change({ stripeSessionId: 'cs_2' }) },
      { what: 'a session where there was none', act: change(bankCard) },
      { what: 'another order', act: change({ pendingOrderId: 'x' }) },
      { what: 'another price of the order', act: change({ orderedAmount: 1 }) },
      { what: 'another price of that day', act: change({ currentAmount: 1 }) },
      { what: 'an item fewer', act: change({ items: [] }) },
      { what: 'an item more', act: change({ items: [{}, {}] }) },
      { what: 'a completed one undone', act: change({ paymentStatus: 'pending' }) },
      { what: 'a completed one cancelled', act: change({ paymentStatus: 'cancelled' }) },
      {
        what: 'an unknown status',
        act: change({ paymentStatus: 'x' }, { paymentStatus: 'pending' }),
      },
      { what: 'another completion', act: change({ completedDate: serverTime() }) },
      { what: 'a payment without an invoice', act: settle({ leaveOut: true }) },
      { what: 'a payment without a date', act: settle({ changes: { completedDate: PAST } }) },
      {
        what: 'an invoice of what is cancelled',
        act: settle({ changes: { paymentStatus: 'cancelled' } }),
      },
      ...[{ completedDate: serverTime() }, { voucherNumber: '2026-0001' }].map((paid) => ({
        what: `${Object.keys(paid).join()} of what is cancelled`,
        act: change({ paymentStatus: 'cancelled', ...paid }, { paymentStatus: 'pending' }),
      })),
      { what: 'a number without an invoice', act: change({ voucherNumber: '2026-0001' }) },
      {
        what: 'another invoice',
        act: change({ voucherNumber: '2026-0002' }, { voucherNumber: '2026-0001' }),
      },
      {
        what: 'a completion of what is cancelled',
        act: settle({ before: { paymentStatus: 'cancelled' } }),
      },
      {
        what: 'a completion in the past',
        act: settle({ changes: { completedDate: new Date('2025-02-02') } }),
      },
      { what: 'no change date', act: change({ adminNotes: 'x', updatedAt: PAST }) },
    ],
  });
});
