import { documents } from '../../../src/model/base/paths.ts';
import { purchaseSchema } from '../../../src/model/purchases/schema.ts';
import { contracts } from '../../../src/model/system/contracts.ts';
import { ok, serve } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { boughtItem } from './boughtItem.ts';
import { writeDownloadLog } from './writeDownloadLog.ts';
import { firestore } from '../firebaseAdmin.ts';
import { signedIn } from '../guards/identity.ts';
import { rateLimits } from '../rateLimits.ts';

/** Logs the pictures of a ZIP, which the buyer's browser builds without the server. */
export const logDownloads = serve({
  contract: contracts.logDownloads,
  limit: rateLimits.logDownloads,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ input: { downloads }, caller: { uid }, requester }) {
    const db = firestore();
    const ids = [...new Set(downloads.map(({ purchaseId }) => purchaseId))];
    const snapshots = await db.getAll(
      ...ids.map((orderId) => db.doc(documents.purchase.build({ orderId }))),
    );
    const purchases = new Map(
      snapshots.map((each) => [each.id, decodeSnapshot(purchaseSchema, each)]),
    );
    // A line that is repeated is the same download.
    const different = new Map(downloads.map((each) => [`${each.purchaseId}/${each.itemId}`, each]));
    const bought = [...different.values()].map(({ purchaseId, itemId }) =>
      boughtItem(purchases.get(purchaseId), itemId, uid),
    );
    await writeDownloadLog(bought, requester);
    return ok({ success: true });
  },
});
