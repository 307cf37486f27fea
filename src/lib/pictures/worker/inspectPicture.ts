import { scaledToWidth } from '#src/model/files/widths.ts';
import type { Size } from '#src/model/base/geometry.ts';
import type { InspectedPicture } from '../messages.ts';
import { readFacts } from '../readFacts.ts';
import { scaledSurface, decode, encodeWebp, type Surface } from './canvas.ts';

/** The pixels of a picture, four bytes each, as a canvas gives them. */
export interface Pixels extends Size {
  data: ArrayLike<number>;
}

/** Pictures are judged at about this size: what is blurred there is blurred on a screen. */
const JUDGED_SIDE_PX = 1024;

const TILE_PX = 32;

/** Sky, fog and walls have less contrast than this (the variance of their grey); they are never sharp. */
const CONTRAST_MIN = 100;

/** With fewer tiles that have contrast, nothing can be said. */
const TILES_MIN = 12;

/** A picture may be blurred nearly everywhere on purpose: only its sharpest tiles count. */
const SHARPEST_SHARE = 0.02;

/**
 * The edges of a tile in relation to its contrast. In their sharpest tiles the photographs of the demo shop
 * have 0.89 and more, and at most 0.26 when they are blurred by two pixels of this size.
 */
const SHARPNESS_MIN = 0.3;

function greyOf({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let index = 0; index < grey.length; index += 1) {
    const at = 4 * index;
    grey[index] =
      0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return grey;
}

function variance(sum: number, sumOfSquares: number): number {
  const count = TILE_PX * TILE_PX;
  return sumOfSquares / count - (sum / count) ** 2;
}

/** The variance of the Laplacian divided by that of the grey; undefined without contrast. */
function tileSharpness(
  grey: Float32Array,
  width: number,
  { left, top }: { left: number; top: number },
): number | undefined {
  const at = (index: number) => grey[index] ?? 0;
  const [values, edges] = [
    { sum: 0, squares: 0 },
    { sum: 0, squares: 0 },
  ];
  for (let y = top; y < top + TILE_PX; y += 1) {
    for (let x = left; x < left + TILE_PX; x += 1) {
      const index = y * width + x;
      const value = at(index);
      const edge =
        4 * value - at(index - 1) - at(index + 1) - at(index - width) - at(index + width);
      values.sum += value;
      values.squares += value * value;
      edges.sum += edge;
      edges.squares += edge * edge;
    }
  }
  const contrast = variance(values.sum, values.squares);
  return contrast < CONTRAST_MIN ? undefined : variance(edges.sum, edges.squares) / contrast;
}

/** True when no part of a picture is sharp; it is given the benefit of the doubt. */
export function looksBlurred(pixels: Pixels): boolean {
  const { width, height } = pixels;
  const grey = greyOf(pixels);
  const found: number[] = [];
  for (let top = 1; top + TILE_PX < height; top += TILE_PX) {
    for (let left = 1; left + TILE_PX < width; left += TILE_PX) {
      const sharpness = tileSharpness(grey, width, { left, top });
      if (sharpness !== undefined) found.push(sharpness);
    }
  }
  if (found.length < TILES_MIN) return false;
  found.sort((a, b) => b - a);
  const sharpest = found[Math.floor(found.length * SHARPEST_SHARE)] ?? Infinity;
  return sharpest < SHARPNESS_MIN;
}

const THUMBNAIL_WIDTH_PX = 256;
const THUMBNAIL_QUALITY = 0.75;

/** The picture at the size at which its sharpness is judged; a smaller one as it is. */
function judgedSurface(bitmap: ImageBitmap): Surface {
  const scale = Math.min(1, JUDGED_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  return scaledSurface(
    bitmap,
    scaledToWidth(bitmap, Math.max(1, Math.round(bitmap.width * scale))),
  );
}

/** Reads the metadata, thumbnail and sharpness of a chosen file. */
export async function inspectPicture(file: Blob): Promise<InspectedPicture> {
  const bitmap = await decode(file);
  const { canvas, context } = judgedSurface(bitmap);
  bitmap.close();
  const isBlurred = looksBlurred(context.getImageData(0, 0, canvas.width, canvas.height));
  const small = scaledSurface(canvas, scaledToWidth(canvas, THUMBNAIL_WIDTH_PX));
  const thumbnail = await encodeWebp(small, THUMBNAIL_QUALITY);
  return { ...(await readFacts(file)), thumbnail, isBlurred };
}
