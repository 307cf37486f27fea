import firebase from 'firebase/compat/app';
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
import { accounts, nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PATH = 'site-config/discounts';
const PAST = new Date('2025-01-01T12:00:00Z');

const world = firestoreWorld();

const save =
  (changes: Data = {}) =>
  (db: Firestore) =>
    db.doc(PATH).set({ ...samples.discounts(), ...changes });

const codes = (count: number) => save({ codes: new Array<number>(count).fill(1) });

describe('the discount codes', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'read them': (db) => db.doc(PATH).get(),
        'make some': save(),
      },
    ],
    [
      nobody,
      {
        'find them in a list': (db) =>
          db
            .collection('site-config')
            .where(firebase.firestore.FieldPath.documentId(), '==', 'discounts')
            .get(),
        'delete them': (db) => db.doc(PATH).delete(),
      },
    ],
  ]);
  testWrites(world, 'admin', {
    taken: {
      none: codes(0),
      'a hundred': codes(100),
      'the time of the last order': save({ usedAt: PAST }),
    },
    refused: {
      'one more': codes(101),
      'words instead of a list': save({ codes: 'x' }),
      'words instead of a time': save({ usedAt: 'x' }),
      'no list': (db) => db.doc(PATH).set({ lastUpdated: samples.discounts()['lastUpdated'] }),
      'another time': save({ lastUpdated: PAST }),
      'a field more': save({ message: 'Køb nu' }),
    },
  });
});

const customer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };

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
  testWrites(world, 'customer', {
    taken: {
      'without a discount': order(),
    },
    refused: {
      'with one, which only the server gives': order({
        discount: { code: 'SOMMER20', kind: 'amount', value: 9, minimum: 0, amount: 9 },
      }),
      'with an empty one': order({ discount: {} }),
      'with a licence to a picture, which only the server gives': order({
        items: [
          {
            ...samples.orderLine('a'),
            licence: { id: 'commercial', factor: 1, addition: 0, base: 199 },
          },
        ],
      }),
      'with a licence in place of another field': order({
        items: [{ ...omit(samples.orderLine('a'), 'category'), licence: '' }],
      }),
    },
  });
});
