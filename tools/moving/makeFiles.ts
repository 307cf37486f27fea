import {
  pictureFiles,
  PLACEHOLDER_MAX_LENGTH,
  type PictureName,
  type PicturePlace,
} from '#src/model/catalogue/pictureFiles.ts';
import { extensionOf } from '#src/model/files/mediaPolicy.ts';
import { pictureFinishes } from '#src/model/watermarks/finish.ts';
import type { OwnMark } from '#src/model/watermarks/ownMark.ts';
import { drawPicture } from '../../functions/src/intake/drawPicture.ts';
import { readOriginal } from '../../functions/src/intake/readOriginal.ts';
import type { PlannedFile } from '../seed/places.ts';

/** A picture with all its files in their places. */
export interface MadePicture {
  width: number;
  height: number;
  placeholder: string;
  originalPath: string;
  variants: { width: number; path: string }[];
  files: PlannedFile[];
}

/**
 * Inspects a picture, and makes what is shown of it, as the server does: every width with the watermark of its place,
 * and a preview. The photographer's own mark replaces that of the shop.
 */
export async function makeFiles(
  arrived: Buffer,
  { place, own }: { place: PicturePlace; own: OwnMark | null },
  name: PictureName,
): Promise<MadePicture> {
  const { source, size, file, type } = await readOriginal(arrived);
  const { width, height } = size;
  const finish = { ...pictureFinishes[place.kind], own };
  const drawn = await drawPicture(source, size, finish);
  const paths = pictureFiles(place, name, { width, extension: extensionOf(type) });
  const webp = 'image/webp';
  const shown = paths.variants.flatMap((variant) => {
    const made = drawn.variants.find((each) => each.width === variant.width);
    return made ? [{ path: variant.path, contentType: webp, data: made.file }] : [];
  });
  return {
    width,
    height,
    placeholder: drawn.placeholder.length > PLACEHOLDER_MAX_LENGTH ? '' : drawn.placeholder,
    originalPath: paths.original,
    variants: paths.variants,
    files: [
      ...shown,
      { path: paths.preview, contentType: webp, data: drawn.preview },
      { path: paths.original, contentType: type, data: file },
    ],
  };
}
