import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { albumImages, type AlbumPictures } from '#src/model/catalogue/album.ts';
import { withImageRemoved } from '#src/model/catalogue/editing/albumChanges.ts';
import { binIds, binnedImage } from '#src/model/bin/bin.ts';
import {
  albumSchema,
  type AlbumImage,
  portfolioItemSchema,
  singleImageSchema,
  type Album,
} from '#src/model/catalogue/schema.ts';
import {
  albumOffSale,
  imagesWaitedFor,
  type WaitingOrder,
  waitsFor,
  offSaleAlbumSchema,
  type OffSaleAlbum,
} from '#src/model/orders/offSale.ts';
import { notifyCatalogueChanged } from './catalogueChanges.ts';
import { decodeOrThrow, SERVER_TIME, type StoredDocument } from '../firestore/converter.ts';
import { readList, writeTogether } from '../firestore/documents.ts';
import type { DocumentReader, DocumentWriter } from '../firestore/port.ts';
import { queries } from '../firestore/queries.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import { putIntoBin } from './bin.ts';
import type { PlacedImage } from '../repos/catalogue/adminSingleImages.ts';
import { readWaitingOrders } from '../orders/readOrder.ts';

/*
 * Deleting is one write: the record moves out of the shop into the bin, and beside it to what orders
 * may wait for. The cleanup forgets what no order waits for. Files are deleted after the record has left the
 * bin, so that a record which is still here has its originals.
 */

export const offSaleAlbumFrom = (stored: StoredDocument | undefined, path: string) =>
  stored && decodeOrThrow(offSaleAlbumSchema, stored, path);

type ImageAddress = Pick<PlacedImage, 'id' | 'isLegacy'>;

/** The fields of a record as they are stored: fields without a value are left out. */
const fieldsOf = (record: { id: string }): object => ({ ...record, id: undefined });

/** The path of a picture in its own collection. */
export const imagePath = ({ id: imageId, isLegacy }: ImageAddress) =>
  (isLegacy ? documents.legacySingleImage : documents.singleImage).build({ imageId });

/** The picture as a transaction finds it. */
export async function findImage(
  reader: DocumentReader,
  { id, isLegacy }: ImageAddress,
): Promise<PlacedImage | undefined> {
  const path = imagePath({ id, isLegacy });
  const stored = await reader.read(path);
  return stored && { ...decodeOrThrow(singleImageSchema, stored, path), isLegacy };
}

/** Takes a picture that was found out of the shop, into the bin. */
export function writeImageOffSale(
  writer: DocumentWriter,
  { isLegacy, ...image }: PlacedImage,
): void {
  writer.set(documents.offSaleImage.build({ imageId: image.id }), {
    ...fieldsOf(image),
    updatedAt: SERVER_TIME,
  });
  putIntoBin(writer, { kind: 'image', record: image, isLegacy });
  writer.remove(imagePath({ id: image.id, isLegacy }));
}

/**
 * Takes a picture out of the shop, into the bin. Nothing happens when it is out already. Returns its id
 * in the bin, as its neighbours do.
 */
export async function takeImageOffSale(address: ImageAddress): Promise<string> {
  await transactWithRetry(async (transaction) => {
    const image = await findImage(transaction, address);
    if (image) writeImageOffSale(transaction, image);
  });
  notifyCatalogueChanged();
  return binIds.image(address.id, address.isLegacy);
}

/** Takes a picture out of the portfolio, into the bin. No order can wait for it. */
export async function movePortfolioItemToBin(itemId: string): Promise<string> {
  const path = documents.portfolioItem.build({ itemId });
  await transactWithRetry(async (transaction) => {
    const stored = await transaction.read(path);
    if (!stored) return;
    const record = decodeOrThrow(portfolioItemSchema, stored, path);
    putIntoBin(transaction, { kind: 'portfolio', record });
    transaction.remove(path);
  });
  notifyCatalogueChanged();
  return binIds.portfolio(itemId);
}

interface FoundAlbum {
  album: Album;
  known: OffSaleAlbum | undefined;
  path: string;
  offSalePath: string;
}

/** The album as a transaction finds it, and what was taken out of it before. */
export async function findAlbum(
  reader: DocumentReader,
  albumId: string,
): Promise<FoundAlbum | undefined> {
  const path = documents.album.build({ albumId });
  const offSalePath = documents.offSaleAlbum.build({ albumId });
  const stored = await reader.read(path);
  if (!stored) return undefined;
  const album = decodeOrThrow(albumSchema, stored, path);
  const known = offSaleAlbumFrom(await reader.read(offSalePath), offSalePath);
  return { album, known, path, offSalePath };
}

