import { documents } from '../../../src/model/base/paths.ts';
import { purchaseSchema } from '../../../src/model/purchases/schema.ts';
import type {
  ContractInput,
  ContractOutput,
  contracts,
} from '../../../src/model/system/contracts.ts';
import { ok, type Answer, type Call } from '../callable.ts';
import { decode } from '../decode.ts';
import { boughtItem } from '../download/boughtItem.ts';
import { writeDownloadLog } from '../download/writeDownloadLog.ts';
import { firestore } from '../firebaseAdmin.ts';
import type { Caller } from '../guards/identity.ts';

type Contract = typeof contracts.logDownloads;

/** Logs the pictures of a ZIP, which the buyer's browser builds without the server. */
export async function logDownloads({
  input: { downloads },
  caller: { uid },
  client,
}: Call<ContractInput<Contract>, Caller>): Promise<Answer<ContractOutput<Contract>>> {
  const db = firestore();
  const ids = [...new Set(downloads.map(({ purchaseId }) => purchaseId))];
  const snapshots = await db.getAll(
    ...ids.map((orderId) => db.doc(documents.purchase.build({ orderId }))),
  );
  const purchases = new Map(snapshots.map((each) => [each.id, decode(purchaseSchema, each)]));
  // A line that is repeated is the same download.
  const different = new Map(downloads.map((each) => [`${each.purchaseId}/${each.itemId}`, each]));
  const bought = [...different.values()].map(({ purchaseId, itemId }) =>
    boughtItem(purchases.get(purchaseId), itemId, uid),
  );
  await writeDownloadLog(bought, client);
  return ok({ success: true });
}
