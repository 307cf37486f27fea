import { AppError } from '#src/model/base/errors.ts';
import type { BulkFailure } from '#src/model/base/bulk.ts';
import { documents } from '#src/model/base/paths.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/albumChanges.ts';
import {
  type TransferKind,
  type TransferredImage,
  withImagesTransferred,
} from '#src/model/catalogue/albumTransfers.ts';
import { albumSchema, type Album } from '#src/model/catalogue/schema.ts';
import { notifyCatalogueChanged } from '../catalogueChanges.ts';
import { decodeOrThrow, SERVER_TIME } from '../firestore/converter.ts';
import type { DocumentReader } from '../firestore/port.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import { keepForOrders, withdrawnAlbumAt } from './withdraw.ts';

export interface TransferRoute {
  kind: TransferKind;
  fromId: string;
  toId: string;
}

const pathOf = (albumId: string) => documents.album.build({ albumId });

async function albumAt(reader: DocumentReader, path: string): Promise<Album | undefined> {
  const stored = await reader.read(path);
  return stored && decodeOrThrow(albumSchema, stored, path);
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
  const withdrawnPath = documents.withdrawnAlbum.build({ albumId: fromId });
  const refused = await transactWithRetry(async (transaction) => {
    const album = await albumAt(transaction, pathOf(fromId));
    const target = await albumAt(transaction, pathOf(toId));
    const known = withdrawnAlbumAt(await transaction.read(withdrawnPath), withdrawnPath);
    if (!target) throw new AppError('order/item-missing');
    if (!album) throw new AppError('not-found');
    const albums = { from: album, to: target };
    const { from, to, taken, refused: failed } = withImagesTransferred(kind, albums, items);
    if (taken.length === 0) return failed;
    if (to.images.length > ALBUM_IMAGE_MAX_COUNT) throw new AppError('upload/too-large');
    if (kind === 'move') keepForOrders(transaction, { album, known, withdrawnPath }, taken);
    for (const [id, pictures] of [
      [fromId, from],
      [toId, to],
    ] as const) {
      const { images, coverImageUrl, watermarkedCoverUrl } = pictures;
      const shown = { images, coverImageUrl, watermarkedCoverUrl };
      transaction.update(pathOf(id), { ...shown, updatedAt: SERVER_TIME });
    }
    return failed;
  });
  notifyCatalogueChanged();
  return refused.map(({ item, code }) => ({ item, error: new AppError(code) }));
}
