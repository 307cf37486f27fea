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

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const freshCode = () =>
  Array.from({ length: 16 }, () => ALPHABET[Math.floor(Math.random() * 32)]).join('');

const STORED = 'ABCDEFGHJKMNPQRS';
const stored: Data = {
  value: 199,
  bookedAt: 'use',
  orderId: 'JF20260101ABCDEF123',
  issuedAt: PAST,
  lastDay: '2029-01-01',
  state: 'open',
  paidOut: 0,
};
const atStored = (act: (db: Firestore) => Promise<unknown>) => async (db: Firestore) => {
  await world.given({ [`gift-cards/${STORED}`]: stored });
  return act(db);
};

interface Sale {
  code?: string;
  /** Further cards of the same order. */
  others?: readonly string[];
  /** Other values in the card, and what the purchase says of it. */
  card?: Data;
  told?: Data;
  purchase?: Data;
  /** The purchase was approved before. */
  isLater?: boolean;
}

/** Approves an order of a card as the dashboard does, with the card itself. */
const sell =
  ({ code = freshCode(), card = {}, told = {}, purchase = {}, ...rest }: Sale = {}) =>
  async (db: Firestore) => {
    const { others = [], isLater = false } = rest;
    const orderId = freshOrderId();
    await world.given({ [`pending-orders/${orderId}`]: samples.waitingOrder(customer) });
    const soldCard = (each: string) => ({ code: each, value: 199, lastDay: '2029-01-01' });
    const sold: Data = {
      ...samples.purchase(customer, orderId),
      giftCards: [{ ...soldCard(code), ...told }, ...others.map(soldCard)],
      ...purchase,
    };
    const place = db.doc(`gift-cards/${code}`);
    const written = { ...stored, orderId, issuedAt: serverTime(), ...card };
    const batch = db.batch();
    if (isLater) {
      await world.given({ [`purchases/${orderId}`]: sold });
    } else {
      const { userId, totalAmount: total } = sold;
      const invoice = await nextVoucher(world, { orderId, userId, total });
      addVoucher(db, batch, invoice);
      batch.update(db.doc(`pending-orders/${orderId}`), {
        paymentStatus: 'completed',
        completedAt: serverTime(),
        adminApprovedAt: serverTime(),
        convertedToPurchaseId: orderId,
      });
      batch.set(db.doc(`purchases/${orderId}`), { voucherNumber: invoice.number, ...sold });
      batch.set(db.doc(`orders/${orderId}`), samples.orderRecord(customer));
      batch.set(db.doc(`admin-order-lookup/${orderId}`), samples.orderLookup(customer, orderId));
    }
    batch.set(place, written);
    for (const other of others) batch.set(db.doc(`gift-cards/${other}`), written);
    await batch.commit();
  };

/** Sells a card with a purchase that names others besides. */
const sellAmong = (count: number) => async (db: Firestore) => {
  const code = freshCode();
  const own = { code, value: 199, lastDay: '2029-01-01' };
  await sell({ code, purchase: { giftCards: [own, ...new Array<number>(count).fill(1)] } })(db);
};

