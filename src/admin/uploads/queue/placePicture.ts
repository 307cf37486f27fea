import type { RenderedPicture } from '#src/lib/pictures/messages.ts';
import { AppError } from '#src/model/base/errors.ts';
import { pictureFiles, type PicturePlace } from '#src/model/catalogue/pictureFiles.ts';
import { extensionOf, type FileType } from '#src/model/files/mediaPolicy.ts';
import type { PlacedFiles } from '#src/model/intake/newRecords.ts';

/** A file and its storage path. */
export interface PlacedFile {
  path: string;
  file: Blob;
}

/** A picture whose files have their storage paths. */
export interface PlacedPicture extends PlacedFiles {
  /** The time when the run began. */
  placedAt: number;
  /** The public files come first: an original alone would be of no use. */
  files: PlacedFile[];
}

interface Original {
  file: Blob;
  type: FileType;
  /** The id of the upload, which makes its file names unique and is recognised in them. */
  id: string;
  /** A watermark that is chosen later than this is not on its pictures. */
  begunAt: number;
}

/**
 * Assigns storage paths to the original, its preview and its watermarked widths. Throws if a watermarked file is
 * missing.
 */
export function placePicture(
  place: PicturePlace,
  original: Original,
  made: RenderedPicture,
): PlacedPicture {
  const placedAt = original.begunAt;
  const name = { timestamp: String(placedAt), id: original.id };
  const paths = pictureFiles(place, name, {
    width: made.width,
    extension: extensionOf(original.type),
  });
  const variants = paths.variants.map(({ width, path }) => {
    const file = made.variants.find((variant) => variant.width === width)?.file;
    if (!file) throw new AppError('upload/watermark-missing');
    return { width, path, file };
  });
  const { file } = original;
  const webFiles = made.web && paths.web ? [{ path: paths.web, file: made.web }] : [];
  return {
    placedAt,
    originalPath: paths.original,
    originalBytes: file.size,
    // The type read from the bytes: the type that the file claims could be refused.
    files: [
      ...variants,
      ...webFiles,
      { path: paths.preview, file: made.preview },
      { path: paths.original, file: file.slice(0, file.size, original.type) },
    ],
    size: { width: made.width, height: made.height },
    placeholder: made.placeholder,
    hasWebFile: webFiles.length > 0,
    variants: variants.map(({ width, path }) => ({ width, path })),
  };
}
