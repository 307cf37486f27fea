import { documents } from '../../../src/model/base/paths.ts';
import type { Records } from '../../../src/model/base/records.ts';
import { giftCardDocument } from '../../../src/model/giftCards/issue.ts';
import type { GiftCardState } from '../../../src/model/giftCards/schema.ts';
import { orderRecordSchema } from '../../../src/model/orders/schema.ts';
import type { Purchase } from '../../../src/model/purchases/schema.ts';

/** Cancels a sale that is sent back whole, also by a withdrawal. Gift cards that it sold pay nothing more. */
export async function cancelSale(
  records: Records,
  { id: orderId, giftCards = [] }: Purchase,
  { at, ...withdrawal }: { at: Date } & Partial<Pick<Purchase, 'withdrawnAt' | 'withdrawnBy'>>,
): Promise<void> {
  const mirror = documents.order.build({ orderId });
  const hasMirror = (await records.read(orderRecordSchema, mirror)) !== undefined;
  const change = { paymentStatus: 'cancelled', updatedAt: at, ...withdrawal };
  records.update(documents.purchase.build({ orderId }), change);
  if (hasMirror) records.update(mirror, { status: 'cancelled', updatedAt: at });
  for (const { code } of giftCards) {
    const state = 'taken-back' satisfies GiftCardState;
    records.update(giftCardDocument.build({ code }), { state });
  }
}
