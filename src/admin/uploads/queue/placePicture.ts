import type { RenderedPicture, WatermarkOptions } from '#src/lib/pictures/messages.ts';
import { AppError } from '#src/model/base/errors.ts';
import { pictureFiles, type PicturePlace } from '#src/model/catalogue/pictureFiles.ts';
import {
  ALBUM_WATERMARK_QUALITY,
  COPYRIGHT_WATERMARK_QUALITY,
  TEXT_WATERMARK_QUALITY,
} from '#src/model/watermarks/layout.ts';
import { extensionOf, type FileType } from '#src/model/files/mediaPolicy.ts';
import type { Picture } from '#src/model/files/picture.ts';

/** The watermark and the quality of the pictures of each area. */
export const pictureFinishes: Record<PicturePlace['kind'], WatermarkOptions> = {
  albums: { mark: 'shop', quality: ALBUM_WATERMARK_QUALITY },
  enkeltbilleder: { mark: 'shop', quality: TEXT_WATERMARK_QUALITY },
  portfolio: { mark: 'portfolio', quality: COPYRIGHT_WATERMARK_QUALITY },
  client: { mark: 'none', quality: TEXT_WATERMARK_QUALITY },
};

/** A file and its storage path. */
export interface PlacedFile {
  path: string;
  file: Blob;
}

/** A picture whose files have their storage paths. */
export interface PlacedPicture {
  /** The time when the upload of the files began. */
  placedAt: number;
  originalPath: string;
  originalBytes: number;
  /** The public files come first: an original alone would be of no use. */
  files: PlacedFile[];
  size: { width: number; height: number };
  placeholder: string;
  variants: { width: number; path: string }[];
  hasWebFile?: boolean;
}

interface Original {
  file: Blob;
  type: FileType;
  /** The id of the upload, which makes its file names unique and is recognised in them. */
  id: string;
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
  const placedAt = Date.now();
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

/** The fields that screens need to show the picture; `urlOf` returns the URL of a public file. */
export function shownPicture(placed: PlacedPicture, urlOf: (path: string) => string) {
  const sources = placed.variants.map(({ width, path }) => ({ width, url: urlOf(path) }));
  const picture: Picture = { ...placed.size, placeholder: placed.placeholder, sources };
  return { picture, smallUrl: sources.at(0)?.url ?? '', largeUrl: sources.at(-1)?.url ?? '' };
}
