import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { attempts, testAccess } from '../support/access.ts';
import {
  firestoreWorld,
  freshId,
  omit,
  removed,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, nobody, verified } from '../support/roles.ts';
import type { Role } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();
const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };

const orderPath = (id = freshId('order-0123456789')) => `pending-orders/${id}`;

/** Places an order whose count was written before it. */
const placeCounted = async (db: Firestore, who: samples.Buyer) => {
  const id = freshId('order-0123456789');
  const count = { orderId: id, count: 1, startedAt: PAST };
  await world.given({ [`order-quota/${who.uid}`]: count });
  await db.doc(orderPath(id)).set(samples.pendingOrder(who));
};

/** Places an order as the cart does: counted, in one batch. */
const place = async (db: Firestore, [path, order]: readonly [string, Data], uid = customer.uid) => {
  const quota = `order-quota/${uid}`;
  await world.given({ [quota]: null });
  const batch = db.batch();
  batch.set(db.doc(path), order);
  batch.set(db.doc(quota), { orderId: path.split('/')[1], count: 1, startedAt: serverTime() });
  await batch.commit();
};

const create = (changes: Data, path?: string) => (db: Firestore) =>
  place(db, [path ?? orderPath(), { ...samples.pendingOrder(customer), ...changes }]);

const without = (field: string) => (db: Firestore) =>
  place(db, [orderPath(), omit(samples.pendingOrder(customer), field)]);

const stored = async (changes: Data = {}) => {
  const path = orderPath();
  await world.given({ [path]: { ...samples.pendingOrder(customer), ...changes } });
  return path;
};

const change =
  (changes: Data, before: Data = {}) =>
  async (db: Firestore) => {
    const path = await stored(before);
    await db.doc(path).update(changes);
  };

const { rejection } = samples;

function buyer(role: Role): samples.Buyer {
  if (role === 'guest') return { uid: 'guest', email: 'guest@jerslevfoto.example' };
  return { uid: accounts[role].uid, email: accounts[role].token.email ?? '' };
}

