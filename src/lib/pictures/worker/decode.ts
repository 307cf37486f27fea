import { AppError } from '#src/model/base/errors.ts';

/** The pixels of a file, the right way up. Whoever asks closes them. */
export async function decode(
  file: Blob,
  size: Pick<ImageBitmapOptions, 'resizeWidth' | 'resizeQuality'> = {},
): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image', ...size });
  } catch (thrown) {
    throw new AppError('upload/unreadable', { cause: thrown });
  }
}
