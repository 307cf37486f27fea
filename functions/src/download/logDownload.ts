import { FieldValue } from 'firebase-admin/firestore';
import { collections, documents } from '../../../src/shared/paths.ts';
import { firestore } from '../admin.ts';
import type { Client } from '../guards/request.ts';

export interface DownloadEvent {
  purchaseId: string;
  itemId: string;
  itemName: string;
  userId: string;
}

/** Writes down that an original was given out, and counts it on the purchase. */
export async function logDownload(event: DownloadEvent, client: Client): Promise<void> {
  const db = firestore();
  const batch = db.batch();
  batch.create(db.collection(collections.downloadLogs).doc(), {
    ...event,
    downloadDate: FieldValue.serverTimestamp(),
    userAgent: client.userAgent,
    ipAddress: client.address,
  });
  batch.update(db.doc(documents.purchase.build({ orderId: event.purchaseId })), {
    downloadCount: FieldValue.increment(1),
  });
  await batch.commit();
}
