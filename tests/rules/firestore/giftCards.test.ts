import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshOrderId, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { nobody } from '../support/roles.ts';
import { customer } from '../support/placing.ts';
import * as samples from '../support/samples.ts';
import { addPurchase } from '../support/selling.ts';
import { addVoucher, nextVoucher } from '../support/vouchers.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();

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
      const purchase = { voucherNumber: invoice.number, ...sold };
      addPurchase(db, batch, { orderId, purchase });
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
    [
      ['admin'],
      {
        'sell one with an approval': (db) => sell()(db),
        'sell fifteen with one approval': (db) =>
          sell({ others: Array.from({ length: 14 }, freshCode) })(db),
      },
    ],
    [
      nobody,
      {
        'make one without a sale': (db) =>
          db.doc(`gift-cards/${freshCode()}`).set({ ...stored, issuedAt: serverTime() }),
        'change one': atStored((db) => db.doc(`gift-cards/${STORED}`).update({ value: 10_000 })),
        'open or block one without the server': atStored((db) =>
          db.doc(`gift-cards/${STORED}`).update({ state: 'blocked' }),
        ),
        'delete one': atStored((db) => db.doc(`gift-cards/${STORED}`).delete()),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'one that is a sale when it is sold': sell({ card: { bookedAt: 'sale' } }),
      'one of fifteen': sellAmong(14),
    },
    refused: {
      'one of another value than was bought': sell({ card: { value: 500 } }),
      'one with another last day': sell({ card: { lastDay: '2099-01-01' } }),
      'one that the purchase does not name': sell({ told: { code: freshCode() } }),
      'one of a purchase without cards': sell({ purchase: { giftCards: [] } }),
      'one of a purchase from before': sell({ isLater: true }),
      'one that was never paid for': sell({ card: { bookedAt: 'never' } }),
      'one that is closed': sell({ card: { state: 'blocked' } }),
      'one that was paid out': sell({ card: { paidOut: -100 } }),
      'one from the past': sell({ card: { issuedAt: PAST } }),
      'one with a field more': sell({ card: { note: 'Til Ida' } }),
      'one with the code of another': atStored(sell({ code: STORED })),
      'a short code': sell({ code: 'ABCD' }),
      'a code with a letter that is taken for another': sell({ code: 'IIIIIIIIIIIIIIII' }),
      'sixteen cards at once': sellAmong(15),
    },
  });
});
