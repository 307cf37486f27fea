import * as albums from '#src/data/repos/albums.ts';
import { withImageRemoved } from '#src/model/catalogue/album.ts';
import type { Album, AlbumImage } from '#src/model/catalogue/schema.ts';
import { removeFiles, type FilesOutcome } from '../collection/removeFiles.ts';
import { itemsOfAlbum } from '../uploads/queue/albumHandler.ts';
import { cancelUploads } from '../uploads/queue/uploadQueue.ts';
import { useUploads } from '../uploads/queue/uploadState.ts';

/** Deletes an album, and then the files that no purchase needs. */
export async function removeAlbum(album: Album): Promise<FilesOutcome> {
  const uploads = itemsOfAlbum(useUploads.getState().items, album.id);
  // A picture whose upload finishes later would create the album again.
  cancelUploads(uploads.map(({ job }) => job.id));
  await albums.remove(album.id);
  return removeFiles(album.images);
}

/** Removes one picture from its album, and deletes its files unless a purchase needs them. */
export async function removeAlbumImage(album: Album, image: AlbumImage): Promise<FilesOutcome> {
  await albums.revise(album, (current) => withImageRemoved(current, image.id));
  return removeFiles([image]);
}
