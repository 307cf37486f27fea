import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { lineOfImage } from '../../../../src/model/cart/cart.ts';
import { clientSaleContracts } from '../../../../src/options/clientSales/contracts.ts';
import { type ClientSale, clientSaleSchema, saleOf } from '../../../../src/model/clients/sale.ts';
import type { ClientGallery, ClientPicture } from '../../../../src/model/clients/schema.ts';
import { pictureName, shownToClient } from '../../../../src/model/clients/pictures.ts';
import { clientFilesOf, soldPaths } from '../../../../src/model/clients/files.ts';
import { clientSaleAnswers } from '../../../../src/options/clientSales/texts.ts';
import { documents } from '../../../../src/model/base/paths.ts';
import type { ContractInput } from '../../../../src/model/system/contracts.ts';
import { ok, serve } from '../../callable.ts';
import { decodeSnapshot } from '../../decodeSnapshot.ts';
import { bucket, firestore } from '../../firebaseAdmin.ts';
import { requireVerified, signedIn } from '../../guards/identity.ts';
import { serverRecords } from '../../records.ts';
import { clientSaleLimits } from './limits.ts';
import { refused, Refusal } from '../../refusal.ts';
import { openedGallery } from '../../clients/openedGallery.ts';

type Input = ContractInput<typeof clientSaleContracts.sellClientPictures>;

/** An id that follows from what it stands for, so that a repetition finds what is there. */
function saleId(...parts: readonly [galleryId: string, picture: string, uid: string]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const saleRef = (id: string) => firestore().doc(documents.clientSale.build({ saleId: id }));

/** Another file of a picture is another sale: an order of the former one keeps what it names. */
async function freeSaleId(galleryId: string, pictureId: string, [uid, original]: [string, string]) {
  const id = saleId(galleryId, pictureId, uid);
  const known = decodeSnapshot(clientSaleSchema, await saleRef(id).get());
  const isOfOther = known !== undefined && known.originalSrc !== original;
  return isOfOther ? saleId(galleryId, original, uid) : id;
}

/** Copies a file within the bucket, unless that is done. Returns false when there is nothing to copy. */
async function copy(from: string, to: string): Promise<boolean> {
  const [source, target] = [bucket().file(from), bucket().file(to)];
  const [[isThere], [isDone]] = await Promise.all([source.exists(), target.exists()]);
  if (isThere && !isDone) await source.copy(target);
  return isThere || isDone;
}

interface Customer {
  uid: string;
  now: Date;
}

/** The picture with its original among those of the shop, where neither its gallery nor its client reaches it. */
async function saleFor(
  gallery: ClientGallery,
  picture: ClientPicture,
  { uid, now }: Customer,
): Promise<ClientSale> {
  const [original = '', preview = ''] = clientFilesOf(picture.originalPath, []);
  const sold = soldPaths(picture.originalPath);
  if (!sold || !(await copy(original, sold.original))) {
    throw refused(clientSaleAnswers.gone(picture.title));
  }
  const hasPreview = await copy(preview, sold.preview);
  const id = await freeSaleId(gallery.id, picture.id, [uid, sold.original]);
  const facts = { id, userId: uid, originalSrc: sold.original, hasPreview, now };
  return saleOf(gallery, { ...picture, title: pictureName(picture) }, facts);
}

function wantedPictures(gallery: ClientGallery, { pictures }: Input): ClientPicture[] {
  const shown = shownToClient(gallery);
  return [...new Set(pictures)].map((pictureId) => {
    const picture = shown.find(({ id }) => id === pictureId);
    if (!picture) throw refused(clientSaleAnswers.unknown);
    return picture;
  });
}

/** The gallery that a customer has opened. The token of a deleted account stays valid for up to an hour. */
async function galleryOf(
  transaction: Transaction,
  input: Input,
  { uid, now }: Customer,
): Promise<ClientGallery> {
  const deletion = firestore().doc(documents.deletionJob.build({ uid }));
  if ((await transaction.get(deletion)).exists) throw new Refusal(403, 'permission-denied');
  return (await openedGallery(transaction, input, now)).gallery;
}

/** Lets a customer order pictures of a gallery that they have opened: each becomes one that they alone may buy. */
export const sellClientPictures = serve({
  contract: clientSaleContracts.sellClientPictures,
  limit: clientSaleLimits.sellClientPictures,
  // The originals are copied inside the bucket.
  options: { timeoutSeconds: 60 },
  identify: signedIn,
  async handle({ input, caller }) {
    requireVerified(caller, clientSaleAnswers.unverified);
    const customer = { uid: caller.uid, now: new Date() };
    const gallery = await firestore().runTransaction(
      (transaction) => galleryOf(transaction, input, customer),
      { readOnly: true },
    );
    if (gallery.picturePrice === 0) throw refused(clientSaleAnswers.notSold);
    const sales: ClientSale[] = [];
    for (const picture of wantedPictures(gallery, input)) {
      sales.push(await saleFor(gallery, picture, customer));
    }
    await firestore().runTransaction(async (transaction) => {
      // Closed or changed while its files were copied, it sells nothing at that price.
      const current = await galleryOf(transaction, input, customer);
      if (current.picturePrice !== gallery.picturePrice) throw refused(clientSaleAnswers.notSold);
      const records = serverRecords(transaction);
      for (const { id, ...sale } of sales) {
        records.set(documents.clientSale.build({ saleId: id }), sale);
      }
    });
    return ok({ success: true, items: sales.map(lineOfImage) });
  },
});
