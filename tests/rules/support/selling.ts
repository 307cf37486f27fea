import type { Data, Firestore } from './firestore.ts';
import { customer } from './placing.ts';
import * as samples from './samples.ts';

type Batch = ReturnType<Firestore['batch']>;

interface Sale {
  orderId: string;
  purchase: Data;
  /** Other values in the mirror. */
  mirror?: Data;
}

/** Adds a purchase of the customer with its mirrors to a batch. */
export function addPurchase(
  db: Firestore,
  batch: Batch,
  { orderId, purchase, mirror = {} }: Sale,
): void {
  batch.set(db.doc(`purchases/${orderId}`), purchase);
  batch.set(db.doc(`orders/${orderId}`), { ...samples.orderRecord(customer), ...mirror });
  batch.set(db.doc(`admin-order-lookup/${orderId}`), samples.orderLookup(customer, orderId));
}
