import type { BulkFailure } from '#src/model/base/bulk.ts';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { binIds } from '#src/model/bin/bin.ts';
import type { AlbumPictures } from '#src/model/catalogue/album.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/editing/albumChanges.ts';
import {
  type TransferKind,
  type TransferredImage,
  withImagesTransferred,
} from '#src/model/catalogue/editing/albumTransfers.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import { singleImageSchema, type SingleImage } from '#src/model/catalogue/schema.ts';
import {
  asSingleImage,
  transferredToAlbum,
  transferredToSingles,
  type PriceAndCategory,
} from '#src/model/catalogue/editing/singleTransfers.ts';
import * as bin from './bin.ts';
import { notifyCatalogueChanged } from './catalogueChanges.ts';
import { SERVER_TIME } from '../firestore/converter.ts';
import { readList } from '../firestore/documents.ts';
import type { DocumentWriter, DocumentReader } from '../firestore/port.ts';
import { queries } from '../firestore/queries.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import type { PlacedImage } from '../repos/catalogue/adminSingleImages.ts';
import {
  findAlbum,
  keepForOrders,
  findImage,
  imagePath,
  writeAlbumImagesOffSale,
  writeImageOffSale,
} from './takeOffSale.ts';

export interface TransferRoute {
  kind: TransferKind;
  fromId: string;
  toId: string;
}

/** Stores the pictures of an album, and nothing else of it. */
function setPictures(writer: DocumentWriter, path: string, pictures: AlbumPictures): void {
  const { images, coverImageUrl, watermarkedCoverUrl } = pictures;
  const shown = { images, coverImageUrl, watermarkedCoverUrl };
  writer.update(path, { ...shown, updatedAt: SERVER_TIME });
}

/**
 * Moves or copies pictures from one album to another, in one write: wherever it ends, each is in the
 * albums where it should be. Pictures that are there already are not added again. What is moved stays
 * delivered to those who have ordered the first album. Returns the pictures that failed.
 */
export async function transferImages(
  { kind, fromId, toId }: TransferRoute,
  items: readonly TransferredImage[],
): Promise<BulkFailure<TransferredImage>[]> {
  const refused = await transactWithRetry(async (transaction) => {
    const found = await findAlbum(transaction, fromId);
    const target = await findAlbum(transaction, toId);
    if (!target) throw new AppError('order/item-missing');
    if (!found) throw new AppError('not-found');
    const albums = { from: found.album, to: target.album };
    const { from, to, taken, refused: failed } = withImagesTransferred(kind, albums, items);
    if (taken.length === 0) return failed;
    if (to.images.length > ALBUM_IMAGE_MAX_COUNT) throw new AppError('upload/too-large');
    if (kind === 'move') keepForOrders(transaction, found, taken);
    setPictures(transaction, found.path, from);
    setPictures(transaction, target.path, to);
    return failed;
  });
  notifyCatalogueChanged();
  return refused.map(({ item, code }) => ({ item, error: new AppError(code) }));
}

/*
 * Each transfer is one write: wherever it ends, a picture is where it was or where it should be. What is
 * moved lies in the bin as it was, with its price, its texts and its place.
 */

interface Transferred<Item> {
  failures: BulkFailure<Item>[];
  /** Those that were not there before, which taking back concerns. */
  takenIds: string[];
}

const shared = { hasSharedFiles: true };

/** The pictures that are sold one by one, in both collections. */
async function readSingles(): Promise<SingleImage[]> {
  const lists = [queries.singleImages, queries.legacySingleImages].map((query) =>
    readList(query, singleImageSchema),
  );
  return (await Promise.all(lists)).flat();
}

/** The ids of those that are sold one by one, in either collection. */
async function idsOfSingles(
  reader: DocumentReader,
  items: readonly TransferredImage[],
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    items.flatMap(({ id }) => [
      findImage(reader, { id, isLegacy: false }),
      findImage(reader, { id, isLegacy: true }),
    ]),
  );
  return new Set(found.flatMap((image) => (image ? [image.id] : [])));
}

interface SinglesRoute {
  kind: TransferKind;
  albumId: string;
  priceAndCategory: PriceAndCategory;
}

