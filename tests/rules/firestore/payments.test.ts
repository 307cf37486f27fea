import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshOrderId } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, nobody } from '../support/roles.ts';

const world = firestoreWorld();

const payment = (orderId: string): Data => ({
  orderId,
  userId: accounts.customer.uid,
  amountOre: 19_900,
  way: 'WALLET',
  status: 'waiting',
  createdAt: new Date('2026-01-02T10:00:00Z'),
});

/** Acts on a payment of the customer that is stored. */
const onStored =
  (act: (db: Firestore, path: string) => Promise<unknown>) => async (db: Firestore) => {
    const orderId = freshOrderId();
    const path = `payments/${orderId}-1`;
    await world.given({ [path]: payment(orderId) });
    await act(db, path);
  };

describe('a payment is written by the server alone', () => {
  testAccess(world, [
    {
      what: 'say that there is one',
      allowed: nobody,
      act: async (db) => {
        const orderId = freshOrderId();
        await db.doc(`payments/${orderId}-1`).set(payment(orderId));
      },
    },
    ...(['paid', 'captured', 'returned'] as const).map((status) => ({
      what: `say that it is ${status}`,
      allowed: nobody,
      act: onStored((db, path) => db.doc(path).update({ status })),
    })),
    {
      what: 'lower its amount',
      allowed: nobody,
      act: onStored((db, path) => db.doc(path).update({ amountOre: 100 })),
    },
    {
      what: 'turn it to another order',
      allowed: nobody,
      act: onStored((db, path) => db.doc(path).update({ orderId: freshOrderId() })),
    },
    {
      what: 'forget it',
      allowed: nobody,
      act: onStored((db, path) => db.doc(path).delete()),
    },
  ]);
});
