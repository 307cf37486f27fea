import { errorText } from '../../../src/model/base/errorTexts.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { sanitizeFileName } from '../../../src/model/files/names.ts';
import { storagePaths } from '../../../src/model/files/paths.ts';
import { purchaseSchema, type Purchase } from '../../../src/model/purchases/schema.ts';
import type {
  ContractInput,
  ContractOutput,
  contracts,
} from '../../../src/model/system/contracts.ts';
import { ok, type Answer, type Call } from '../callable.ts';
import { decode } from '../decode.ts';
import { boughtItem, type Bought } from '../download/boughtItem.ts';
import { chosenFile, itemFiles, type ItemFile } from '../download/itemFiles.ts';
import { hasCopy, readFirst, saveCopy, signInUrl } from '../download/purchasedCopy.ts';
import { stampPicture } from '../download/stampPicture.ts';
import { stampText, uniqueIdOf } from '../download/stampText.ts';
import { writeDownloadLog } from '../download/writeDownloadLog.ts';
import { firestore } from '../firebaseAdmin.ts';
import type { Caller } from '../guards/identity.ts';
import { Refusal } from '../refusal.ts';

type Contract = typeof contracts.secureDownload;
type Input = ContractInput<Contract>;

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
export async function secureDownload({
  input,
  caller: { uid },
  client,
}: Call<Input, Caller>): Promise<Answer<ContractOutput<Contract>>> {
  const { purchaseId, itemId } = input;
  const snapshot = await firestore()
    .doc(documents.purchase.build({ orderId: purchaseId }))
    .get();
  const entitled = entitlement(decode(purchaseSchema, snapshot), input, uid);
  const { file } = entitled;
  const uniqueId = uniqueIdOf({ userId: uid, purchaseId, itemId, fileId: file.id });
  const path = storagePaths.purchased.build({ userId: uid, itemId, uniqueId });
  if (!(await hasCopy(path))) await saveCopy(path, await stampedCopy(entitled, uniqueId));
  await writeDownloadLog([entitled], client);
  return ok({
    success: true,
    path,
    downloadUrl: signInUrl(path),
    filename: sanitizeFileName(`${file.title}_${uniqueId}.jpg`),
  });
}