/** Sells pictures of an album one by one, after all others. */
export async function transferToSingles(
  { kind, albumId, priceAndCategory }: SinglesRoute,
  items: readonly TransferredImage[],
): Promise<Transferred<TransferredImage>> {
  const known = await readSingles();
  const firstOrder = nextOrder(known);
  const { taken, refused } = await transactWithRetry(async (transaction) => {
    const found = await findAlbum(transaction, albumId);
    if (!found) throw new AppError('not-found');
    const { album, path } = found;
    const singles = await idsOfSingles(transaction, items);
    const transfer = transferredToSingles(kind, { album, singles }, items);
    const takenTitles = known.map(({ title }) => title);
    for (const [index, image] of transfer.taken.entries()) {
      const place = { ...priceAndCategory, order: firstOrder + index, takenTitles };
      const single = asSingleImage(image, album, place);
      takenTitles.push(single.title);
      transaction.set(documents.singleImage.build({ imageId: image.id }), {
        ...single,
        createdAt: SERVER_TIME,
        updatedAt: SERVER_TIME,
      });
    }
    if (transfer.taken.length === 0) return transfer;
    if (kind === 'copy') setPictures(transaction, path, { ...album, ...transfer.copied });
    else {
      const leaving = transfer.taken.map((image) => ({ ...image, ...shared }));
      writeAlbumImagesOffSale(transaction, found, leaving);
    }
    return transfer;
  });
  notifyCatalogueChanged();
  return {
    failures: refused.map(({ item, code }) => ({ item, error: new AppError(code) })),
    takenIds: taken.map(({ id }) => id),
  };
}

/** Puts a picture that was moved back into its album, and takes it out of the single images. */
export async function takeBackFromSingles(albumId: string, imageId: string): Promise<void> {
  await bin.restore(binIds.albumImage(albumId, imageId), async (transaction) => {
    const image = await findImage(transaction, { id: imageId, isLegacy: false });
    return () => image && writeImageOffSale(transaction, image);
  });
}

interface AlbumRoute {
  kind: TransferKind;
  albumId: string;
}

/** Puts single images into an album, after its others. */
export async function transferToAlbum(
  { kind, albumId }: AlbumRoute,
  items: readonly PlacedImage[],
): Promise<Transferred<PlacedImage>> {
  const { taken, refused } = await transactWithRetry(async (transaction) => {
    const target = await findAlbum(transaction, albumId);
    if (!target) throw new AppError('order/item-missing');
    const found = await Promise.all(items.map((item) => findImage(transaction, item)));
    const images = new Map(found.flatMap((image) => (image ? [[image.id, image]] : [])));
    const going = items.map(({ id, title }) => ({ id, title }));
    const transfer = transferredToAlbum(kind, { images, album: target.album }, going);
    if (transfer.taken.length === 0) return transfer;
    if (transfer.to.images.length > ALBUM_IMAGE_MAX_COUNT) throw new AppError('upload/too-large');
    setPictures(transaction, target.path, transfer.to);
    for (const image of transfer.taken) {
      if (kind === 'move') writeImageOffSale(transaction, { ...image, ...shared });
      else transaction.update(imagePath(image), { ...shared, updatedAt: SERVER_TIME });
    }
    return transfer;
  });
  notifyCatalogueChanged();
  const itemOf = (id: string) => items.find((item) => item.id === id);
  return {
    failures: refused.flatMap(({ item: { id }, code }) => {
      const item = itemOf(id);
      return item ? [{ item, error: new AppError(code) }] : [];
    }),
    takenIds: taken.map(({ id }) => id),
  };
}

/** Puts a single image that was moved back into its place, and takes it out of the album. */
export async function takeBackFromAlbum(
  albumId: string,
  { id, isLegacy }: Pick<PlacedImage, 'id' | 'isLegacy'>,
): Promise<void> {
  await bin.restore(binIds.image(id, isLegacy), async (transaction) => {
    const found = await findAlbum(transaction, albumId);
    const image = found?.album.images.find((each) => each.id === id);
    return () => found && image && writeAlbumImagesOffSale(transaction, found, [image]);
  });
}
