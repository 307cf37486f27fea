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
