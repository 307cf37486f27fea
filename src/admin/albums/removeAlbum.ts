import { removeFiles } from '#src/admin/kit/collection/removeFiles.ts';
import type { FilesOutcome } from '#src/admin/kit/collection/removeFiles.ts';
import { itemsOfAlbum } from '#src/admin/kit/uploads/goals/albumItems.ts';
import { cancelUploads } from '#src/admin/kit/uploads/uploadQueue.ts';
import { useUploads } from '#src/admin/kit/uploads/uploadState.ts';
import * as albums from '#src/firebase/repos/albums.ts';
import type { Album, AlbumImage } from '#src/shared/schemas/album.ts';
import { withImageRemoved } from '#src/shared/domain/album.ts';

/** Takes an album out of the shop, and then deletes the files that no purchase needs. */
export async function removeAlbum(album: Album): Promise<FilesOutcome> {
  const coming = itemsOfAlbum(useUploads.getState().items, album.id);
  // A picture that came later would make the album anew.
  cancelUploads(coming.map(({ job }) => job.id));
  await albums.remove(album.id);
  return removeFiles(album.images);
}

/** Takes one picture out of its album, and deletes its files unless a purchase needs them. */
export async function removeAlbumImage(album: Album, image: AlbumImage): Promise<FilesOutcome> {
  await albums.revise(album, (current) => withImageRemoved(current, image.id));
  return removeFiles([image]);
}
