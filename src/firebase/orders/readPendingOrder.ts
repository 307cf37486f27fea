import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { pendingOrderSchema, type PendingOrder } from '#src/model/orders/schema.ts';
import { decodeOrThrow } from '../firestore/converter.ts';
import type { DocumentReader } from '../firestore/writes.ts';

/** The order that a decision is about, as it is at this moment. */
export async function readPendingOrder(
  reader: DocumentReader,
  pendingOrderId: string,
): Promise<PendingOrder> {
  const path = documents.pendingOrder.build({ pendingOrderId });
  const stored = await reader.read(path);
  if (!stored) throw new AppError('order/not-found', { details: { id: pendingOrderId } });
  return decodeOrThrow(pendingOrderSchema, stored, path);
}
