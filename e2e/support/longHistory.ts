import { getFirestore } from 'firebase-admin/firestore';
import { documents } from '#src/model/base/paths.ts';
import { withLocalFirebase } from '../../tools/seed/localFirebase.ts';
import { ports } from './ports.ts';
import { storedOrder, storedPurchase, uniqueOrderId, type Buyer } from './purchases.ts';

const OLDEST = Date.UTC(2019, 0, 1, 12);
const DAY_MS = 24 * 60 * 60 * 1000;
/** A batch takes 500 writes, and each purchase has its order. */
const BATCH_SIZE = 250;

/** Returns the name of the picture of the n-th purchase; the first is the oldest. */
export const boughtName = (index: number): string => `Billede ${String(index).padStart(4, '0')}`;

/** An order and the purchase that came out of it, as they are stored. */
function bought(buyer: Buyer, index: number) {
  const orderId = uniqueOrderId();
  const pendingOrderId = crypto.randomUUID();
  const name = boughtName(index);
  const date = new Date(OLDEST + index * DAY_MS);
  const purchase = {
    ...storedPurchase(buyer, orderId, [{ id: `picture-${index}`, name, type: 'image' }]),
    purchaseDate: date,
    completedDate: date,
    pendingOrderId,
  };
  const order = storedOrder(buyer, name, {
    createdAt: date,
    completedAt: date,
    adminApprovedAt: date,
    paymentStatus: 'completed',
    convertedToPurchaseId: orderId,
  });
  return [
    { path: documents.purchase.build({ orderId }), data: purchase },
    { path: documents.pendingOrder.build({ pendingOrderId }), data: order },
  ];
}

/** Years of purchases, one a day, each approved from an order of its own. */
export function placeManyPurchases(buyer: Buyer, count: number): Promise<void> {
  return withLocalFirebase(ports, async (app) => {
    const firestore = getFirestore(app);
    for (let start = 0; start < count; start += BATCH_SIZE) {
      const batch = firestore.batch();
      const size = Math.min(BATCH_SIZE, count - start);
      for (const index of Array.from({ length: size }, (_, each) => start + each)) {
        for (const { path, data } of bought(buyer, index)) batch.set(firestore.doc(path), data);
      }
      await batch.commit();
    }
  });
}
