import { forgetAlbumImages, withdrawAlbum, withdrawAlbumImage } from '#src/data/orders/withdraw.ts';
import type { Album, AlbumImage } from '#src/model/catalogue/schema.ts';
import type { SoldItem } from '#src/model/orders/withdrawn.ts';
import { removeUnawaited, type FilesOutcome } from '../collection/removeFiles.ts';
import { itemsOfAlbum } from '../uploads/queue/albumHandler.ts';
import { cancelUploads } from '../uploads/queue/uploadQueue.ts';
import { useUploads } from '../uploads/queue/uploadState.ts';

/** The album, or some of its pictures, as orders and purchases hold it. */
export function soldAlbum({ id }: Album, images: readonly AlbumImage[]): SoldItem {
  return { id, type: 'album', originals: images.map(({ originalSrc }) => originalSrc) };
}

function removeImageFiles(album: Album, images: readonly AlbumImage[]): Promise<FilesOutcome> {
  const imageIds = images.map(({ id }) => id);
  return removeUnawaited(soldAlbum(album, images), images, () =>
    forgetAlbumImages(album.id, imageIds),
  );
}

/** Deletes an album, and then the files that no order and no purchase needs. */
export async function removeAlbum(album: Album): Promise<FilesOutcome> {
  const uploads = itemsOfAlbum(useUploads.getState().items, album.id);
  // A picture whose upload finishes later would create the album again.
  cancelUploads(uploads.map(({ job }) => job.id));
  await withdrawAlbum(album.id);
  return removeImageFiles(album, album.images);
}

/** Removes one picture from its album, and deletes its files unless an order or a purchase needs them. */
export async function removeAlbumImage(album: Album, image: AlbumImage): Promise<FilesOutcome> {
  await withdrawAlbumImage(album.id, image.id);
  return removeImageFiles(album, [image]);
}
