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
import { accounts, admins, nobody } from '../support/roles.ts';
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
    { what: 'read them', allowed: admins, act: (db) => db.doc(PATH).get() },
    { what: 'make some', allowed: admins, act: save() },
    {
      what: 'find them in a list',
      allowed: nobody,
      act: (db) =>
        db
          .collection('site-config')
          .where(firebase.firestore.FieldPath.documentId(), '==', 'discounts')
          .get(),
    },
    { what: 'delete them', allowed: nobody, act: (db) => db.doc(PATH).delete() },
  ]);
  testWrites(world, 'adminByClaim', {
    taken: [
      { what: 'none', act: codes(0) },
      { what: 'a hundred', act: codes(100) },
      { what: 'the time of the last order', act: save({ usedAt: PAST }) },
    ],
    refused: [
      { what: 'one more', act: codes(101) },
      { what: 'words instead of a list', act: save({ codes: 'x' }) },
      { what: 'words instead of a time', act: save({ usedAt: 'x' }) },
      {
        what: 'no list',
        act: (db) => db.doc(PATH).set({ lastUpdated: samples.discounts()['lastUpdated'] }),
      },
      { what: 'another time', act: save({ lastUpdated: PAST }) },
      { what: 'a field more', act: save({ message: 'Køb nu' }) },
    ],
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
    taken: [{ what: 'without a discount', act: order() }],
    refused: [
      {
        what: 'with one, which only the server gives',
        act: order({
          discount: { code: 'SOMMER20', kind: 'amount', value: 9, minimum: 0, amount: 9 },
        }),
      },
      { what: 'with an empty one', act: order({ discount: {} }) },
      {
        what: 'with a licence to a picture, which only the server gives',
        act: order({
          items: [
            {
              ...samples.orderLine('a'),
              licence: { id: 'commercial', factor: 1, addition: 0, base: 199 },
            },
          ],
        }),
      },
      {
        what: 'with a licence in place of another field',
        act: order({ items: [{ ...omit(samples.orderLine('a'), 'category'), licence: '' }] }),
      },
    ],
  });
});
