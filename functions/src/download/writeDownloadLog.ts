import { FieldValue } from 'firebase-admin/firestore';
import { groupBy } from '../../../src/model/base/lists.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { firestore } from '../firebaseAdmin.ts';
import type { Requester } from '../guards/request.ts';
import type { Bought } from './boughtItem.ts';

/** Nobody downloads this often; beyond it a script could let the number grow without end. */
export const DOWNLOAD_COUNT_MAX = 100_000;

/** Logs downloads of originals and counts them on their purchases. */
export async function writeDownloadLog(
  downloads: readonly Bought[],
  requester: Requester,
): Promise<void> {
  const db = firestore();
  const batch = db.batch();
  for (const { purchase, item } of downloads) {
    batch.create(db.collection(collections.downloadLogs).doc(), {
      purchaseId: purchase.id,
      itemId: item.id,
      itemName: item.name,
      userId: purchase.userId,
      downloadDate: FieldValue.serverTimestamp(),
      userAgent: requester.userAgent,
      ipAddress: requester.address,
    });
  }
  for (const [orderId, own] of groupBy(downloads, ({ purchase }) => purchase.id)) {
    if ((own[0]?.purchase.downloadCount ?? 0) >= DOWNLOAD_COUNT_MAX) continue;
    batch.update(db.doc(documents.purchase.build({ orderId })), {
      downloadCount: FieldValue.increment(own.length),
    });
  }
  await batch.commit();
}
