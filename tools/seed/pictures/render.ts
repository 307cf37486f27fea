import { develop } from './core/develop.ts';
import { lookOf, type Picture, sizeOf } from './core/frame.ts';
import { enlarge } from './core/negative.ts';
import type { Size } from './core/raster.ts';

/** How large pictures are painted and how large the originals become. */
export interface Scale {
  readonly paintedPixels: number;
  readonly originalPixels: number;
  readonly quality: number;
}

/** Originals as from a camera; painted smaller, since lens, film and grain hide the difference. */
export const FULL_SCALE: Scale = {
  paintedPixels: 900_000,
  originalPixels: 12_100_000,
  quality: 80,
};

/** Small and quick, for tests. */
export const TEST_SCALE: Scale = { paintedPixels: 120_000, originalPixels: 480_000, quality: 75 };

/** Paints, develops and enlarges a picture: the JPEG file that a camera would have made. */
export async function renderOriginal(
  picture: Picture,
  scale: Scale,
): Promise<{ data: Buffer; size: Size }> {
  const frame = { ...sizeOf(picture.shape, scale.paintedPixels), seed: picture.seed };
  const look = lookOf(picture);
  const print = develop(await picture.paint(frame), look);
  const size = sizeOf(picture.shape, scale.originalPixels);
  const data = await enlarge(print, size, { grain: look.grain, quality: scale.quality });
  return { data, size };
}
