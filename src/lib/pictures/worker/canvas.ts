import { AppError } from '#src/model/base/errors.ts';
import type { Size } from '#src/model/base/geometry.ts';

export interface Sheet {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D;
}

/** An empty canvas, in the colours of the web whatever the picture was taken in. */
export function newSheet({ width, height }: Size): Sheet {
  const canvas = new OffscreenCanvas(width, height);
  // Read back at once by the encoder: in the memory of the processor that costs nothing.
  const context = canvas.getContext('2d', { colorSpace: 'srgb', willReadFrequently: true });
  if (!context) throw new AppError('upload/watermark-missing');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** A picture drawn into a canvas of another size. */
export function scaledSheet(source: CanvasImageSource, size: Size): Sheet {
  const sheet = newSheet(size);
  sheet.context.drawImage(source, 0, 0, size.width, size.height);
  return sheet;
}

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

const TYPE = 'image/webp';

/** For browsers whose canvas writes no WebP: an encoder that travels only when it is needed. */
async function encodeElsewhere({ canvas, context }: Sheet, quality: number): Promise<Blob> {
  const { default: encode } = await import('@jsquash/webp/encode.js');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const bytes = await encode(pixels, { quality: Math.round(quality * 100) });
  return new Blob([bytes], { type: TYPE });
}

/** The picture on a canvas as WebP; `quality` is between 0 and 1. */
export async function encodeWebp(sheet: Sheet, quality: number): Promise<Blob> {
  const file = await sheet.canvas.convertToBlob({ type: TYPE, quality });
  // A canvas that does not know the type answers with another one.
  return file.type === TYPE ? file : encodeElsewhere(sheet, quality);
}
