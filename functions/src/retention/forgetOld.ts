import { collections, type CollectionName } from '../../../src/model/base/paths.ts';
import { SALE_KEPT_MS } from '../../../src/model/clients/sale.ts';
import { forgottenBefore } from '../../../src/model/contact/messages.ts';
import { firestore } from '../firebaseAdmin.ts';

/** As many as one write changes. */
const PORTION = 500;

async function forgetBefore(collection: CollectionName, field: string, limit: Date): Promise<void> {
  const old = firestore().collection(collection).where(field, '<', limit).limit(PORTION);
  for (let { docs } = await old.get(); docs.length > 0; { docs } = await old.get()) {
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}

/** Forgets what was put in a cart long ago. Bought pictures are in their purchase and its archive. */
export function forgetSales(now: Date): Promise<void> {
  const limit = new Date(now.getTime() - SALE_KEPT_MS);
  return forgetBefore(collections.clientSales, 'updatedAt', limit);
}

/** Forgets old messages of the contact form, with what was answered. */
export function forgetMessages(now: Date): Promise<void> {
  return forgetBefore(collections.messages, 'createdAt', forgottenBefore(now));
}
