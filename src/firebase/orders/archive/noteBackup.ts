import * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import {
  itemAfterBackup,
  purchaseBackupStatus,
  type BackupRound,
} from '#src/model/purchases/archivePlan.ts';
import { purchaseItemSchema, purchaseSchema } from '#src/model/purchases/schema.ts';
import { decode, SERVER_TIME } from '../../firestore/converter.ts';
import { transact } from '../../firestore/data.ts';
import { fileUrl } from '../../storage.ts';

/** The list is written back whole, so that fields which no schema knows must come through. */
const wholePurchase = z.extend(purchaseSchema, {
  items: z.array(z.catchall(purchaseItemSchema, z.unknown())),
});

/** Notes on one item of a purchase what became of its files, without touching the other items. */
export function noteBackup(
  orderId: string,
  itemIndex: number,
  outcome: Pick<BackupRound, 'results' | 'now'>,
): Promise<void> {
  const path = documents.purchase.build({ orderId });
  return transact(async (transaction) => {
    const stored = await transaction.read(path);
    if (!stored) throw new AppError('order/not-found', { details: { id: orderId } });
    const purchase = decode(wholePurchase, stored);
    const item = purchase && itemAfterBackup(purchase, itemIndex, { ...outcome, urlOf: fileUrl });
    if (!item) throw new AppError('invalid-record', { details: { path } });
    const items = purchase.items.with(itemIndex, item);
    transaction.update(path, {
      items,
      backupStatus: purchaseBackupStatus({ id: orderId, items }),
      updatedAt: SERVER_TIME,
    });
  });
}
