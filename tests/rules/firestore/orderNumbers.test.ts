import { describe } from 'vitest';
import { firestoreWorld, freshOrderId, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const world = firestoreWorld();
const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };
const quota = `order-quota/${customer.uid}`;

/** Places an order under this id, counted. */
const place =
  (id: string, changes: Data = {}) =>
  async (db: Firestore) => {
    await world.given({ [quota]: null });
    const batch = db.batch();
    batch.set(db.doc(`pending-orders/${id}`), { ...samples.pendingOrder(customer), ...changes });
    batch.set(db.doc(quota), { orderId: id, count: 1, startedAt: serverTime() });
    await batch.commit();
  };

const lines = Array.from({ length: 15 }, (_, index) => samples.orderLine(`picture-${index}`));

describe('the id of a new order', () => {
  testWrites(world, 'customer', {
    taken: {
      'an order number': place(freshOrderId()),
      'an order number of fifteen lines': place(freshOrderId(), { items: lines }),
      'an id from before it was a number': place('QQQQQQQQQQQQABCDEFGH'),
    },
    refused: {
      'the number of a purchase': async (db) => {
        const number = freshOrderId();
        await world.given({ [`purchases/${number}`]: samples.purchase(customer) });
        await place(number)(db);
      },
      'a number of another shop': place('XX20260101ABCDEF001'),
      'half a number': place('JF20260101ABCDEF'),
      'a number in small letters': place('jf20260101abcdef001'),
      'a reason from the start': place(freshOrderId(), { cancelReason: 'unpaid' }),
    },
  });
});
