import { AppError } from '#src/model/base/errors.ts';
import type { BulkFailure } from '#src/model/base/bulk.ts';
import type { AlbumPictures } from '#src/model/catalogue/album.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/albumChanges.ts';
import {
  type TransferKind,
  type TransferredImage,
  withImagesTransferred,
} from '#src/model/catalogue/albumTransfers.ts';
import { notifyCatalogueChanged } from '../catalogueChanges.ts';
import { SERVER_TIME } from '../firestore/converter.ts';
import type { DocumentWriter } from '../firestore/port.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import { findAlbum, keepForOrders } from './withdraw.ts';

export interface TransferRoute {
  kind: TransferKind;
  fromId: string;
  toId: string;
}

/** Stores the pictures of an album, and nothing else of it. */
export function setPictures(writer: DocumentWriter, path: string, pictures: AlbumPictures): void {
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
