import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { withImageRemoved } from '#src/model/catalogue/albumChanges.ts';
import { albumSchema, singleImageSchema, type Album } from '#src/model/catalogue/schema.ts';
import {
  albumWithdrawn,
  imagesWaitedFor,
  type WaitingOrder,
  waitsFor,
  withdrawnAlbumSchema,
  type WithdrawnAlbum,
} from '#src/model/orders/withdrawn.ts';
import { notifyCatalogueChanged } from '../catalogueChanges.ts';
import { decodeOrThrow, SERVER_TIME, type StoredDocument } from '../firestore/converter.ts';
import { readList, writeTogether } from '../firestore/documents.ts';
import type { DocumentWriter } from '../firestore/port.ts';
import { queries } from '../firestore/queries.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import type { PlacedImage } from '../repos/placedImages.ts';
import { readWaitingOrders } from './readOrder.ts';

/*
 * Deleting takes three steps, each of which may be the last: the record moves out of the shop, the
 * orders are asked who waits for it, and what nobody waits for is forgotten before its files go. So
 * a record that is still here has its originals, and what an interruption leaves is found by the
 * cleanup.
 */

const withdrawnAlbumAt = (stored: StoredDocument | undefined, path: string) =>
  stored && decodeOrThrow(withdrawnAlbumSchema, stored, path);

/** The fields of a record as they are stored: fields without a value are left out. */
const fieldsOf = (record: { id: string }): object => ({ ...record, id: undefined });

/** Takes a picture out of the shop. Nothing happens when it is out already. */
export async function withdrawImage({ id: imageId, isLegacy }: PlacedImage): Promise<void> {
  const place = isLegacy ? documents.legacySingleImage : documents.singleImage;
  const path = place.build({ imageId });
  await transactWithRetry(async (transaction) => {
    const stored = await transaction.read(path);
    if (!stored) return;
    const image = decodeOrThrow(singleImageSchema, stored, path);
    transaction.set(documents.withdrawnImage.build({ imageId }), {
      ...fieldsOf(image),
      updatedAt: SERVER_TIME,
    });
    transaction.remove(path);
  });
  notifyCatalogueChanged();
}

interface FoundAlbum {
  album: Album;
  known: WithdrawnAlbum | undefined;
  path: string;
  withdrawnPath: string;
}

/** Moves pictures of an album out of the shop, as `move` says. Returns false when it is not there. */
function withdrawFromAlbum(
  albumId: string,
  move: (writer: DocumentWriter, found: FoundAlbum) => void,
): Promise<boolean> {
  const path = documents.album.build({ albumId });
  const withdrawnPath = documents.withdrawnAlbum.build({ albumId });
  return transactWithRetry(async (transaction) => {
    const stored = await transaction.read(path);
    if (!stored) return false;
    const album = decodeOrThrow(albumSchema, stored, path);
    const known = withdrawnAlbumAt(await transaction.read(withdrawnPath), withdrawnPath);
    move(transaction, { album, known, path, withdrawnPath });
    return true;
  });
}

/** Takes an album out of the shop. Nothing happens when it is out already. */
export async function withdrawAlbum(albumId: string): Promise<void> {
  await withdrawFromAlbum(albumId, (writer, { album, known, path, withdrawnPath }) => {
    const record = albumWithdrawn(album, album.images, known);
    writer.set(withdrawnPath, { ...fieldsOf(record), updatedAt: SERVER_TIME });
    writer.remove(path);
  });
  notifyCatalogueChanged();
}

/** Takes one picture out of its album. Nothing happens when it is out already. */
export async function withdrawAlbumImage(albumId: string, imageId: string): Promise<void> {
  const isFound = await withdrawFromAlbum(albumId, (writer, found) => {
    const { album, known, path, withdrawnPath } = found;
    const removed = album.images.filter(({ id }) => id === imageId);
    if (removed.length === 0) return;
    const record = albumWithdrawn(album, removed, known);
    writer.set(withdrawnPath, {
      ...fieldsOf(record),
      removedAt: { ...record.removedAt, [imageId]: SERVER_TIME },
      updatedAt: SERVER_TIME,
    });
    writer.update(path, { ...withImageRemoved(album, imageId), updatedAt: SERVER_TIME });
  });
  if (!isFound) throw new AppError('not-found');
}

/** Forgets a deleted picture that no order waits for. */
export function forgetImage(imageId: string): Promise<void> {
  return writeTogether((writer) => writer.remove(documents.withdrawnImage.build({ imageId })));
}

/** Forgets deleted pictures of an album that no order waits for. */
export async function forgetAlbumImages(
  albumId: string,
  imageIds: readonly string[],
): Promise<void> {
  const path = documents.withdrawnAlbum.build({ albumId });
  await transactWithRetry(async (transaction) => {
    const known = withdrawnAlbumAt(await transaction.read(path), path);
    if (!known) return;
    const images = known.images.filter(({ id }) => !imageIds.includes(id));
    if (images.length === 0) transaction.remove(path);
    else transaction.update(path, { images, updatedAt: SERVER_TIME });
  });
}

async function forgetUnawaitedAlbum(
  album: WithdrawnAlbum,
  orders: readonly WaitingOrder[],
): Promise<void> {
  const kept = new Set(imagesWaitedFor(album, orders));
  const ids = album.images.filter((image) => !kept.has(image)).map(({ id }) => id);
  if (ids.length > 0 || album.images.length === 0) await forgetAlbumImages(album.id, ids);
}

/** Forgets everything deleted that no order waits for any more. Its files are left to the cleanup. */
export async function forgetUnawaited(): Promise<void> {
  const [albums, images] = await Promise.all([
    readList(queries.withdrawnAlbums, withdrawnAlbumSchema),
    readList(queries.withdrawnImages, singleImageSchema),
  ]);
  if (albums.length + images.length === 0) return;
  const orders = await readWaitingOrders();
  for (const album of albums) await forgetUnawaitedAlbum(album, orders);
  for (const { id } of images) {
    if (!orders.some((order) => waitsFor(order, { id, type: 'image' }))) await forgetImage(id);
  }
}
