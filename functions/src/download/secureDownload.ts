import { errorText } from '../../../src/model/base/errorTexts.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { sanitizeFileName } from '../../../src/model/files/names.ts';
import { storagePaths } from '../../../src/model/files/paths.ts';
import { purchaseSchema, type Purchase } from '../../../src/model/purchases/schema.ts';
import { contracts, type ContractInput } from '../../../src/model/system/contracts.ts';
import { ok, serve } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { boughtItem, type Bought } from './boughtItem.ts';
import { chosenFile, itemFiles, type ItemFile } from './itemFiles.ts';
import { hasCopy, readFirst, saveCopy, signInUrl } from './purchasedCopy.ts';
import { stampPicture } from './stampPicture.ts';
import { stampText, uniqueIdOf } from './stampText.ts';
import { writeDownloadLog } from './writeDownloadLog.ts';
import { firestore } from '../firebaseAdmin.ts';
import { signedIn } from '../guards/identity.ts';
import { rateLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';

type Input = ContractInput<typeof contracts.secureDownload>;

/** A purchased picture that the caller may download. */
interface Entitled extends Bought {
  file: ItemFile;
}

/** Finds the requested picture in the purchase, or refuses. */
export function entitlement(
  purchase: Purchase | undefined,
  { userId = '', itemId, imageId, originalImagePath }: Input,
  uid: string,
): Entitled {
  if ((userId || uid) !== uid) throw new Refusal(403, 'download/not-owner');
  const bought = boughtItem(purchase, itemId, uid);
  const files = itemFiles(bought.item, bought.purchase.id);
  const file = chosenFile(files, { imageId, originalImagePath });
  if (!file) throw new Refusal(404, 'download/no-link');
  return { ...bought, file };
}

async function stampedCopy({ purchase, item, file }: Entitled, uniqueId: string): Promise<Buffer> {
  const original = await readFirst(file.paths);
  if (!original) throw new Refusal(502, 'download/needs-server');
  const text = stampText({
    buyerName: purchase.userName,
    uniqueId,
    boughtAt: purchase.completedDate ?? purchase.purchaseDate,
    userId: purchase.userId,
  });
  try {
    return await stampPicture(original, text, item.licence?.id);
  } catch (cause) {
    const error = errorText('download/file-failed', undefined, { file: file.title });
    throw new Refusal(422, 'download/file-failed', { text: error, cause });
  }
}

/** Provides the buyer's stamped copy of an original, which is created once and kept. */
export const secureDownload = serve({
  contract: contracts.secureDownload,
  limit: rateLimits.secureDownload,
  // Originals of 100 MB need far more memory when decoded: two at a time fit.
  options: { timeoutSeconds: 60, memory: '2GiB', concurrency: 2 },
  identify: signedIn,
  async handle({ input, caller: { uid }, requester }) {
    const { purchaseId, itemId } = input;
    const snapshot = await firestore()
      .doc(documents.purchase.build({ orderId: purchaseId }))
      .get();
    const entitled = entitlement(decodeSnapshot(purchaseSchema, snapshot), input, uid);
    const { file } = entitled;
    const uniqueId = uniqueIdOf({ userId: uid, purchaseId, itemId, fileId: file.id });
    const path = storagePaths.purchased.build({ userId: uid, itemId, uniqueId });
    if (!(await hasCopy(path))) await saveCopy(path, await stampedCopy(entitled, uniqueId));
    await writeDownloadLog([entitled], requester);
    return ok({
      success: true,
      path,
      downloadUrl: signInUrl(path),
      filename: sanitizeFileName(`${file.title}_${uniqueId}.jpg`),
    });
  },
});
