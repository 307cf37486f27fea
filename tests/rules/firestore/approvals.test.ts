import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { attempts, testAccess } from '../support/access.ts';
import {
  firestoreWorld,
  freshId,
  freshOrderId,
  omit,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { customer } from '../support/placing.ts';
import * as samples from '../support/samples.ts';
import { addVoucher, nextVoucher } from '../support/vouchers.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const discount: Data = { code: 'SOMMER98', kind: 'amount', value: 98, minimum: 0, amount: 98 };
const giftCard: Data = { code: 'ABCDEFGHJKMNPQRS', amount: 100, bookedAt: 'use' };
const world = firestoreWorld();

interface Approval {
  orderId?: string;
  pending?: Data;
  order?: Data;
  purchase?: Data;
  mirror?: Data;
  lookup?: Data;
  /** The kroner of the invoice, where it is not the price. */
  invoiced?: number;
  pendingId?: string;
  /** Further documents of the same write, by their paths. */
  others?: Record<string, Data>;
  leaveOut?: readonly ('order' | 'purchase' | 'mirror' | 'lookup' | 'invoice')[];
}

/** The fields that have a value. */
const given = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Approves a pending order as the dashboard does, with its invoice: all documents or none. */
const approve =
  ({ pending, order, purchase, mirror, lookup, others = {}, leaveOut = [], ...ids }: Approval) =>
  async (db: Firestore) => {
    const { orderId = freshOrderId(), pendingId = freshId('order-0123456789') } = ids;
    const orderPath = `pending-orders/${pendingId}`;
    await world.given({ [orderPath]: given({ ...samples.waitingOrder(customer), ...pending }) });
    const sold: Data = { ...samples.purchase(customer, pendingId), ...purchase };
    const { userId, totalAmount: total } = sold;
    const invoice = await nextVoucher(world, { orderId, userId, total: ids.invoiced ?? total });
    const writes: Record<string, () => void> = {
      order: () =>
        batch.update(db.doc(orderPath), {
          paymentStatus: 'completed',
          completedAt: serverTime(),
          adminApprovedAt: serverTime(),
          convertedToPurchaseId: orderId,
          ...order,
        }),
      purchase: () =>
        batch.set(
          db.doc(`purchases/${orderId}`),
          given({ voucherNumber: invoice.number, ...sold }),
        ),
      mirror: () =>
        batch.set(db.doc(`orders/${orderId}`), { ...samples.orderRecord(customer), ...mirror }),
      lookup: () =>
        batch.set(db.doc(`admin-order-lookup/${orderId}`), {
          ...samples.orderLookup(customer, orderId),
          ...lookup,
        }),
    };
    const batch = db.batch();
    if (!leaveOut.includes('invoice')) addVoucher(db, batch, invoice);
    for (const [name, write] of Object.entries(writes)) {
      if (!leaveOut.some((left) => left === name)) write();
    }
    for (const [path, data] of Object.entries(others)) batch.set(db.doc(path), data);
    await batch.commit();
  };

/** Approves an order that a gift card pays a part of. */
const withGiftCard = (booked: Data) =>
  approve({ pending: { giftCard }, purchase: { giftCard: booked } });

interface Prices {
  total: number;
  today?: number;
  items?: number;
}

/** Approves an order of two lines for 398. */
const priced = ({ total, today = 199, items = 1 }: Prices, changes: Data = {}) => {
  const lines = Array.from({ length: items }, (_, index) => samples.orderLine(`picture-${index}`));
  const purchase = { totalAmount: total, currentAmount: today, items: lines, ...changes };
  return approve({ purchase, mirror: { total } });
};

describe('approval', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'approve an order': approve({}),
      },
    ],
  ]);

  const secondApproval = async (db: Firestore) => {
    const orderId = freshOrderId();
    await world.given({ [`purchases/${orderId}`]: samples.purchase(customer) });
    await approve({ orderId, leaveOut: ['purchase'] })(db);
  };

  const orderedAt = (nanoseconds: number) =>
    new firebase.firestore.Timestamp(
      Math.floor(samples.consent.acceptedAt.getTime() / 1000),
      nanoseconds,
    );
  const consentAt = (nanoseconds: number): Data => ({
    termsConsent: { ...samples.consent, acceptedAt: orderedAt(nanoseconds) },
  });

  /** A second purchase of the order that the same write approves. It waits, so it has no invoice. */
  const approveTwice = async (db: Firestore) => {
    const orderId = freshOrderId();
    const pendingId = freshId('order-0123456789');
    const waiting = omit(samples.purchase(customer, pendingId), 'completedDate');
    await approve({
      pendingId,
      others: {
        [`purchases/${orderId}`]: { ...waiting, paymentStatus: 'pending' },
        [`orders/${orderId}`]: { ...samples.orderRecord(customer), status: 'pending' },
        [`admin-order-lookup/${orderId}`]: samples.orderLookup(customer, orderId),
      },
    })(db);
  };

  testWrites(world, 'admin', {
    taken: {
      'the amount of the order': priced({ total: 398 }),
      'the amount of today': priced({ total: 899, today: 899 }),
      'the amount of the order that is dearer today': priced({ total: 398, today: 899 }),
      'an order that is free today': priced({ total: 398, today: 0 }),
      'the highest amount of today': priced({ total: 398, today: 25_000_000 }),
      'an order from before there was a consent': approve({
        pending: { termsConsent: undefined },
        purchase: { termsConsent: undefined },
      }),
      'a consent at the very time of the order': approve({ purchase: consentAt(123_456_000) }),
      'the discount of the order': approve({
        pending: { amount: 300, discount },
        purchase: { orderedAmount: 300, totalAmount: 300, discount },
        mirror: { total: 300 },
      }),
      'the gift card of the order': withGiftCard(giftCard),
      'less of the card than was ordered, where the price is less': approve({
        pending: { giftCard: { ...giftCard, amount: 300 } },
        purchase: { giftCard: { ...giftCard, amount: 199 } },
      }),
      'an invoice of the rest, where the card was a sale before': approve({
        pending: { giftCard: { ...giftCard, bookedAt: 'sale' } },
        purchase: { giftCard: { ...giftCard, bookedAt: 'sale' } },
        invoiced: 99,
      }),
      'less for fewer lines than ordered': priced({ total: 150, today: 900 }),
    },
    refused: {
      'a gift card that the order has not': approve({ purchase: { giftCard } }),
      'an order whose gift card is left out': approve({ pending: { giftCard } }),
      ...attempts(
        [
          { code: '0000000000000000' },
          { amount: 99 },
          { amount: 101 },
          { bookedAt: 'sale' },
          { returned: 50 },
        ],
        (change) => [
          `the gift card of the order with ${JSON.stringify(change)}`,
          withGiftCard({ ...giftCard, ...change }),
        ],
      ),
      'an invoice of the rest, where the card is a sale now': approve({
        pending: { giftCard },
        purchase: { giftCard },
        invoiced: 99,
      }),
      'an invoice of the rest, where the purchase says that the card was a sale before': approve({
        pending: { giftCard },
        purchase: { giftCard: { ...giftCard, bookedAt: 'sale' } },
        invoiced: 99,
      }),
      'a discount that the order has not': approve({ purchase: { discount } }),
      'the discount of another code': approve({
        pending: { discount },
        purchase: { discount: { ...discount, code: 'VINTER50' } },
      }),
      'an order whose discount is left out': approve({ pending: { discount } }),
      'an approved order once more': approve({ pending: { paymentStatus: 'completed' } }),
      'a rejected order': approve({ pending: { paymentStatus: 'cancelled' } }),
      'an approval onto a purchase that exists': secondApproval,
      'an approval without its purchase': approve({ leaveOut: ['purchase'] }),
      'an approval without the order': approve({ leaveOut: ['order'] }),
      'an approval without the mirror': approve({ leaveOut: ['mirror'] }),
      'an approval without the invoice': approve({ leaveOut: ['invoice'] }),
      'an approval that names no invoice': approve({ purchase: { voucherNumber: undefined } }),
      'an approval that names another invoice': approve({
        purchase: { voucherNumber: '2020-0001' },
      }),
      'an approval that leaves the consent out': approve({ purchase: { termsConsent: undefined } }),
      ...attempts(
        [
          { ...samples.consent, version: '2024-01-01' },
          { ...samples.consent, acceptedAt: PAST },
          { ...samples.consent, acceptedAt: new Date(samples.consent.acceptedAt.getTime() + 1) },
          { ...samples.consent, ip: '192.0.2.1' },
        ],
        (termsConsent) => [
          `a consent that is ${JSON.stringify(termsConsent)}`,
          approve({ purchase: { termsConsent } }),
        ],
      ),
      'a consent a millisecond before that of the order': approve({
        pending: consentAt(123_000_000),
        purchase: consentAt(122_000_000),
      }),
      'two purchases of one order': approveTwice,
      'a consent where the order has none': approve({ pending: { termsConsent: undefined } }),
      'an approval without the lookup': approve({ leaveOut: ['lookup'] }),
      'a mirror and a lookup alone': approve({ leaveOut: ['order', 'purchase'] }),
      'an order id of another shape': approve({ orderId: freshId('JF') }),
      'another buyer': approve({
        purchase: { userId: 'other-customer' },
        mirror: { userId: 'other-customer' },
      }),
      "another order's purchase": approve({ purchase: { pendingOrderId: 'another' } }),
      'another purchase id': approve({ order: { convertedToPurchaseId: freshOrderId() } }),
      'an approval in the past': approve({ order: { adminApprovedAt: PAST } }),
      'a completion in the past': approve({ order: { completedAt: PAST } }),
      'an approval that changes the amount': approve({ order: { amount: 1 } }),
      'an amount that nobody has named': priced({ total: 899, today: 900 }),
      'less for all that was ordered': priced({ total: 397, items: 2 }),
      'less for more than was ordered': priced({ total: 397, items: 3 }),
      'another order': approve({ purchase: { orderedAmount: 199 } }),
      'no amount of the order': priced({ total: 398 }, { orderedAmount: undefined }),
      'no amount of today': priced({ total: 398 }, { currentAmount: undefined }),
      'an order of the shop paid by card': approve({
        purchase: { paymentMethod: 'card', stripeSessionId: 'cs_1' },
        mirror: { paymentMethod: 'card' },
      }),
      'a negative amount of today': priced({ total: -1, today: -1 }),
      'less than nothing today': priced({ total: 398, today: -1 }),
      'an endless amount of today': priced({ total: 398, today: 25_000_001 }),
    },
  });
});
