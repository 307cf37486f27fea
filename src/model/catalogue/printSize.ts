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

/** The size of the wall in the picture of the room, in centimetres. */
const ROOM: Size = { width: 300, height: 225 };
/** A picture hangs a hand above the sofa; a tall one a little lower, so that it ends below the ceiling. */
const HANGS_AT_CM = 112;
const CEILING_CM = 218;
/** Before a small picture the visitor stands nearer, so that it is seen as large as any other. */
const WIDTHS_IN_SIGHT = 3.2;
const HEIGHTS_IN_SIGHT = 1.8;
/** Most of the free wall is below the picture, where the sofa is. */
const FREE_BELOW = 0.6;

/** The part of the room that is seen around a picture, and where the picture hangs, in centimetres. */
export interface WallView extends Size {
  /** Above the lower edge of the room. */
  bottom: number;
  hangsAt: number;
}

/** The view of a picture on the wall. */
export function wallView(size: Size): WallView {
  const needed = Math.max(size.width * WIDTHS_IN_SIGHT, size.height * HEIGHTS_IN_SIGHT);
  const width = Math.min(needed, ROOM.width);
  const height = (width * ROOM.height) / ROOM.width;
  const hangsAt = Math.min(HANGS_AT_CM, CEILING_CM - size.height);
  const below = hangsAt - (height - size.height) * FREE_BELOW;
  const bottom = Math.min(Math.max(below, 0), ROOM.height - height);
  return { width, height, bottom, hangsAt };
}
