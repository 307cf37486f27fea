import type { RenderedPicture } from '#src/lib/pictures/messages.ts';
import { AppError } from '#src/model/base/errors.ts';
import {
  newPictureName,
  pictureFiles,
  type PicturePlace,
} from '#src/model/catalogue/pictureFiles.ts';
import { extensionOf, type FileType } from '#src/model/files/mediaPolicy.ts';
import type { Picture } from '#src/model/files/picture.ts';

/** A file and where it belongs. */
export interface PlacedFile {
  path: string;
  file: Blob;
}

/** A picture whose files have their places. */
export interface PlacedPicture {
  /** When it was begun to send the files. */
  placedAt: number;
  originalPath: string;
  /** The public ones first: an original alone would be of no use to anybody. */
  files: PlacedFile[];
  size: { width: number; height: number };
  placeholder: string;
  variants: { width: number; path: string }[];
}

/** Gives a picture's original and its watermarked widths their places; nothing goes without a watermark. */
export function placePicture(
  place: PicturePlace,
  original: { file: Blob; type: FileType },
  made: RenderedPicture,
): PlacedPicture {
  const name = newPictureName(new Date(), (count) => crypto.getRandomValues(new Uint8Array(count)));
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
  return {
    placedAt: Date.now(),
    originalPath: paths.original,
    // The type that the bytes show: what the file claims to be would be refused.
    files: [...variants, { path: paths.original, file: file.slice(0, file.size, original.type) }],
    size: { width: made.width, height: made.height },
    placeholder: made.placeholder,
    variants: variants.map(({ width, path }) => ({ width, path })),
  };
}

/** What screens need to show the picture; `urlOf` gives the address of a public file. */
export function shownPicture(placed: PlacedPicture, urlOf: (path: string) => string) {
  const sources = placed.variants.map(({ width, path }) => ({ width, url: urlOf(path) }));
  const picture: Picture = { ...placed.size, placeholder: placed.placeholder, sources };
  return { picture, smallUrl: sources.at(0)?.url ?? '', largeUrl: sources.at(-1)?.url ?? '' };
}
