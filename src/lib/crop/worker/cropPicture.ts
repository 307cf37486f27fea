import type { Size } from '#src/model/base/geometry.ts';
import { PICTURE_WIDTHS_PX } from '#src/model/catalogue/pictureFiles.ts';
import { publishedWidths, scaledToWidth } from '#src/model/watermarks/layout.ts';
import { WEBP_CONVERSION_QUALITY } from '#src/model/content/crop.ts';
import {
  newSurface,
  scaledSurface,
  type Surface,
  decode,
  encodeWebp,
} from '../../pictures/worker/canvas.ts';
import { makePlaceholder } from '../../pictures/worker/makePicture.ts';
import type { CropRequest, ShownPicture } from '../tasks.ts';

export const CROP_QUALITY = 0.9;

type Cut = Extract<CropRequest, { task: 'crop' }>;

async function cutOut({ file, box, size }: Cut): Promise<Surface> {
  const bitmap = await decode(file);
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const drawn = size ?? { width, height };
  const surface = newSurface(drawn);
  surface.context.drawImage(bitmap, x, y, width, height, 0, 0, drawn.width, drawn.height);
  bitmap.close();
  return surface;
}

async function makeWidths(source: OffscreenCanvas, size: Size) {
  const variants = [];
  for (const width of publishedWidths(size.width, PICTURE_WIDTHS_PX)) {
    const surface = scaledSurface(source, scaledToWidth(size, width));
    variants.push({ width, file: await encodeWebp(surface, WEBP_CONVERSION_QUALITY) });
  }
  return variants;
}

/** Cuts out a part of a picture, with its smaller widths when requested. */
export async function cropPicture(cut: Cut): Promise<ShownPicture> {
  const surface = await cutOut(cut);
  const { canvas } = surface;
  const size = { width: canvas.width, height: canvas.height };
  return {
    ...size,
    file: await encodeWebp(surface, CROP_QUALITY),
    placeholder: await makePlaceholder(canvas, size),
    variants: cut.hasWidths ? await makeWidths(canvas, size) : [],
  };
}
