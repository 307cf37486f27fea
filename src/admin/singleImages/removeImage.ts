import * as singleImages from '#src/data/repos/singleImages.ts';
import type { PlacedImage } from '#src/data/repos/singleImages.ts';
import { removeFiles, type FilesOutcome } from '../kit/collection/removeFiles.ts';

/** Takes a picture out of the shop, and then deletes the files that no purchase needs. */
export async function removeImage(image: PlacedImage): Promise<FilesOutcome> {
  await singleImages.remove(image);
  return removeFiles([image]);
}
