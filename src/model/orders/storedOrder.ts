import { AppError } from '../base/errors.ts';
import { documents } from '../base/paths.ts';
import type { Records } from '../base/records.ts';
import { type Purchase, purchaseSchema } from '../purchases/schema.ts';
import { type PendingOrder, pendingOrderSchema } from './schema.ts';

type Reader = Pick<Records, 'read'>;

const notFound = (id: string) => new AppError('order/not-found', { details: { id } });

/** Reads the pending order within a transaction. */
export async function readPendingOrder(
  records: Reader,
  pendingOrderId: string,
): Promise<PendingOrder> {
  const path = documents.pendingOrder.build({ pendingOrderId });
  const order = await records.read(pendingOrderSchema, path);
  if (!order) throw notFound(pendingOrderId);
  return order;
}

/** Reads the purchase within a transaction. */
export async function readPurchase(records: Reader, orderId: string): Promise<Purchase> {
  const purchase = await records.read(purchaseSchema, documents.purchase.build({ orderId }));
  if (!purchase) throw notFound(orderId);
  return purchase;
}
