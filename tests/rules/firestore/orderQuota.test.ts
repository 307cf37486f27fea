import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshId, removed, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, admins, nobody, signedInRoles } from '../support/roles.ts';
import type { Role, SignedInRole } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();
const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };
const quota = `order-quota/${customer.uid}`;
const verified = signedInRoles.filter((role) => !['unverified', 'ownerUnverified'].includes(role));

const newId = () => freshId('order-0123456789');
const first = (changes: Data = {}): Data => ({
  orderId: newId(),
  count: 1,
  startedAt: serverTime(),
  ...changes,
});
const quotaOf = (role: Role) => `order-quota/${role === 'guest' ? 'guest' : accounts[role].uid}`;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

/** Writes a count with the order that it names, as a browser does. */
async function placeCounted(db: Firestore, role: SignedInRole, count: Data): Promise<void> {
  const { uid, token } = accounts[role];
  const { orderId } = count;
  const batch = db.batch();
  if (typeof orderId === 'string' && orderId !== '') {
    const order = samples.pendingOrder({ uid, email: token.email ?? '' });
    batch.set(db.doc(`pending-orders/${orderId}`), order);
  }
  batch.set(db.doc(quotaOf(role)), count, { merge: true });
  await batch.commit();
}

/** A count that stands at something and is this old, changed. */
const after =
  ({ count, age = 1000 }: { count: number; age?: number }, changes: Data) =>
  async (db: Firestore) => {
    await world.given({ [quota]: { orderId: newId(), count, startedAt: ago(age) } });
    await placeCounted(db, 'customer', { orderId: newId(), ...changes });
  };

const begun = (changes: Data) => async (db: Firestore) => {
  await world.given({ [quota]: null });
  await placeCounted(db, 'customer', first(changes));
};

test('with the old token of a deleted account no count begins', async () => {
  const { uid } = accounts.otherCustomer;
  const begin = () => placeCounted(world.as('otherCustomer'), 'otherCustomer', first());
  await world.given({ [quotaOf('otherCustomer')]: null, [`deletion-jobs/${uid}`]: { uid } });
  await assertFails(begin());
  await world.given({ [`deletion-jobs/${uid}`]: null });
  await assertSucceeds(begin());
});

/** One order, counted as these changes say. */
const order = (id: string, count: Data | null) => async (db: Firestore) => {
  const batch = db.batch();
  batch.set(db.doc(`pending-orders/${id}`), samples.pendingOrder(customer));
  if (count) batch.set(db.doc(quota), count, { merge: true });
  await batch.commit();
};

describe('the count of orders', () => {
  testAccess(world, [
    {
      what: 'begin their own count',
      allowed: verified,
      act: async (db, role) => {
        await world.given({ [quotaOf(role)]: null });
        if (role === 'guest') await db.doc(quotaOf(role)).set(first());
        else await placeCounted(db, role, first());
      },
    },
    {
      what: 'begin the count of another',
      allowed: nobody,
      act: (db) => db.doc(`order-quota/${freshId()}`).set(first()),
    },
    {
      what: 'go on with their own count',
      allowed: verified,
      act: async (db, role) => {
        const startedAt = ago(1000);
        await world.given({ [quotaOf(role)]: { orderId: 'a', count: 1, startedAt } });
        const next = { orderId: newId(), count: 2 };
        if (role === 'guest') await db.doc(quotaOf(role)).update(next);
        else await placeCounted(db, role, next);
      },
    },
    {
      what: "go on with the customer's count",
      allowed: ['customer'],
      act: after({ count: 1, age: YEAR_MS }, { count: 2 }),
    },
    {
      what: 'read their own count',
      allowed: signedInRoles,
      act: (db, role) => db.doc(quotaOf(role)).get(),
    },
    {
      what: "read the customer's count",
      allowed: ['customer', ...admins],
      act: (db) => db.doc(quota).get(),
    },
    { what: 'list the counts', allowed: admins, act: (db) => db.collection('order-quota').get() },
    {
      what: 'list their own count alone',
      allowed: admins,
      act: (db, role) =>
        db.collection('order-quota').where('__name__', '==', quotaOf(role).split('/')[1]).get(),
    },
    {
      what: 'delete their own count',
      allowed: nobody,
      act: async (db, role) => {
        await world.given({ [quotaOf(role)]: first({ startedAt: PAST }) });
        await db.doc(quotaOf(role)).delete();
      },
    },
  ]);

  testWrites(world, 'customer', {
    taken: [
      { what: 'a first order', act: begun({}) },
      { what: 'an id of 40 characters', act: begun({ orderId: 'x'.repeat(40) }) },
      { what: 'the thirtieth order', act: after({ count: 29 }, { count: 30 }) },
      {
        what: 'one more order long after the first',
        act: after({ count: 3, age: YEAR_MS }, { count: 4 }),
      },
      {
        what: 'a new beginning after an hour',
        act: after({ count: 30, age: HOUR_MS + 1000 }, first()),
      },
    ],
    refused: [
      {
        what: 'a count without its order',
        act: async (db) => {
          await world.given({ [quota]: null });
          await db.doc(quota).set(first());
        },
      },
      { what: 'a beginning at zero', act: begun({ count: 0 }) },
      { what: 'a beginning below zero', act: begun({ count: -1000 }) },
      { what: 'a beginning in the past', act: begun({ startedAt: PAST }) },
      { what: 'an unknown field', act: begun({ note: 'x' }) },
      { what: 'no order', act: begun({ orderId: '' }) },
      { what: 'an order that is no text', act: begun({ orderId: 5 }) },
      { what: 'an endless id', act: begun({ orderId: 'x'.repeat(41) }) },
      {
        what: 'the thirty-first order',
        act: after({ count: 30 }, { count: 31 }),
      },
      {
        what: 'an order that is not counted',
        act: after({ count: 3 }, { count: 3 }),
      },
      {
        what: 'a count that goes back',
        act: after({ count: 3 }, { count: 2 }),
      },
      {
        what: 'a count that jumps',
        act: after({ count: 3 }, { count: 5 }),
      },
      {
        what: 'another beginning of the same count',
        act: after({ count: 3 }, { count: 4, startedAt: PAST }),
      },
      {
        what: 'no beginning any more',
        act: after({ count: 3 }, { count: 4, startedAt: removed() }),
      },
      {
        what: 'a new beginning just before the hour is over',
        act: after({ count: 30, age: HOUR_MS - 60_000 }, first()),
      },
      {
        what: 'a new beginning in the past',
        act: after({ count: 30, age: YEAR_MS }, { count: 1, startedAt: PAST }),
      },
      {
        what: 'a field that slips in later',
        act: after({ count: 3 }, { count: 4, note: 'x' }),
      },
    ],
  });
});

