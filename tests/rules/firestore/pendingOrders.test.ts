import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { testAccess } from '../support/access.ts';
import {
  firestoreWorld,
  freshId,
  omit,
  removed,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, admins, nobody } from '../support/roles.ts';
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
    {
      what: 'place an order of their own',
      allowed: ['customer', 'otherCustomer', ...admins],
      act: (db, role) =>
        place(db, [orderPath(), samples.pendingOrder(buyer(role))], buyer(role).uid),
    },
    { what: 'place an order for the customer', allowed: ['customer'], act: create({}) },
    {
      what: 'place an order of their own that was counted before',
      allowed: ['customer', 'otherCustomer', ...admins],
      act: (db, role) => placeCounted(db, buyer(role)),
    },
    {
      what: 'make an order of another shape',
      allowed: nobody,
      act: (db) => db.doc(orderPath()).set({ paymentStatus: 'pending' }),
    },
    {
      what: 'ask for an order that never arrived',
      allowed: ['customer', 'otherCustomer', ...admins],
      act: (db) => db.doc(orderPath()).get(),
    },
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
    taken: [
      { what: 'cash', act: create({ paymentMethod: 'cash' }) },
      { what: 'a bank transfer', act: create({ paymentMethod: 'bank_transfer' }) },
      { what: 'an order without a source', act: without('source') },
      { what: 'an album', act: line({ type: 'album', category: 'Album' }) },
      { what: 'a price with a fraction', act: line({ price: 199.5 }) },
      { what: 'a free picture', act: line({ price: 0 }) },
      { what: 'a line without pictures', act: line({ thumbnailUrl: '', imageUrl: '' }) },
      { what: 'an order of albums', act: create({ source: { type: 'albums' } }) },
      { what: 'an order for nothing', act: create({ amount: 0 }) },
      {
        what: 'the highest amount',
        act: create({ amount: 25_000_000, invoiceTo: samples.invoiceTo }),
      },
      { what: 'an order of 3,000 kr without a buyer', act: create({ amount: 3000 }) },
      { what: 'the longest name', act: create({ customerName: 'x'.repeat(201) }) },
      {
        what: 'the version that the cart names',
        act: create({
          termsConsent: { version: '2026-11-29', acceptedAt: serverTime() },
        }),
      },
      {
        what: 'the longest version',
        act: create({ termsConsent: { version: 'x'.repeat(40), acceptedAt: serverTime() } }),
      },
      ...Array.from({ length: 15 }, (_, index) => ({
        what: `${index + 1} lines`,
        act: lines(index + 1),
      })),
    ],
    refused: [
      ...fields.map((field) => ({ what: `an order without ${field}`, act: without(field) })),
      { what: 'an unknown field', act: create({ adminApprovedAt: serverTime() }) },
      { what: 'a purchase id', act: create({ convertedToPurchaseId: 'JF1' }) },
      { what: 'an approved order', act: create({ paymentStatus: 'completed' }) },
      { what: 'a cancelled order', act: create({ paymentStatus: 'cancelled' }) },
      { what: "somebody else's uid", act: create({ userId: 'other-customer' }) },
      {
        what: "somebody else's e-mail",
        act: create({ customerEmail: 'anden@jerslevfoto.example' }),
      },
      { what: 'an e-mail that is no text', act: create({ customerEmail: 5 }) },
      { what: 'a name that is no text', act: create({ customerName: 5 }) },
      { what: 'an endless name', act: create({ customerName: 'x'.repeat(202) }) },
      { what: 'an amount that is no number', act: create({ amount: '398' }) },
      { what: 'more than 3,000 kr without a buyer', act: create({ amount: 3000.5 }) },
      { what: 'a negative amount', act: create({ amount: -1 }) },
      {
        what: 'an absurd amount',
        act: create({ amount: 25_000_001, invoiceTo: samples.invoiceTo }),
      },
      { what: 'an unknown method', act: create({ paymentMethod: 'card' }) },
      { what: 'a time of its own', act: create({ createdAt: PAST }) },
      { what: 'a time as text', act: create({ createdAt: PAST.toISOString() }) },
      { what: 'an unknown source', act: create({ source: { type: 'other' } }) },
      { what: 'a source with more', act: create({ source: { type: 'single', x: 1 } }) },
      { what: 'a consent that is nothing', act: create({ termsConsent: null }) },
      { what: 'a consent that is a tick', act: create({ termsConsent: true }) },
      { what: 'an empty consent', act: create({ termsConsent: {} }) },
      { what: 'a consent without a time', act: create({ termsConsent: { version: '1' } }) },
      {
        what: 'a consent without a version',
        act: create({ termsConsent: { acceptedAt: serverTime() } }),
      },
      {
        what: 'a consent to an empty version',
        act: create({ termsConsent: { version: '', acceptedAt: serverTime() } }),
      },
      {
        what: 'a consent in the past',
        act: create({ termsConsent: { version: '1', acceptedAt: PAST } }),
      },
      {
        what: 'a consent to no version',
        act: create({ termsConsent: { version: 1, acceptedAt: serverTime() } }),
      },
      {
        what: 'a consent to a list of versions',
        act: create({ termsConsent: { version: ['1'], acceptedAt: serverTime() } }),
      },
      {
        what: 'an endless version',
        act: create({ termsConsent: { version: 'x'.repeat(41), acceptedAt: serverTime() } }),
      },
      {
        what: 'a consent with more',
        act: create({ termsConsent: { version: '1', acceptedAt: serverTime(), ip: 'x' } }),
      },
      { what: 'a short id', act: create({}, 'pending-orders/guessable') },
      {
        what: 'an id with other letters',
        act: create({}, orderPath('order_with_underscores_0001')),
      },
      { what: 'an endless id', act: create({}, orderPath('x'.repeat(41))) },
      { what: 'no lines', act: create({ items: [] }) },
      { what: 'lines that are no list', act: create({ items: { a: samples.orderLine('a') } }) },
      { what: '16 lines', act: lines(16) },
      { what: '200 lines', act: lines(200) },
      ...Array.from({ length: 15 }, (_, index) => ({
        what: `a bad line at place ${index + 1}`,
        act: lines(index + 1, { price: 'free' }),
      })),
      { what: 'a line that is no map', act: create({ items: ['a'] }) },
      { what: 'a line with more', act: line({ originalSrc: 'high-quality/a' }) },
      { what: 'a negative price', act: line({ price: -1 }) },
      { what: 'a price as text', act: line({ price: '199' }) },
      { what: 'an absurd price', act: line({ price: 10_000_000 }) },
      { what: 'two of a picture', act: line({ quantity: 2 }) },
      { what: 'an unknown type', act: line({ type: 'print' }) },
      { what: 'a download link', act: line({ downloadUrl: 'https://x.example/a.jpg' }) },
      { what: 'a line without an id', act: line({ id: '' }) },
      { what: 'a line without a name', act: line({ name: '' }) },
      { what: 'an endless line name', act: line({ name: 'x'.repeat(201) }) },
      { what: 'a name of two lines', act: line({ name: 'a\nb' }) },
      { what: 'a picture from a script', act: line({ imageUrl: 'javascript:alert(1)' }) },
      { what: 'a thumbnail from a script', act: line({ thumbnailUrl: 'javascript:alert(1)' }) },
      { what: 'nested data in a line', act: line({ name: { deep: 'x'.repeat(1000) } }) },
      // These fields are read as texts: a single reference made every list unreadable.
      ...(['id', 'name', 'category'] as const).flatMap((field) => [
        { what: `a line whose ${field} is a number`, act: line({ [field]: 5 }) },
        { what: `a line whose ${field} is nothing`, act: line({ [field]: null }) },
        { what: `a line whose ${field} is a switch`, act: line({ [field]: true }) },
        {
          what: `a line whose ${field} is a reference`,
          act: (db: Firestore) => line({ [field]: db.doc('users/a') })(db),
        },
      ]),
      { what: 'a quantity as text', act: line({ quantity: '1' }) },
    ],
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
    { what: 'change the amount', allowed: nobody, act: change({ amount: 1 }) },
    { what: 'change the lines', allowed: nobody, act: change({ items: [] }) },
    { what: 'hand it to another', allowed: nobody, act: change({ userId: 'other-customer' }) },
    {
      what: 'approve it without a purchase',
      allowed: nobody,
      act: change({ paymentStatus: 'completed' }),
    },
    { what: 'reject it', allowed: admins, act: change(rejection()) },
    {
      what: 'write it again',
      allowed: nobody,
      act: async (db) => db.doc(await stored()).set(samples.pendingOrder(customer)),
    },
    {
      what: 'place it again',
      allowed: nobody,
      act: async (db) => place(db, [await stored(), samples.pendingOrder(customer)]),
    },
    { what: 'delete it', allowed: nobody, act: async (db) => db.doc(await stored()).delete() },
  ]);

  testWrites(world, 'owner', {
    taken: [],
    refused: [
      { what: 'a rejection in the past', act: change(rejection({ cancelledAt: PAST })) },
      { what: 'a rejection with another amount', act: change(rejection({ amount: 1 })) },
      { what: 'a rejection of another status', act: change(rejection({ paymentStatus: 'lost' })) },
      { what: 'a rejection that removes the lines', act: change(rejection({ items: removed() })) },
      {
        what: 'a rejection of an approved order',
        act: change(rejection(), { paymentStatus: 'completed' }),
      },
      {
        what: 'a second rejection',
        act: change(rejection(), { paymentStatus: 'cancelled', cancelledAt: PAST }),
      },
      {
        what: 'a rejected order made pending again',
        act: change({ paymentStatus: 'pending' }, { paymentStatus: 'cancelled' }),
      },
    ],
  });
});
