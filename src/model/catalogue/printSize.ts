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

/** Longer edges of common prints, in centimetres. */
const LONGER_EDGES_CM = [20, 30, 45, 60, 90, 120] as const;

/**
 * The common prints of an original that are sharp on a wall, from small to large, in its own shape; its
 * largest print where it is smaller than all of them.
 */
export function wallSizes(original: Size): Size[] {
  const largest = printSize(original, 'wall');
  if (!largest) return [];
  const longer = Math.max(original.width, original.height);
  const common = LONGER_EDGES_CM.filter(
    (edge) => edge <= Math.max(largest.width, largest.height),
  ).map((edge) => ({
    width: Math.round((edge * original.width) / longer),
    height: Math.round((edge * original.height) / longer),
  }));
  return common.length > 0 ? common : [largest];
}
