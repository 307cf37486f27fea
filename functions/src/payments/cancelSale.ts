import { documents } from '../../../src/model/base/paths.ts';
import type { Records } from '../../../src/model/base/records.ts';
import { orderRecordSchema } from '../../../src/model/orders/schema.ts';
import type { Purchase } from '../../../src/model/purchases/schema.ts';

/** A sale that is sent back whole is cancelled, like one that is withdrawn from. */
export async function cancelSale(
  records: Records,
  { id: orderId }: Purchase,
  now: Date,
): Promise<void> {
  const mirror = documents.order.build({ orderId });
  const hasMirror = (await records.read(orderRecordSchema, mirror)) !== undefined;
  const change = { paymentStatus: 'cancelled', updatedAt: now };
  records.update(documents.purchase.build({ orderId }), change);
  if (hasMirror) records.update(mirror, { status: 'cancelled', updatedAt: now });
}