describe('every order is counted', () => {
  const customers = () => world.as('customer');

  test('an order without its count is refused', async () => {
    await world.given({ [quota]: null });
    await assertFails(order(newId(), null)(customers()));
  });

  test('an order beside a count that names another is refused', async () => {
    await world.given({ [quota]: null });
    await assertFails(order(newId(), first())(customers()));
  });

  test('two orders in one batch are refused', async () => {
    await world.given({ [quota]: null });
    const [one, other] = [newId(), newId()];
    const batch = customers().batch();
    for (const id of [one, other]) {
      batch.set(customers().doc(`pending-orders/${id}`), samples.pendingOrder(customer));
    }
    batch.set(customers().doc(quota), first({ orderId: one }));
    await assertFails(batch.commit());
  });

  test('an order that somebody else has counted is refused', async () => {
    const id = newId();
    await world.given({
      [quota]: null,
      [`order-quota/${accounts.otherCustomer.uid}`]: { orderId: id, count: 1, startedAt: PAST },
    });
    await assertFails(order(id, null)(customers()));
  });

  test('after thirty orders comes the next one an hour later', async () => {
    const startedAt = ago(1000);
    await world.given({ [quota]: { orderId: newId(), count: 29, startedAt } });
    const [last, next] = [newId(), newId()];
    await assertSucceeds(order(last, { orderId: last, count: 30 })(customers()));
    await assertFails(order(next, { orderId: next, count: 31 })(customers()));
    await assertFails(order(next, first({ orderId: next }))(customers()));
    await world.given({ [quota]: { orderId: last, count: 30, startedAt: ago(HOUR_MS + 1000) } });
    await assertSucceeds(order(next, first({ orderId: next }))(customers()));
    expect((await customers().doc(quota).get()).get('count')).toBe(1);
  });
});

describe('a blocked customer', () => {
  const block = (changes: Data = {}): Data => ({
    orderId: '',
    isBlocked: true,
    blockedAt: serverTime(),
    name: 'Kaj Kunde',
    email: customer.email,
    ...changes,
  });
  const write = (changes: Data) => async (db: Firestore) => {
    await world.given({ [quota]: first() });
    await db.doc(quota).set(block(changes));
  };

  testAccess(world, [
    { what: 'block the customer', allowed: admins, act: write({}) },
    {
      what: 'block a customer who has never ordered',
      allowed: admins,
      act: (db) => db.doc(`order-quota/${freshId()}`).set(block()),
    },
    {
      what: 'lift the block of the customer',
      allowed: admins,
      act: async (db) => {
        await world.given({ [quota]: block() });
        await db.doc(quota).delete();
      },
    },
    {
      what: 'lift their own block',
      allowed: nobody,
      act: async (db, role) => {
        await world.given({ [quotaOf(role)]: block() });
        await db.doc(quotaOf(role)).delete();
      },
    },
    {
      what: 'block themselves',
      allowed: nobody,
      act: async (db, role) => {
        await world.given({ [quotaOf(role)]: null });
        await db.doc(quotaOf(role)).set(block());
      },
    },
    {
      what: 'delete the count of a customer who is not blocked',
      allowed: nobody,
      act: async (db) => {
        await world.given({ [quota]: first() });
        await db.doc(quota).delete();
      },
    },
  ]);

  testWrites(world, 'owner', {
    taken: [{ what: 'a block without a name', act: write({ name: '', email: '' }) }],
    refused: [
      { what: 'a block that counts an order', act: write({ orderId: newId() }) },
      { what: 'a block that is none', act: write({ isBlocked: false }) },
      { what: 'a block in the past', act: write({ blockedAt: PAST }) },
      { what: 'an endless name', act: write({ name: 'x'.repeat(202) }) },
      { what: 'an endless e-mail', act: write({ email: 'x'.repeat(255) }) },
      { what: 'a count beside it', act: write({ count: 1 }) },
    ],
  });

  test('orders nothing, until the block is lifted', async () => {
    await world.given({ [quota]: block() });
    const id = newId();
    const attempts: (Data | null)[] = [
      null,
      first({ orderId: id }),
      { orderId: id, count: 1, startedAt: serverTime(), isBlocked: false },
      { orderId: id, isBlocked: removed(), count: 1, startedAt: serverTime() },
    ];
    for (const count of attempts) await assertFails(order(id, count)(world.as('customer')));
    await world.as('owner').doc(quota).delete();
    await assertSucceeds(order(id, first({ orderId: id }))(world.as('customer')));
  });

  test('has no order left that was counted before', async () => {
    const id = newId();
    await world.given({ [quota]: first({ orderId: id }) });
    await world.as('owner').doc(quota).set(block());
    await assertFails(order(id, null)(world.as('customer')));
  });
});
