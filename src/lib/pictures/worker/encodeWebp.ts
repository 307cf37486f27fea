import type { Sheet } from './canvas.ts';

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
