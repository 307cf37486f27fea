import { AppError } from '#src/model/base/errors.ts';
import type { Size } from '#src/model/base/geometry.ts';
import { isHeicFile } from '#src/model/files/mediaPolicy.ts';
import { PAPER } from '#src/model/watermarks/picturePlan.ts';
import { decodeHeic } from './heic.ts';

export interface Surface {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D;
}

/** Creates an empty canvas in the sRGB colour space, whatever the picture's own is. */
export function newSurface({ width, height }: Size): Surface {
  const canvas = new OffscreenCanvas(width, height);
  // The encoder reads the pixels back at once, which is fastest from main memory.
  const context = canvas.getContext('2d', { colorSpace: 'srgb', willReadFrequently: true });
  if (!context) throw new AppError('upload/watermark-missing');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Draws a picture into a canvas of another size; with `onPaper` nothing stays transparent. */
export function scaledSurface(
  source: CanvasImageSource,
  size: Size,
  { onPaper } = { onPaper: false },
): Surface {
  const surface = newSurface(size);
  if (onPaper) {
    surface.context.fillStyle = PAPER;
    surface.context.fillRect(0, 0, size.width, size.height);
  }
  surface.context.drawImage(source, 0, 0, size.width, size.height);
  return surface;
}

/** Decodes a file to upright pixels. The caller must close the bitmap. */
export async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (thrown) {
    if (!(await isHeicFile(file))) throw new AppError('upload/unreadable', { cause: thrown });
    return decodeHeic(file);
  }
}

const TYPE = 'image/webp';

/** Encodes in browsers whose canvas cannot write WebP; the encoder is loaded only when needed. */
async function encodeWithLibrary({ canvas, context }: Surface, quality: number): Promise<Blob> {
  const { default: encode } = await import('@jsquash/webp/encode.js');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const bytes = await encode(pixels, { quality: Math.round(quality * 100) });
  return new Blob([bytes], { type: TYPE });
}

/** Encodes a canvas as WebP; `quality` is between 0 and 1. */
export async function encodeWebp(surface: Surface, quality: number): Promise<Blob> {
  const file = await surface.canvas.convertToBlob({ type: TYPE, quality });
  // A canvas that does not support the type returns another one.
  return file.type === TYPE ? file : encodeWithLibrary(surface, quality);
}
