import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';
import { ORDER_QUOTA_MAX_COUNT, ORDER_QUOTA_WINDOW_MS } from '#src/model/orders/schema.ts';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshId, removed, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, nobody, verified } from '../support/roles.ts';
import type { Role, SignedInRole } from '../support/roles.ts';
import { customer } from '../support/placing.ts';
import * as samples from '../support/samples.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const MOST = ORDER_QUOTA_MAX_COUNT;
const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();
const quota = `order-quota/${customer.uid}`;

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
    [
      verified,
      {
        'begin their own count': async (db, role) => {
          await world.given({ [quotaOf(role)]: null });
          if (role === 'guest') await db.doc(quotaOf(role)).set(first());
          else await placeCounted(db, role, first());
        },
        'go on with their own count': async (db, role) => {
          const startedAt = ago(1000);
          await world.given({ [quotaOf(role)]: { orderId: 'a', count: 1, startedAt } });
          const next = { orderId: newId(), count: 2 };
          if (role === 'guest') await db.doc(quotaOf(role)).update(next);
          else await placeCounted(db, role, next);
        },
      },
    ],
    [
      nobody,
      {
        'begin the count of another': (db) => db.doc(`order-quota/${freshId()}`).set(first()),
        'delete their own count': async (db, role) => {
          await world.given({ [quotaOf(role)]: first({ startedAt: PAST }) });
          await db.doc(quotaOf(role)).delete();
        },
      },
    ],
    [
      ['customer'],
      {
        "go on with the customer's count": after({ count: 1, age: YEAR_MS }, { count: 2 }),
      },
    ],
    [
      ['admin'],
      {
        'list their own count alone': (db, role) =>
          db.collection('order-quota').where('__name__', '==', quotaOf(role).split('/')[1]).get(),
      },
    ],
  ]);

  testWrites(world, 'customer', {
    taken: {
      'a first order': begun({}),
      'an id of 40 characters': begun({ orderId: 'x'.repeat(40) }),
      'the thirtieth order': after({ count: MOST - 1 }, { count: MOST }),
      'one more order long after the first': after({ count: 3, age: YEAR_MS }, { count: 4 }),
      'a new beginning after an hour': after(
        { count: MOST, age: ORDER_QUOTA_WINDOW_MS + 1000 },
        first(),
      ),
    },
    refused: {
      'a count without its order': async (db) => {
        await world.given({ [quota]: null });
        await db.doc(quota).set(first());
      },
      'a beginning at zero': begun({ count: 0 }),
      'a beginning below zero': begun({ count: -1000 }),
      'a beginning in the past': begun({ startedAt: PAST }),
      'an unknown field': begun({ note: 'x' }),
      'no order': begun({ orderId: '' }),
      'an order that is no text': begun({ orderId: 5 }),
      'an endless id': begun({ orderId: 'x'.repeat(41) }),
      'the thirty-first order': after({ count: MOST }, { count: MOST + 1 }),
      'an order that is not counted': after({ count: 3 }, { count: 3 }),
      'a count that goes back': after({ count: 3 }, { count: 2 }),
      'a count that jumps': after({ count: 3 }, { count: 5 }),
      'another beginning of the same count': after({ count: 3 }, { count: 4, startedAt: PAST }),
      'no beginning any more': after({ count: 3 }, { count: 4, startedAt: removed() }),
      'a new beginning just before the hour is over': after(
        { count: 30, age: ORDER_QUOTA_WINDOW_MS - 60_000 },
        first(),
      ),
      'a new beginning in the past': after(
        { count: 30, age: YEAR_MS },
        { count: 1, startedAt: PAST },
      ),
      'a field that slips in later': after({ count: 3 }, { count: 4, note: 'x' }),
    },
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
    await world.given({ [quota]: { orderId: newId(), count: MOST - 1, startedAt } });
    const [last, next] = [newId(), newId()];
    await assertSucceeds(order(last, { orderId: last, count: MOST })(customers()));
    await assertFails(order(next, { orderId: next, count: MOST + 1 })(customers()));
    await assertFails(order(next, first({ orderId: next }))(customers()));
    await world.given({
      [quota]: { orderId: last, count: 30, startedAt: ago(ORDER_QUOTA_WINDOW_MS + 1000) },
    });
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
    [
      ['admin'],
      {
        'block the customer': write({}),
        'block a customer who has never ordered': (db) =>
          db.doc(`order-quota/${freshId()}`).set(block()),
        'lift the block of the customer': async (db) => {
          await world.given({ [quota]: block() });
          await db.doc(quota).delete();
        },
      },
    ],
    [
      nobody,
      {
        'lift their own block': async (db, role) => {
          await world.given({ [quotaOf(role)]: block() });
          await db.doc(quotaOf(role)).delete();
        },
        'block themselves': async (db, role) => {
          await world.given({ [quotaOf(role)]: null });
          await db.doc(quotaOf(role)).set(block());
        },
        'delete the count of a customer who is not blocked': async (db) => {
          await world.given({ [quota]: first() });
          await db.doc(quota).delete();
        },
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'a block without a name': write({ name: '', email: '' }),
    },
    refused: {
      'a block that counts an order': write({ orderId: newId() }),
      'a block that is none': write({ isBlocked: false }),
      'a block in the past': write({ blockedAt: PAST }),
      'an endless name': write({ name: 'x'.repeat(202) }),
      'an endless e-mail': write({ email: 'x'.repeat(255) }),
      'a count beside it': write({ count: 1 }),
    },
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
