import { describe } from 'vitest';
import { EMAIL_MAX_LENGTH } from '#src/model/account/email.ts';
import { cartPaymentMethods } from '#src/model/orders/payment.ts';
import { backupAtOnce } from '#src/model/purchases/schema.ts';
import { attempts, testAccess, withEach } from '../support/access.ts';
import {
  firestoreWorld,
  freshOrderId,
  omit,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { nobody } from '../support/roles.ts';
import { customer } from '../support/placing.ts';
import * as samples from '../support/samples.ts';
import { addPurchase } from '../support/selling.ts';
import { addVoucher, nextVoucher } from '../support/vouchers.ts';

const giftCard = { code: 'ABCDEFGHJKMNPQRS', amount: 99, bookedAt: 'use' };
const PAST = new Date('2025-01-01T12:00:00Z');
const partBack = { refundedAt: PAST, refundedAmount: 50 };
const world = firestoreWorld();

interface Settlement {
  changes?: Data;
  before?: Data;
  /** True for one without its invoice. */
  leaveOut?: boolean;
}

/** A purchase that comes from no order of the shop, with its mirrors and its invoice. */
const sell =
  (changes: Data, mirror: Data = {}) =>
  async (db: Firestore) => {
    const orderId = freshOrderId();
    const sold: Data = { ...samples.purchase(customer), ...changes };
    const { userId, totalAmount: total } = sold;
    const invoice = await nextVoucher(world, { orderId, userId, total });
    const batch = db.batch();
    addVoucher(db, batch, invoice);
    addPurchase(db, batch, {
      orderId,
      purchase: { voucherNumber: invoice.number, ...sold },
      mirror,
    });
    await batch.commit();
  };

/** Changes that the mirror says too. */
const both = (changes: Data, mirror = changes) => sell(changes, mirror);
const costing = (kroner: number) => sell({ totalAmount: kroner }, { total: kroner });
const items = (count: number) => sell({ items: new Array<Data>(count).fill({ id: 'a' }) });

/** A purchase that waits for its payment: it has no invoice. */
const wait =
  (changes: Data = {}) =>
  async (db: Firestore) => {
    const waiting = omit(omit(samples.purchase(customer), 'completedDate'), 'backupStatus');
    const batch = db.batch();
    addPurchase(db, batch, {
      orderId: freshOrderId(),
      purchase: { ...waiting, paymentStatus: 'pending', ...changes },
      mirror: { status: 'pending' },
    });
    await batch.commit();
  };

/** A purchase in the past, whose invoice is there already. */
const predate = async (db: Firestore) => {
  const orderId = freshOrderId();
  const voucherNumber = `2020-${orderId}`;
  await world.given({ [`vouchers/${voucherNumber}`]: { orderId } });
  const batch = db.batch();
  const purchase = { ...samples.purchase(customer), completedDate: PAST, voucherNumber };
  addPurchase(db, batch, { orderId, purchase });
  await batch.commit();
};

describe('a purchase', () => {
  const byBankCard = { paymentMethod: 'card' };
  const bankCard = { ...byBankCard, stripeSessionId: 'cs_1', paymentIntentId: 'pi_1' };

  testWrites(world, 'admin', {
    taken: {
      'one that waits for its payment': wait(),
      'the moms of its invoice': sell({ vatRate: 25 }),
      'a buyer of 128 characters': both({ userId: 'u'.repeat(128) }),
      'the longest address': both({ userEmail: 'x'.repeat(EMAIL_MAX_LENGTH) }),
      'the longest name': sell({ userName: 'x'.repeat(201) }),
      '50 items': items(50),
      'nothing to pay': costing(0),
      'the highest amount': costing(25_000_000),
      'the longest notes': sell({ adminNotes: 'x'.repeat(5000) }),
      'the longest intent': sell({ paymentIntentId: 'x'.repeat(255) }),
      ...withEach(
        'one paid with',
        cartPaymentMethods.map((paymentMethod) => ({ paymentMethod })),
        (changes) => both(changes),
      ),
      'one from a card session': sell({ stripeSessionId: 'cs_1', paymentIntentId: 'pi_1' }),
      'one paid by card': sell(bankCard, byBankCard),
      'a long name of a session': sell(
        { ...bankCard, stripeSessionId: 'x'.repeat(255) },
        byBankCard,
      ),
      'one that is archived already': sell({ backupStatus: 'completed' }),
      'the older word for bought': sell({ paymentStatus: 'købt' }, { status: 'købt' }),
    },
    refused: {
      'an unknown field': sell({ secret: 1 }),
      'no buyer': sell({ userId: '' }, { userId: '' }),
      'an endless address': sell({ userEmail: 'x'.repeat(255) }),
      'an endless name': sell({ userName: 'x'.repeat(202) }),
      'no items': sell({ items: [] }),
      '51 items': items(51),
      'a buyer of 129 characters': both({ userId: 'u'.repeat(129) }),
      'an absurd amount': costing(25_000_001),
      'an unknown method and a session': sell(
        { paymentMethod: 'cheque', stripeSessionId: 'cs_1' },
        { paymentMethod: 'cheque' },
      ),
      'an intent that is no text': sell({ paymentIntentId: 5 }),
      ...withEach(
        'one that waits with',
        [
          { firstDownloadAt: PAST },
          { withdrawnAt: PAST },
          { withdrawnBy: 'Kaj Kunde' },
          { refundedAt: PAST },
          { refundedAmount: 50 },
          { creditNoteNumber: 'K2026-0001' },
          { accountDeletedAt: PAST },
          { giftCards: [] },
        ],
        wait,
      ),
      'a negative total': sell({ totalAmount: -1 }, { total: -1 }),
      'a total as text': sell({ totalAmount: '1' }, { total: '1' }),
      'another currency': sell({ currency: 'USD' }, { currency: 'USD' }),
      'an unknown method': sell({ paymentMethod: 'x' }, { paymentMethod: 'x' }),
      'a card without a session': sell({ paymentMethod: 'card' }, byBankCard),
      'a card with an empty session': sell({ ...bankCard, stripeSessionId: '' }, byBankCard),
      'an endless session': sell({ stripeSessionId: 'x'.repeat(256) }),
      'a session that is no text': sell({ stripeSessionId: 5 }),
      'an endless intent': sell({ paymentIntentId: 'x'.repeat(256) }),
      'an unknown state of the archive': sell({ backupStatus: 'backup_failed' }),
      'an unknown status': sell({ paymentStatus: 'x' }, { status: 'x' }),
      'a date as text': sell({ purchaseDate: 'today' }),
      'a price of an order that there is not': sell({ orderedAmount: 199 }),
      'a consent without an order': sell({ termsConsent: samples.consent }),
      'a discount without an order': sell({ discount: { code: 'MAJ', amount: 50 } }),
      'a gift card that no order was paid with': sell({
        giftCard: { code: 'ABCD', amount: 50, bookedAt: 'use' },
      }),
      'one that is paid back': sell({ refundedAt: serverTime() }),
      'one with a credit note': sell({ creditNoteNumber: 'K2026-0001' }),
      'a price of a day without an order': sell({ currentAmount: 199 }),
      'downloads from the start': sell({ downloadCount: 1 }),
      'a flag as text': sell({ isArchived: 'no' }),
      'endless notes': sell({ adminNotes: 'x'.repeat(5001) }),
      'a change in the past': sell({ updatedAt: PAST }),
      'a completion in the past': sell({ completedDate: PAST }),
      'a completion on the day of an earlier invoice': predate,
      'a date of what waits': wait({ completedDate: serverTime() }),
      'an invoice of what waits': wait({ voucherNumber: '2026-0001' }),
      'moms of what waits': wait({ vatRate: 25 }),
      'other moms than its invoice': sell({ vatRate: 0 }),
      'a completion of what waits': sell({ paymentStatus: 'pending' }, { status: 'pending' }),
      'an order that does not exist': sell({ pendingOrderId: 'none' }),
    },
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
    [
      ['admin'],
      {
        'enter a purchase': sell({}),
        'settle a payment': settle(),
        'settle a payment with the moms of its invoice': settle({ changes: { vatRate: 25 } }),
        'note what the archive holds': change({
          items: [{ backupStatus: 'completed' }],
          backupStatus: 'completed',
        }),
        'ask for its archive at once': change({ backupRun: backupAtOnce }),
        'ask for the archive of one that is paid back in part': change(
          { backupRun: backupAtOnce },
          partBack,
        ),
      },
    ],
    [
      nobody,
      {
        'delete it': async (db) => {
          const path = `purchases/${freshOrderId()}`;
          await world.given({ [path]: samples.purchase(customer) });
          await db.doc(path).delete();
        },
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      ...withEach('a note on one with', [0, 1_000_001, 1e15], (downloadCount) =>
        change({ adminNotes: 'x' }, { downloadCount }),
      ),
      ...withEach('an archive that is', ['pending', 'completed'], (backupStatus) =>
        change({ backupStatus }),
      ),
      'a note on one that a card has paid': change({ adminNotes: 'x' }, { giftCard }),
      'a payment that arrives': settle(),
      'a payment that never comes': change(
        { paymentStatus: 'cancelled' },
        { paymentStatus: 'pending' },
      ),
      'a note': change({ adminNotes: 'x', isArchived: true }),
    },
    refused: {
      'a part that is paid back': change({ refundedAmount: 50 }),
      ...withEach('a note on one of which is paid back', [-1, 25_000_001, '50'], (refundedAmount) =>
        change({ adminNotes: 'x' }, { ...partBack, refundedAmount }),
      ),
      ...withEach('a count of downloads of', [0, 2, '1'], (downloadCount) =>
        change({ downloadCount }, { downloadCount: 1 }),
      ),
      ...withEach(
        'an archive asked for with',
        [
          { ...backupAtOnce, state: 'done' },
          { ...backupAtOnce, attempts: '0' },
          { ...backupAtOnce, nextAt: 0 },
          { ...backupAtOnce, more: 1 },
        ],
        (backupRun) => change({ backupRun }),
      ),
      'another gift card': change({ giftCard: { ...giftCard, amount: 1 } }, { giftCard }),
      'other cards that were sold': change({ giftCards: [1] }, { giftCards: [] }),
      'another buyer': change({ userId: 'other-customer' }),
      'another total': change({ totalAmount: 1 }),
      'another date': change({ purchaseDate: PAST }),
      'another method': change({ paymentMethod: 'cash' }),
      'another session': change({ stripeSessionId: 'cs_2' }),
      'a session where there was none': change(bankCard),
      'another order': change({ pendingOrderId: 'x' }),
      'another price of the order': change({ orderedAmount: 1 }),
      'another price of that day': change({ currentAmount: 1 }),
      'an item fewer': change({ items: [] }),
      'an item more': change({ items: [{}, {}] }),
      'a completed one undone': change({ paymentStatus: 'pending' }),
      'a completed one cancelled': change({ paymentStatus: 'cancelled' }),
      'an unknown status': change({ paymentStatus: 'x' }, { paymentStatus: 'pending' }),
      'another completion': change({ completedDate: serverTime() }),
      'a payment without an invoice': settle({ leaveOut: true }),
      'a payment without a date': settle({ changes: { completedDate: PAST } }),
      'an invoice of what is cancelled': settle({ changes: { paymentStatus: 'cancelled' } }),
      ...attempts(
        [{ completedDate: serverTime() }, { voucherNumber: '2026-0001' }, { vatRate: 25 }],
        (paid) => [
          `${Object.keys(paid).join()} of what is cancelled`,
          change({ paymentStatus: 'cancelled', ...paid }, { paymentStatus: 'pending' }),
        ],
      ),
      'a number without an invoice': change({ voucherNumber: '2026-0001' }),
      'moms without an invoice': change({ vatRate: 25 }),
      'other moms': change({ vatRate: 0 }, { voucherNumber: '2026-0001', vatRate: 25 }),
      'other moms than its invoice': settle({ changes: { vatRate: 0 } }),
      'another invoice': change({ voucherNumber: '2026-0002' }, { voucherNumber: '2026-0001' }),
      'a completion of what is cancelled': settle({ before: { paymentStatus: 'cancelled' } }),
      'a completion in the past': settle({ changes: { completedDate: new Date('2025-02-02') } }),
      'no change date': change({ adminNotes: 'x', updatedAt: PAST }),
    },
  });
});
