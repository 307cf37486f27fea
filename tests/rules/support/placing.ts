import { freshId, serverTime, type Data, type Firestore } from './firestore.ts';
import { accounts, type Role } from './roles.ts';
import type * as samples from './samples.ts';

export const customer: samples.Buyer = {
  uid: accounts.customer.uid,
  email: 'kunde@jerslevfoto.example',
};

export const newOrderId = (): string => freshId('order-0123456789');

/** A role as the buyer of its own order. */
export function buyerOf(role: Role): samples.Buyer {
  if (role === 'guest') return { uid: 'guest', email: 'guest@jerslevfoto.example' };
  return { uid: accounts[role].uid, email: accounts[role].token.email ?? '' };
}

interface World {
  given: (documents: Record<string, null>) => Promise<void>;
}

/** Places an order as the cart does: with its count, in one batch. */
export async function placeOrder(
  world: World,
  db: Firestore,
  { id = newOrderId(), order, uid = customer.uid }: { id?: string; order: Data; uid?: string },
): Promise<void> {
  const quota = db.doc(`order-quota/${uid}`);
  await world.given({ [quota.path]: null });
  const batch = db.batch();
  batch.set(db.doc(`pending-orders/${id}`), order);
  batch.set(quota, { orderId: id, count: 1, startedAt: serverTime() });
  await batch.commit();
}
