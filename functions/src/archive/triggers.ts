import { type DocumentSnapshot, onDocumentWritten } from 'firebase-functions/firestore';
import { archivedBy } from '../../../src/config/archivedBy.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { isBackupDue } from '../../../src/model/purchases/archiveRound.ts';
import { purchaseSchema } from '../../../src/model/purchases/schema.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { endEvent } from '../events.ts';
import { scheduled } from '../schedule.ts';
import * as archive from './archivePurchase.ts';

const isHere = archivedBy === 'server';

async function archiveChanged(snapshot: DocumentSnapshot): Promise<void> {
  // Purchases from before the archive have no mark.
  if (snapshot.get('backupStatus') !== 'pending') return;
  const purchase = decodeSnapshot(purchaseSchema, snapshot);
  if (purchase && isBackupDue(purchase, new Date())) await archive.archivePurchase(snapshot.id);
}

/** Follows every approval, by hand or by payment, and whoever asks for another try. */
export const archivePurchase = isHere
  ? onDocumentWritten(
      { document: documents.purchase.pattern, timeoutSeconds: 540, retry: true },
      async ({ data }) => data && endEvent(archiveChanged(data.after)),
    )
  : undefined;

export const archiveDuePurchases = isHere
  ? scheduled('archiveDuePurchases', { schedule: 'every 5 minutes', timeoutSeconds: 540 }, () =>
      archive.archiveDuePurchases(),
    )
  : undefined;
