import sharp from 'sharp';
import { AppError } from '#src/model/base/errors.ts';
import {
  PICTURE_WIDTHS_PX,
  pictureFiles,
  PLACEHOLDER_MAX_LENGTH,
  type PicturePlace,
} from '#src/model/catalogue/pictureFiles.ts';
import { extensionOf, sniffFileType } from '#src/model/files/mediaPolicy.ts';
import type { PlannedFile } from '../seed/places.ts';
import { makeCopies, makePlaceholder, makePreview } from '../seed/pictures.ts';
import { publishedWidths } from '#src/model/watermarks/layout.ts';

/** A picture with all its files in their places. */
export interface MadePicture {
  width: number;
  height: number;
  placeholder: string;
  originalPath: string;
  variants: { width: number; path: string }[];
  files: PlannedFile[];
}

/** Turned upright, on paper where it is transparent, and no larger than what is shown of it. */
async function shownSource(original: Buffer) {
  try {
    const { autoOrient } = await sharp(original).metadata();
    const widest = Math.max(...publishedWidths(autoOrient.width, PICTURE_WIDTHS_PX));
    const data = await sharp(original)
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .resize(widest)
      .png({ compressionLevel: 0 })
      .toBuffer();
    return { data, size: { width: autoOrient.width, height: autoOrient.height } };
  } catch {
    throw new AppError('upload/unreadable');
  }
}

/** Makes what is shown of a picture as the dashboard does: every width with its watermark, and a preview. */
export async function makeFiles(
  original: Buffer,
  place: PicturePlace,
  name: { timestamp: string; id: string },
): Promise<MadePicture> {
  const type = sniffFileType(original);
  if (!type) throw new AppError('upload/unreadable');
  const { data, size } = await shownSource(original);
  const mark = place.kind === 'client' ? 'none' : 'shop';
  const copies = (await makeCopies(data, size, { marks: [mark] }))[mark] ?? [];
  const placeholder = await makePlaceholder(data);
  const paths = pictureFiles(place, name, { width: size.width, extension: extensionOf(type) });
  const webp = 'image/webp';
  const shown = paths.variants.flatMap(({ width, path }) => {
    const copy = copies.find((each) => each.width === width);
    return copy ? [{ path, contentType: webp, data: copy.data }] : [];
  });
  return {
    ...size,
    placeholder: placeholder.length > PLACEHOLDER_MAX_LENGTH ? '' : placeholder,
    originalPath: paths.original,
    variants: paths.variants,
    files: [
      ...shown,
      { path: paths.preview, contentType: webp, data: await makePreview(data) },
      { path: paths.original, contentType: type, data: original },
    ],
  };
}