describe('placing an order', () => {
  testAccess(world, [
    [
      verified,
      {
        'place an order of their own': (db, role) =>
          place(db, [orderPath(), samples.pendingOrder(buyer(role))], buyer(role).uid),
        'place an order of their own that was counted before': (db, role) =>
          placeCounted(db, buyer(role)),
        'ask for an order that never arrived': (db) => db.doc(orderPath()).get(),
      },
    ],
    [
      ['customer'],
      {
        'place an order for the customer': create({}),
      },
    ],
    [
      nobody,
      {
        'make an order of another shape': (db) =>
          db.doc(orderPath()).set({ paymentStatus: 'pending' }),
      },
    ],
  ]);

  const line = (changes: Data) => create({ items: [{ ...samples.orderLine('a'), ...changes }] });
  const lines = (count: number, last: Data = {}) =>
    create({
      items: Array.from({ length: count }, (_, index) => ({
        ...samples.orderLine(`picture-${index}`),
        ...(index === count - 1 ? last : {}),
      })),
    });
  const fields = [
    'userId',
    'customerEmail',
    'amount',
    'items',
    'paymentMethod',
    'paymentStatus',
    'termsConsent',
    'createdAt',
  ];

  testWrites(world, 'customer', {
    taken: {
      cash: create({ paymentMethod: 'cash' }),
      'a bank transfer': create({ paymentMethod: 'bank_transfer' }),
      'an order without a source': without('source'),
      'an album': line({ type: 'album', category: 'Album' }),
      'a price with a fraction': line({ price: 199.5 }),
      'a free picture': line({ price: 0 }),
      'a line without pictures': line({ thumbnailUrl: '', imageUrl: '' }),
      'an order of albums': create({ source: { type: 'albums' } }),
      'an order for nothing': create({ amount: 0 }),
      'the highest amount': create({ amount: 25_000_000, invoiceTo: samples.invoiceTo }),
      'an order of 3,000 kr without a buyer': create({ amount: 3000 }),
      'the longest name': create({ customerName: 'x'.repeat(201) }),
      'the version that the cart names': create({
        termsConsent: { version: '2026-11-29', acceptedAt: serverTime() },
      }),
      'the longest version': create({
        termsConsent: { version: 'x'.repeat(40), acceptedAt: serverTime() },
      }),
      ...attempts(
        Array.from({ length: 15 }, (_, index) => ({
          what: `${index + 1} lines`,
          act: lines(index + 1),
        })),
        ({ what, act }) => [what, act],
      ),
    },
    refused: {
      ...attempts(fields, (field) => [`an order without ${field}`, without(field)]),
      'an unknown field': create({ adminApprovedAt: serverTime() }),
      'a purchase id': create({ convertedToPurchaseId: 'JF1' }),
      'an approved order': create({ paymentStatus: 'completed' }),
      'a cancelled order': create({ paymentStatus: 'cancelled' }),
      "somebody else's uid": create({ userId: 'other-customer' }),
      "somebody else's e-mail": create({ customerEmail: 'anden@jerslevfoto.example' }),
      'an e-mail that is no text': create({ customerEmail: 5 }),
      'a name that is no text': create({ customerName: 5 }),
      'an endless name': create({ customerName: 'x'.repeat(202) }),
      'an amount that is no number': create({ amount: '398' }),
      'more than 3,000 kr without a buyer': create({ amount: 3000.5 }),
      'a negative amount': create({ amount: -1 }),
      'an absurd amount': create({ amount: 25_000_001, invoiceTo: samples.invoiceTo }),
      'an unknown method': create({ paymentMethod: 'card' }),
      'a time of its own': create({ createdAt: PAST }),
      'a time as text': create({ createdAt: PAST.toISOString() }),
      'an unknown source': create({ source: { type: 'other' } }),
      'a source with more': create({ source: { type: 'single', x: 1 } }),
      'a consent that is nothing': create({ termsConsent: null }),
      'a consent that is a tick': create({ termsConsent: true }),
      'an empty consent': create({ termsConsent: {} }),
      'a consent without a time': create({ termsConsent: { version: '1' } }),
      'a consent without a version': create({ termsConsent: { acceptedAt: serverTime() } }),
      'a consent to an empty version': create({
        termsConsent: { version: '', acceptedAt: serverTime() },
      }),
      'a consent in the past': create({ termsConsent: { version: '1', acceptedAt: PAST } }),
      'a consent to no version': create({ termsConsent: { version: 1, acceptedAt: serverTime() } }),
      'a consent to a list of versions': create({
        termsConsent: { version: ['1'], acceptedAt: serverTime() },
      }),
      'an endless version': create({
        termsConsent: { version: 'x'.repeat(41), acceptedAt: serverTime() },
      }),
      'a consent with more': create({
        termsConsent: { version: '1', acceptedAt: serverTime(), ip: 'x' },
      }),
      'a short id': create({}, 'pending-orders/guessable'),
      'an id with other letters': create({}, orderPath('order_with_underscores_0001')),
      'an endless id': create({}, orderPath('x'.repeat(41))),
      'no lines': create({ items: [] }),
      'lines that are no list': create({ items: { a: samples.orderLine('a') } }),
      '16 lines': lines(16),
      '200 lines': lines(200),
      ...attempts(
        Array.from({ length: 15 }, (_, index) => ({
          what: `a bad line at place ${index + 1}`,
          act: lines(index + 1, { price: 'free' }),
        })),
        ({ what, act }) => [what, act],
      ),
      'a line that is no map': create({ items: ['a'] }),
      'a line with more': line({ originalSrc: 'high-quality/a' }),
      'a negative price': line({ price: -1 }),
      'a price as text': line({ price: '199' }),
      'an absurd price': line({ price: 10_000_000 }),
      'two of a picture': line({ quantity: 2 }),
      'an unknown type': line({ type: 'print' }),
      'a download link': line({ downloadUrl: 'https://x.example/a.jpg' }),
      'a line without an id': line({ id: '' }),
      'a line without a name': line({ name: '' }),
      'an endless line name': line({ name: 'x'.repeat(201) }),
      'a name of two lines': line({ name: 'a\nb' }),
      'a picture from a script': line({ imageUrl: 'javascript:alert(1)' }),
      'a thumbnail from a script': line({ thumbnailUrl: 'javascript:alert(1)' }),
      'nested data in a line': line({ name: { deep: 'x'.repeat(1000) } }),
      // These fields are read as texts: a single reference made every list unreadable.
      ...attempts(
        (['id', 'name', 'category'] as const).flatMap((field) => [
          { what: `a line whose ${field} is a number`, act: line({ [field]: 5 }) },
          { what: `a line whose ${field} is nothing`, act: line({ [field]: null }) },
          { what: `a line whose ${field} is a switch`, act: line({ [field]: true }) },
          {
            what: `a line whose ${field} is a reference`,
            act: (db: Firestore) => line({ [field]: db.doc('users/a') })(db),
          },
        ]),
        ({ what, act }) => [what, act],
      ),
      'a quantity as text': line({ quantity: '1' }),
    },
  });
});

test('with the old token of a deleted account nothing is ordered any more', async () => {
  const job = `deletion-jobs/${accounts.otherCustomer.uid}`;
  const order = () => {
    const who = buyer('otherCustomer');
    return place(world.as('otherCustomer'), [orderPath(), samples.pendingOrder(who)], who.uid);
  };
  await world.given({ [job]: { uid: accounts.otherCustomer.uid } });
  await assertFails(order());
  await world.given({ [job]: null });
  await assertSucceeds(order());
});

describe('an order that exists', () => {
  testAccess(world, [
    [
      nobody,
      {
        'change the amount': change({ amount: 1 }),
        'change the lines': change({ items: [] }),
        'hand it to another': change({ userId: 'other-customer' }),
        'approve it without a purchase': change({ paymentStatus: 'completed' }),
        'write it again': async (db) => db.doc(await stored()).set(samples.pendingOrder(customer)),
        'place it again': async (db) => place(db, [await stored(), samples.pendingOrder(customer)]),
        'delete it': async (db) => db.doc(await stored()).delete(),
      },
    ],
    [
      ['admin'],
      {
        'reject it': change(rejection()),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    refused: {
      'a rejection in the past': change(rejection({ cancelledAt: PAST })),
      'a rejection with another amount': change(rejection({ amount: 1 })),
      'a rejection of another status': change(rejection({ paymentStatus: 'lost' })),
      'a rejection that removes the lines': change(rejection({ items: removed() })),
      'a rejection of an approved order': change(rejection(), { paymentStatus: 'completed' }),
      'a second rejection': change(rejection(), { paymentStatus: 'cancelled', cancelledAt: PAST }),
      'a rejected order made pending again': change(
        { paymentStatus: 'pending' },
        { paymentStatus: 'cancelled' },
      ),
    },
  });
});
