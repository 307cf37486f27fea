import type { Size } from '../base/geometry.ts';

/** Pixels per inch of a print that is looked at from some distance, and of one held in the hand. */
export const PRINT_DPI = { wall: 200, hand: 300 } as const;

const INCH_CM = 2.54;

/**
 * The largest print of an original, in whole centimetres rounded down; undefined when its pixels are
 * unknown or do not fill one centimetre.
 */
export function printSize(
  { width, height }: Size,
  viewed: keyof typeof PRINT_DPI,
): Size | undefined {
  const centimetres = (pixels: number) => Math.floor((pixels * INCH_CM) / PRINT_DPI[viewed]);
  const size = { width: centimetres(width), height: centimetres(height) };
  return Math.min(size.width, size.height) > 0 ? size : undefined;
}
