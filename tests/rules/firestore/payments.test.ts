import { describe } from 'vitest';
import { attempts, testAccess } from '../support/access.ts';
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
    [
      nobody,
      {
        'say that there is one': async (db) => {
          const orderId = freshOrderId();
          await db.doc(`payments/${orderId}-1`).set(payment(orderId));
        },
        ...attempts(['paid', 'captured', 'returned'] as const, (status) => [
          `say that it is ${status}`,
          onStored((db, path) => db.doc(path).update({ status })),
        ]),
        'lower its amount': onStored((db, path) => db.doc(path).update({ amountOre: 100 })),
        'turn it to another order': onStored((db, path) =>
          db.doc(path).update({ orderId: freshOrderId() }),
        ),
        'forget it': onStored((db, path) => db.doc(path).delete()),
      },
    ],
  ]);
});
