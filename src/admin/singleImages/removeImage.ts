import { removeFiles } from '#src/admin/kit/collection/removeFiles.ts';
import type { FilesOutcome } from '#src/admin/kit/collection/removeFiles.ts';
import * as singleImages from '#src/firebase/repos/singleImages.ts';
import type { PlacedImage } from '#src/firebase/repos/singleImages.ts';

/** Takes a picture out of the shop, and then deletes the files that no purchase needs. */
export async function removeImage(image: PlacedImage): Promise<FilesOutcome> {
  await singleImages.remove(image);
  return removeFiles([image]);
}
