import { collections } from '../../../src/model/base/paths.ts';
import { SALE_KEPT_MS } from '../../../src/model/clients/sale.ts';
import { firestore } from '../firebaseAdmin.ts';

/** As many as one write changes. */
const PORTION = 500;

/** Forgets what was put in a cart long ago. Bought pictures are in their purchase and its archive. */
export async function forgetSales(now: Date): Promise<void> {
  const old = firestore()
    .collection(collections.clientSales)
    .where('updatedAt', '<', new Date(now.getTime() - SALE_KEPT_MS))
    .limit(PORTION);
  for (let { docs } = await old.get(); docs.length > 0; { docs } = await old.get()) {
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
