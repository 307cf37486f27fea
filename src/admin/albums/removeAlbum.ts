import { withdrawAlbum } from '#src/data/orders/withdraw.ts';
import type { Album, AlbumImage } from '#src/model/catalogue/schema.ts';
import type { SoldItem } from '#src/model/orders/withdrawn.ts';
import { itemsOfAlbum } from '../uploads/queue/albumHandler.ts';
import { cancelUploads } from '../uploads/queue/uploadQueue.ts';
import { useUploads } from '../uploads/queue/uploadState.ts';

/** The album, or some of its pictures, as orders and purchases hold it. */
export function soldAlbum({ id }: Album, images: readonly AlbumImage[]): SoldItem {
  return { id, type: 'album', originals: images.map(({ originalSrc }) => originalSrc) };
}

/** Deletes an album. Returns its id in the bin. */
export function removeAlbum(album: Album): Promise<string> {
  const uploads = itemsOfAlbum(useUploads.getState().items, album.id);
  // A picture whose upload finishes later would create the album again.
  cancelUploads(uploads.map(({ job }) => job.id));
  return withdrawAlbum(album.id);
}
