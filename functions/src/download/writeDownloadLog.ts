import { FieldValue } from 'firebase-admin/firestore';
import { groupBy } from '../../../src/model/base/lists.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { firestore } from '../firebaseAdmin.ts';
import type { Client } from '../guards/request.ts';

export interface DownloadEvent {
  purchaseId: string;
  itemId: string;
  itemName: string;
  userId: string;
}

/** Logs downloads of originals and counts them on their purchases. */
export async function writeDownloadLog(
  events: readonly DownloadEvent[],
  client: Client,
): Promise<void> {
  const db = firestore();
  const batch = db.batch();
  for (const event of events) {
    batch.create(db.collection(collections.downloadLogs).doc(), {
      ...event,
      downloadDate: FieldValue.serverTimestamp(),
      userAgent: client.userAgent,
      ipAddress: client.address,
    });
  }
  for (const [orderId, own] of groupBy(events, ({ purchaseId }) => purchaseId)) {
    batch.update(db.doc(documents.purchase.build({ orderId })), {
      downloadCount: FieldValue.increment(own.length),
    });
  }
  await batch.commit();
}
