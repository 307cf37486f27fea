import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import {
  firestoreWorld,
  freshId,
  freshOrderId,
  omit,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, admins } from '../support/roles.ts';
import * as samples from '../support/samples.ts';
import { addVoucher, nextVoucher } from '../support/vouchers.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const discount: Data = { code: 'SOMMER98', kind: 'amount', value: 98, minimum: 0, amount: 98 };
const giftCard: Data = { code: 'ABCDEFGHJKMNPQRS', amount: 100, bookedAt: 'use' };
const world = firestoreWorld();
const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };

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
  testAccess(world, [{ what: 'approve an order', allowed: admins, act: approve({}) }]);

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

  testWrites(world, 'adminByClaim', {
    taken: [
      { what: 'the amount of the order', act: priced({ total: 398 }) },
      { what: 'the amount of today', act: priced({ total: 899, today: 899 }) },
      {
        what: 'the amount of the order that is dearer today',
        act: priced({ total: 398, today: 899 }),
      },
      { what: 'an order that is free today', act: priced({ total: 398, today: 0 }) },
      { what: 'the highest amount of today', act: priced({ total: 398, today: 25_000_000 }) },
      {
        what: 'an order from before there was a consent',
        act: approve({
          pending: { termsConsent: undefined },
          purchase: { termsConsent: undefined },
        }),
      },
      {
        what: 'a consent at the very time of the order',
        act: approve({ purchase: consentAt(123_456_000) }),
      },
      {
        what: 'the discount of the order',
        act: approve({
          pending: { amount: 300, discount },
          purchase: { orderedAmount: 300, totalAmount: 300, discount },
          mirror: { total: 300 },
        }),
      },
      { what: 'the gift card of the order', act: withGiftCard(giftCard) },
      {
        what: 'less of the card than was ordered, where the price is less',
        act: approve({
          pending: { giftCard: { ...giftCard, amount: 300 } },
          purchase: { giftCard: { ...giftCard, amount: 199 } },
        }),
      },
      {
        what: 'an invoice of the rest, where the card was a sale before',
        act: approve({
          pending: { giftCard: { ...giftCard, bookedAt: 'sale' } },
          purchase: { giftCard: { ...giftCard, bookedAt: 'sale' } },
          invoiced: 99,
        }),
      },
      { what: 'less for fewer lines than ordered', act: priced({ total: 150, today: 900 }) },
    ],
    refused: [
      { what: 'a gift card that the order has not', act: approve({ purchase: { giftCard } }) },
      {
        what: 'an order whose gift card is left out',
        act: approve({ pending: { giftCard } }),
      },
      ...[
        { code: '0000000000000000' },
        { amount: 99 },
        { amount: 101 },
        { bookedAt: 'sale' },
        { returned: 50 },
      ].map((change) => ({
        what: `the gift card of the order with ${JSON.stringify(change)}`,
        act: withGiftCard({ ...giftCard, ...change }),
      })),
      {
        what: 'an invoice of the rest, where the card is a sale now',
        act: approve({ pending: { giftCard }, purchase: { giftCard }, invoiced: 99 }),
      },
      {
        what: 'an invoice of the rest, where the purchase says that the card was a sale before',
        act: approve({
          pending: { giftCard },
          purchase: { giftCard: { ...giftCard, bookedAt: 'sale' } },
          invoiced: 99,
        }),
      },
      {
        what: 'a discount that the order has not',
        act: approve({ purchase: { discount } }),
      },
      {
        what: 'the discount of another code',
        act: approve({
          pending: { discount },
          purchase: { discount: { ...discount, code: 'VINTER50' } },
        }),
      },
      { what: 'an order whose discount is left out', act: approve({ pending: { discount } }) },
      {
        what: 'an approved order once more',
        act: approve({ pending: { paymentStatus: 'completed' } }),
      },
      { what: 'a rejected order', act: approve({ pending: { paymentStatus: 'cancelled' } }) },
      { what: 'an approval onto a purchase that exists', act: secondApproval },
      { what: 'an approval without its purchase', act: approve({ leaveOut: ['purchase'] }) },
      { what: 'an approval without the order', act: approve({ leaveOut: ['order'] }) },
      { what: 'an approval without the mirror', act: approve({ leaveOut: ['mirror'] }) },
      { what: 'an approval without the invoice', act: approve({ leaveOut: ['invoice'] }) },
      {
        what: 'an approval that names no invoice',
        act: approve({ purchase: { voucherNumber: undefined } }),
      },
      {
        what: 'an approval that names another invoice',
        act: approve({ purchase: { voucherNumber: '2020-0001' } }),
      },
      {
        what: 'an approval that leaves the consent out',
        act: approve({ purchase: { termsConsent: undefined } }),
      },
      ...[
        { ...samples.consent, version: '2024-01-01' },
        { ...samples.consent, acceptedAt: PAST },
        { ...samples.consent, acceptedAt: new Date(samples.consent.acceptedAt.getTime() + 1) },
        { ...samples.consent, ip: '192.0.2.1' },
      ].map((termsConsent) => ({
        what: `a consent that is ${JSON.stringify(termsConsent)}`,
        act: approve({ purchase: { termsConsent } }),
      })),
      {
        what: 'a consent a millisecond before that of the order',
        act: approve({ pending: consentAt(123_000_000), purchase: consentAt(122_000_000) }),
      },
      { what: 'two purchases of one order', act: approveTwice },
      {
        what: 'a consent where the order has none',
        act: approve({ pending: { termsConsent: undefined } }),
      },
      { what: 'an approval without the lookup', act: approve({ leaveOut: ['lookup'] }) },
      { what: 'a mirror and a lookup alone', act: approve({ leaveOut: ['order', 'purchase'] }) },
      { what: 'an order id of another shape', act: approve({ orderId: freshId('JF') }) },
      {
        what: 'another buyer',
        act: approve({
          purchase: { userId: 'other-customer' },
          mirror: { userId: 'other-customer' },
        }),
      },
      {
        what: "another order's purchase",
        act: approve({ purchase: { pendingOrderId: 'another' } }),
      },
      {
        what: 'another purchase id',
        act: approve({ order: { convertedToPurchaseId: freshOrderId() } }),
      },
      { what: 'an approval in the past', act: approve({ order: { adminApprovedAt: PAST } }) },
      { what: 'a completion in the past', act: approve({ order: { completedAt: PAST } }) },
      { what: 'an approval that changes the amount', act: approve({ order: { amount: 1 } }) },
      { what: 'an amount that nobody has named', act: priced({ total: 899, today: 900 }) },
      { what: 'less for all that was ordered', act: priced({ total: 397, items: 2 }) },
      { what: 'less for more than was ordered', act: priced({ total: 397, items: 3 }) },
      { what: 'another order', act: approve({ purchase: { orderedAmount: 199 } }) },
      { what: 'no amount of the order', act: priced({ total: 398 }, { orderedAmount: undefined }) },
      { what: 'no amount of today', act: priced({ total: 398 }, { currentAmount: undefined }) },
      {
        what: 'an order of the shop paid by card',
        act: approve({
          purchase: { paymentMethod: 'card', stripeSessionId: 'cs_1' },
          mirror: { paymentMethod: 'card' },
        }),
      },
      { what: 'a negative amount of today', act: priced({ total: -1, today: -1 }) },
      { what: 'less than nothing today', act: priced({ total: 398, today: -1 }) },
      { what: 'an endless amount of today', act: priced({ total: 398, today: 25_000_001 }) },
    ],
  });
});
