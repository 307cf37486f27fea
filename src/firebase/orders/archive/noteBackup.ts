import * as z from 'zod/mini';
import { itemAfterBackup } from '#src/shared/domain/backupPlan.ts';
import type { BackupResult } from '#src/shared/domain/backupPlan.ts';
import { AppError } from '#src/shared/errors.ts';
import { documents } from '#src/shared/paths.ts';
import { purchaseItemSchema, purchaseSchema } from '#src/shared/schemas/purchase.ts';
import { decode, SERVER_TIME } from '../../converter.ts';
import { transact } from '../../data.ts';

/** The list is written back whole, so that fields which no schema knows must come through. */
const wholePurchase = z.extend(purchaseSchema, {
  items: z.array(z.catchall(purchaseItemSchema, z.unknown())),
});

/** Notes on one item of a purchase what became of its files, without touching the other items. */
export function noteBackup(
  orderId: string,
  itemIndex: number,
  outcome: { results: readonly BackupResult[]; now: Date },
): Promise<void> {
  const path = documents.purchase.build({ orderId });
  return transact(async (transaction) => {
    const stored = await transaction.read(path);
    if (!stored) throw new AppError('order/not-found', { details: { id: orderId } });
    const purchase = decode(wholePurchase, stored);
    const item = purchase && itemAfterBackup(purchase, itemIndex, outcome);
    if (!item) throw new AppError('invalid-record', { details: { path } });
    transaction.update(path, {
      items: purchase.items.with(itemIndex, item),
      updatedAt: SERVER_TIME,
    });
  });
}
