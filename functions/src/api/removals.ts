import type { Transaction } from 'firebase-admin/firestore';
import type { RemovalTarget } from '../../../src/model/api/contracts.ts';
import { unreachable } from '../../../src/model/base/closedSets.ts';
import { documents } from '../../../src/model/base/paths.ts';
import type { Records } from '../../../src/model/base/records.ts';
import { type BinEntry, binIdOf, binnedImage } from '../../../src/model/bin/bin.ts';
import { withImageRemoved } from '../../../src/model/catalogue/editing/albumChanges.ts';
import {
  albumSchema,
  portfolioItemSchema,
  singleImageSchema,
} from '../../../src/model/catalogue/schema.ts';
import { withHidden, withTakenOut } from '../../../src/model/clients/pictures.ts';
import {
  clientDocuments,
  type ClientGallery,
  clientGallerySchema,
} from '../../../src/model/clients/schema.ts';
import { albumOffSale, offSaleAlbumSchema } from '../../../src/model/orders/offSale.ts';
import { firestore } from '../firebaseAdmin.ts';
import { serverRecords } from '../records.ts';
import type { ApiAnswer, ApiCall } from './call.ts';
import { galleryOfTarget, requireReach } from './reach.ts';

/*
 * As on the dashboard: what is for sale goes into the bin, and beside it to what orders wait for. The files stay
 * as long as the bin, an order or a purchase names them.
 */

interface Writing {
  records: Records;
  remove: (path: string) => void;
  now: Date;
}

const withoutId = (record: { id: string }) => ({ ...record, id: undefined });

function putIntoBin({ records, now }: Writing, entry: BinEntry): void {
  records.set(documents.binned.build({ binId: binIdOf(entry) }), { ...entry, removedAt: now });
}

async function removeSingle(imageId: string, writing: Writing): Promise<void> {
  const { records, remove, now } = writing;
  const path = documents.singleImage.build({ imageId });
  const record = await records.read(singleImageSchema, path);
  if (!record) return;
  const kept = { ...withoutId(record), updatedAt: now };
  records.set(documents.offSaleImage.build({ imageId }), kept);
  putIntoBin(writing, { kind: 'image', record, isLegacy: false });
  remove(path);
}

async function removePortfolioItem(itemId: string, writing: Writing): Promise<void> {
  const path = documents.portfolioItem.build({ itemId });
  const record = await writing.records.read(portfolioItemSchema, path);
  if (!record) return;
  putIntoBin(writing, { kind: 'portfolio', record });
  writing.remove(path);
}

async function removeFromAlbum(albumId: string, imageId: string, writing: Writing): Promise<void> {
  const { records, now } = writing;
  const path = documents.album.build({ albumId });
  const album = await records.read(albumSchema, path);
  const image = album?.images.find(({ id }) => id === imageId);
  if (!album || !image) return;
  const offSalePath = documents.offSaleAlbum.build({ albumId });
  const known = await records.read(offSaleAlbumSchema, offSalePath);
  const kept = albumOffSale(album, [image], known);
  putIntoBin(writing, binnedImage(album, image));
  const removedAt = { ...kept.removedAt, [imageId]: now };
  records.set(offSalePath, { ...withoutId(kept), removedAt, updatedAt: now });
  records.update(path, { ...withImageRemoved(album, imageId), updatedAt: now });
}

async function changeGallery(
  galleryId: string,
  change: (gallery: ClientGallery) => Partial<ClientGallery>,
  { records, now }: Pick<Writing, 'records' | 'now'>,
): Promise<void> {
  const path = clientDocuments.gallery.build({ galleryId });
  const gallery = await records.read(clientGallerySchema, path);
  if (gallery) records.update(path, { ...change(gallery), updatedAt: now });
}

/** A gallery has no bin, and a program cannot be asked whether it is sure: its originals stay. */
function takeOut(galleryId: string, pictureId: string, writing: Writing): Promise<void> {
  const isThere = ({ images }: ClientGallery) => images.some(({ id }) => id === pictureId);
  return changeGallery(
    galleryId,
    (gallery) => (isThere(gallery) ? withTakenOut(gallery, pictureId) : {}),
    writing,
  );
}

function remove(target: RemovalTarget, pictureId: string, writing: Writing): Promise<void> {
  switch (target.kind) {
    case 'album':
      return removeFromAlbum(target.albumId, pictureId, writing);
    case 'gallery':
      return takeOut(target.galleryId, pictureId, writing);
    case 'single':
      return removeSingle(pictureId, writing);
    case 'portfolio':
      return removePortfolioItem(pictureId, writing);
    default:
      return unreachable(target);
  }
}

const writingOf = (transaction: Transaction): Writing => ({
  records: serverRecords(transaction),
  remove: (path) => transaction.delete(firestore().doc(path)),
  now: new Date(),
});

/** Shows a picture again that a program had taken out. */
export function showAgain(galleryId: string, pictureId: string): Promise<void> {
  return firestore().runTransaction((transaction) =>
    changeGallery(
      galleryId,
      (gallery) => withHidden(gallery, new Set([pictureId]), false),
      writingOf(transaction),
    ),
  );
}

export async function removePicture({
  input: { target, pictureId },
  token,
}: ApiCall<'removePicture'>): Promise<ApiAnswer<'removePicture'>> {
  requireReach(token, galleryOfTarget(target));
  await firestore().runTransaction((transaction) =>
    remove(target, pictureId, writingOf(transaction)),
  );
  return { pictureId };
}