/** Moves pictures of an album out of the shop, as `move` says. Returns false when it is not there. */
function takeFromAlbum(
  albumId: string,
  move: (writer: DocumentWriter, found: FoundAlbum) => void,
): Promise<boolean> {
  return transactWithRetry(async (transaction) => {
    const found = await findAlbum(transaction, albumId);
    if (found) move(transaction, found);
    return found !== undefined;
  });
}

/** Takes an album out of the shop, into the bin. Nothing happens when it is out already. */
export async function takeAlbumOffSale(albumId: string): Promise<string> {
  await takeFromAlbum(albumId, (writer, { album, known, path, offSalePath }) => {
    const record = albumOffSale(album, album.images, known);
    writer.set(offSalePath, { ...fieldsOf(record), updatedAt: SERVER_TIME });
    putIntoBin(writer, { kind: 'album', record: album });
    writer.remove(path);
  });
  notifyCatalogueChanged();
  return binIds.album(albumId);
}

/** Keeps pictures that leave an album for the orders that were placed before. */
export function keepForOrders(
  writer: DocumentWriter,
  { album, known, offSalePath }: Omit<FoundAlbum, 'path'>,
  images: readonly AlbumImage[],
): void {
  const record = albumOffSale(album, images, known);
  const times = Object.fromEntries(images.map(({ id }) => [id, SERVER_TIME]));
  writer.set(offSalePath, {
    ...fieldsOf(record),
    removedAt: { ...record.removedAt, ...times },
    updatedAt: SERVER_TIME,
  });
}

/** Takes pictures of an album that was found out of the shop, into the bin. */
export function writeAlbumImagesOffSale(
  writer: DocumentWriter,
  found: FoundAlbum,
  images: readonly AlbumImage[],
): void {
  const { album, path } = found;
  for (const image of images) putIntoBin(writer, binnedImage(album, image));
  keepForOrders(writer, found, images);
  const left = images.reduce<AlbumPictures>((each, { id }) => withImageRemoved(each, id), album);
  writer.update(path, { ...left, updatedAt: SERVER_TIME });
}

/** Takes pictures out of their album, into the bin. Nothing happens to those that are out already. */
export async function takeAlbumImagesOffSale(
  albumId: string,
  imageIds: readonly string[],
): Promise<string[]> {
  const isFound = await takeFromAlbum(albumId, (writer, found) => {
    const removed = albumImages(found.album).filter(({ id }) => imageIds.includes(id));
    if (removed.length > 0) writeAlbumImagesOffSale(writer, found, removed);
  });
  if (!isFound) throw new AppError('not-found');
  return imageIds.map((imageId) => binIds.albumImage(albumId, imageId));
}

/** Takes one picture out of its album, into the bin. Nothing happens when it is out already. */
export async function takeAlbumImageOffSale(albumId: string, imageId: string): Promise<string> {
  await takeAlbumImagesOffSale(albumId, [imageId]);
  return binIds.albumImage(albumId, imageId);
}

/** Forgets a deleted picture that no order waits for. */
export function forgetImage(imageId: string): Promise<void> {
  return writeTogether((writer) => writer.remove(documents.offSaleImage.build({ imageId })));
}

/** Forgets deleted pictures of an album that no order waits for. */
export async function forgetAlbumImages(
  albumId: string,
  imageIds: readonly string[],
): Promise<void> {
  const path = documents.offSaleAlbum.build({ albumId });
  await transactWithRetry(async (transaction) => {
    const known = offSaleAlbumFrom(await transaction.read(path), path);
    if (!known) return;
    const images = known.images.filter(({ id }) => !imageIds.includes(id));
    if (images.length === 0) transaction.remove(path);
    else transaction.update(path, { images, updatedAt: SERVER_TIME });
  });
}

async function forgetUnawaitedAlbum(
  album: OffSaleAlbum,
  orders: readonly WaitingOrder[],
): Promise<void> {
  const kept = new Set(imagesWaitedFor(album, orders));
  const ids = album.images.filter((image) => !kept.has(image)).map(({ id }) => id);
  if (ids.length > 0 || album.images.length === 0) await forgetAlbumImages(album.id, ids);
}

/** Forgets everything deleted that no order waits for any more. Its files are left to the cleanup. */
export async function forgetUnawaited(): Promise<void> {
  const [albums, images] = await Promise.all([
    readList(queries.offSaleAlbums, offSaleAlbumSchema),
    readList(queries.offSaleImages, singleImageSchema),
  ]);
  if (albums.length + images.length === 0) return;
  const orders = await readWaitingOrders();
  for (const album of albums) await forgetUnawaitedAlbum(album, orders);
  for (const { id } of images) {
    if (!orders.some((order) => waitsFor(order, { id, type: 'image' }))) await forgetImage(id);
  }
}
