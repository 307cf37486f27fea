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
import { accounts, admins, nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();
const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };

interface Approval {
  orderId?: string;
  pending?: Data;
  order?: Data;
  purchase?: Data;
  mirror?: Data;
  lookup?: Data;
  leaveOut?: readonly ('order' | 'purchase' | 'mirror' | 'lookup')[];
}

/** The fields that have a value. */
const given = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Approves a pending order as the dashboard does: four documents, all or none. */
const approve =
  ({ orderId: wanted, pending, order, purchase, mirror, lookup, leaveOut = [] }: Approval) =>
  async (db: Firestore) => {
    const orderId = wanted ?? freshOrderId();
    const pendingId = freshId('order-0123456789');
    const orderPath = `pending-orders/${pendingId}`;
    await world.given({ [orderPath]: { ...samples.pendingOrder(customer), ...pending } });
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
          given({ ...samples.purchase(customer, pendingId), ...purchase }),
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
    for (const [name, write] of Object.entries(writes)) {
      if (!leaveOut.some((left) => left === name)) write();
    }
    await batch.commit();
  };

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

/** A purchase that comes from no order of the shop, with its mirrors. */
const sell =
  (purchase: Data, mirror: Data = {}) =>
  async (db: Firestore) => {
    const orderId = freshOrderId();
    const batch = db.batch();
    batch.set(db.doc(`purchases/${orderId}`), { ...samples.purchase(customer), ...purchase });
    batch.set(db.doc(`orders/${orderId}`), { ...samples.orderRecord(customer), ...mirror });
    batch.set(db.doc(`admin-order-lookup/${orderId}`), samples.orderLookup(customer, orderId));
    await batch.commit();
  };

describe('approval', () => {
  testAccess(world, [
    { what: 'approve an order', allowed: admins, act: approve({}) },
    { what: 'enter a purchase', allowed: admins, act: sell({}) },
  ]);

  const secondApproval = async (db: Firestore) => {
    const orderId = freshOrderId();
    await world.given({ [`purchases/${orderId}`]: samples.purchase(customer) });
    await approve({ orderId, leaveOut: ['purchase'] })(db);
  };

  testWrites(world, 'adminByClaim', {
    taken: [
      { what: 'the amount of the order', act: priced({ total: 398 }) },
      { what: 'the amount of today', act: priced({ total: 899, today: 899 }) },
      {
        what: 'the amount of the order that is dearer today',
        act: priced({ total: 398, today: 899 }),
      },
      { what: 'less for fewer lines than ordered', act: priced({ total: 150, today: 900 }) },
    ],
    refused: [
      {
        what: 'an approved order once more',
        act: approve({ pending: { paymentStatus: 'completed' } }),
      },
      { what: 'a rejected order', act: approve({ pending: { paymentStatus: 'cancelled' } }) },
      { what: 'an approval onto a purchase that exists', act: secondApproval },
      { what: 'an approval without its purchase', act: approve({ leaveOut: ['purchase'] }) },
      { what: 'an approval without the order', act: approve({ leaveOut: ['order'] }) },
      { what: 'an approval without the mirror', act: approve({ leaveOut: ['mirror'] }) },
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
      { what: 'a negative amount of today', act: priced({ total: -1, today: -1 }) },
      { what: 'an endless amount of today', act: priced({ total: 398, today: 25_000_001 }) },
    ],
  });
});

describe('a purchase', () => {
  const byCard = { paymentMethod: 'card' };
  const card = { ...byCard, stripeSessionId: 'cs_1', paymentIntentId: 'pi_1' };

  testWrites(world, 'adminByProfile', {
    taken: [
      {
        what: 'one that waits for its payment',
        act: async (db) => {
          const purchase = omit(omit(samples.purchase(customer), 'completedDate'), 'backupStatus');
          const orderId = freshOrderId();
          const batch = db.batch();
          batch.set(db.doc(`purchases/${orderId}`), { ...purchase, paymentStatus: 'pending' });
          batch.set(db.doc(`orders/${orderId}`), {
            ...samples.orderRecord(customer),
            status: 'pending',
          });
          batch.set(
            db.doc(`admin-order-lookup/${orderId}`),
            samples.orderLookup(customer, orderId),
          );
          await batch.commit();
        },
      },
      {
        what: 'one from a card session',
        act: sell({ stripeSessionId: 'cs_1', paymentIntentId: 'pi_1' }),
      },
      { what: 'one paid by card', act: sell(card, byCard) },
      {
        what: 'a long name of a session',
        act: sell({ ...card, stripeSessionId: 'x'.repeat(255) }, byCard),
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
      { what: 'a card without a session', act: sell({ paymentMethod: 'card' }, byCard) },
      { what: 'a card with an empty session', act: sell({ ...card, stripeSessionId: '' }, byCard) },
      {
        what: 'an order of the shop paid by card',
        act: approve({ purchase: card, mirror: byCard }),
      },
      { what: 'an endless session', act: sell({ stripeSessionId: 'x'.repeat(256) }) },
      { what: 'a session that is no text', act: sell({ stripeSessionId: 5 }) },
      { what: 'an endless intent', act: sell({ paymentIntentId: 'x'.repeat(256) }) },
      { what: 'an unknown state of the archive', act: sell({ backupStatus: 'backup_failed' }) },
      { what: 'an unknown status', act: sell({ paymentStatus: 'x' }, { status: 'x' }) },
      { what: 'a date as text', act: sell({ purchaseDate: 'today' }) },
      { what: 'a price of an order that there is not', act: sell({ orderedAmount: 199 }) },
      { what: 'a price of a day without an order', act: sell({ currentAmount: 199 }) },
      { what: 'downloads from the start', act: sell({ downloadCount: 1 }) },
      { what: 'a flag as text', act: sell({ isArchived: 'no' }) },
      { what: 'endless notes', act: sell({ adminNotes: 'x'.repeat(5001) }) },
      { what: 'a change in the past', act: sell({ updatedAt: PAST }) },
      { what: 'a completion in the past', act: sell({ completedDate: PAST }) },
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

  testAccess(world, [
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
      {
        what: 'a payment that arrives',
        act: change(
          { paymentStatus: 'completed', completedDate: serverTime() },
          { paymentStatus: 'pending' },
        ),
      },
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
      { what: 'a session where there was none', act: change(card) },
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
      {
        what: 'a completion of what is cancelled',
        act: change(
          { paymentStatus: 'cancelled', completedDate: serverTime() },
          { paymentStatus: 'pending' },
        ),
      },
      {
        what: 'a completion in the past',
        act: change(
          { paymentStatus: 'completed', completedDate: new Date('2025-02-02') },
          { paymentStatus: 'pending' },
        ),
      },
      { what: 'no change date', act: change({ adminNotes: 'x', updatedAt: PAST }) },
    ],
  });
});