describe('a gift card', () => {
  testAccess(world, [
    {
      what: 'read one, also by its code',
      allowed: admins,
      act: atStored((db) => db.doc(`gift-cards/${STORED}`).get()),
    },
    { what: 'list them', allowed: admins, act: (db) => db.collection('gift-cards').get() },
    { what: 'sell one with an approval', allowed: admins, act: (db) => sell()(db) },
    {
      what: 'sell fifteen with one approval',
      allowed: admins,
      act: (db) => sell({ others: Array.from({ length: 14 }, freshCode) })(db),
    },
    {
      what: 'make one without a sale',
      allowed: nobody,
      act: (db) => db.doc(`gift-cards/${freshCode()}`).set({ ...stored, issuedAt: serverTime() }),
    },
    {
      what: 'change one',
      allowed: nobody,
      act: atStored((db) => db.doc(`gift-cards/${STORED}`).update({ value: 10_000 })),
    },
    {
      what: 'open or block one without the server',
      allowed: nobody,
      act: atStored((db) => db.doc(`gift-cards/${STORED}`).update({ state: 'blocked' })),
    },
    {
      what: 'delete one',
      allowed: nobody,
      act: atStored((db) => db.doc(`gift-cards/${STORED}`).delete()),
    },
  ]);

  testWrites(world, 'adminByClaim', {
    taken: [
      { what: 'one that is a sale when it is sold', act: sell({ card: { bookedAt: 'sale' } }) },
      { what: 'one of fifteen', act: sellAmong(14) },
    ],
    refused: [
      { what: 'one of another value than was bought', act: sell({ card: { value: 500 } }) },
      { what: 'one with another last day', act: sell({ card: { lastDay: '2099-01-01' } }) },
      { what: 'one that the purchase does not name', act: sell({ told: { code: freshCode() } }) },
      { what: 'one of a purchase without cards', act: sell({ purchase: { giftCards: [] } }) },
      { what: 'one of a purchase from before', act: sell({ isLater: true }) },
      { what: 'one that was never paid for', act: sell({ card: { bookedAt: 'never' } }) },
      { what: 'one that is closed', act: sell({ card: { state: 'blocked' } }) },
      { what: 'one that was paid out', act: sell({ card: { paidOut: -100 } }) },
      { what: 'one from the past', act: sell({ card: { issuedAt: PAST } }) },
      { what: 'one with a field more', act: sell({ card: { note: 'Til Ida' } }) },
      { what: 'one with the code of another', act: atStored(sell({ code: STORED })) },
      { what: 'a short code', act: sell({ code: 'ABCD' }) },
      {
        what: 'a code with a letter that is taken for another',
        act: sell({ code: 'IIIIIIIIIIIIIIII' }),
      },
      { what: 'sixteen cards at once', act: sellAmong(15) },
    ],
  });
});

/** Orders as a browser does, together with the count. */
const order =
  (changes: Data = {}) =>
  async (db: Firestore) => {
    const id = freshOrderId();
    const quota = `order-quota/${customer.uid}`;
    await world.given({ [quota]: null });
    const batch = db.batch();
    batch.set(db.doc(quota), { orderId: id, count: 1, startedAt: serverTime() });
    batch.set(db.doc(`pending-orders/${id}`), { ...samples.pendingOrder(customer), ...changes });
    await batch.commit();
  };

describe('an order of a browser', () => {
  const giftCardLine = { ...samples.orderLine('kort-1'), type: 'gift-card' };
  testWrites(world, 'customer', {
    taken: [{ what: 'of pictures, paid in money', act: order() }],
    refused: [
      {
        what: 'with a gift card, which only the server takes',
        act: order({ giftCard: { code: STORED, amount: 199, bookedAt: 'use' } }),
      },
      { what: 'with an empty one', act: order({ giftCard: {} }) },
      { what: 'with cards that it says were sold', act: order({ giftCards: [] }) },
      {
        what: 'of a gift card, whose price only the server takes',
        act: order({ items: [giftCardLine] }),
      },
      {
        what: 'of a gift card without an address of a picture',
        act: order({ items: [{ ...giftCardLine, thumbnailUrl: '', imageUrl: '', price: 1 }] }),
      },
    ],
  });
});

describe('a purchase', () => {
  const at = (id: string) => `purchases/${id}`;
  const sold = async (changes: Data) => {
    const orderId = freshOrderId();
    await world.given({
      [at(orderId)]: { ...samples.purchase(customer, orderId), giftCards: [], ...changes },
    });
    return orderId;
  };
  testWrites(world, 'adminByClaim', {
    taken: [
      {
        what: 'notes on one that a card has paid',
        act: async (db) =>
          db
            .doc(at(await sold({ giftCard: { code: STORED, amount: 99, bookedAt: 'use' } })))
            .update({ adminNotes: 'Ring', updatedAt: serverTime() }),
      },
    ],
    refused: [
      ...[{ giftCard: { code: STORED, amount: 1, bookedAt: 'use' } }, { giftCards: [1] }].map(
        (change) => ({
          what: `another ${Object.keys(change).join()}`,
          act: async (db: Firestore) =>
            db
              .doc(at(await sold({ giftCard: { code: STORED, amount: 99, bookedAt: 'use' } })))
              .update({ ...change, updatedAt: serverTime() }),
        }),
      ),
      {
        what: 'one without an order that names cards',
        act: async (db) => {
          const orderId = freshOrderId();
          const waiting = omit(samples.purchase(customer), 'completedDate');
          const batch = db.batch();
          batch.set(db.doc(at(orderId)), { ...waiting, paymentStatus: 'pending', giftCards: [] });
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
    ],
  });
});
