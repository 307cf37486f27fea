import type { Box, Point, Size } from '../base/geometry.ts';

export const ALBUM_WATERMARK_OPACITY = 0.7;
export const ALBUM_WATERMARK_SCALE = 0.35;
export const ALBUM_WATERMARK_MARGIN_PX = 20;
export const ALBUM_WATERMARK_QUALITY = 0.9;
export const TEXT_WATERMARK_ANGLE_DEGREES = -30;
export const TEXT_WATERMARK_MIN_SIZE_PX = 24;
export const TEXT_WATERMARK_SIZE_RATIO = 0.04;
export const TEXT_WATERMARK_QUALITY = 0.92;
export const COPYRIGHT_WATERMARK_MARGIN_PX = 15;
export const COPYRIGHT_WATERMARK_MIN_SIZE_PX = 18;
export const COPYRIGHT_WATERMARK_SIZE_RATIO = 0.03;
export const COPYRIGHT_WATERMARK_QUALITY = 0.95;

/** A text along the bottom: `x` is its left edge, `y` its baseline. */
export interface CornerText extends Point {
  fontSize: number;
}

/**
 * A text repeated all over: the canvas is moved to `origin` and rotated, then each tile is the
 * middle of one text.
 */
export interface TiledText {
  origin: Point;
  angleDegrees: number;
  fontSize: number;
  tiles: Point[];
}

/** Free space between repeated texts, in font sizes. */
const TILE_GAP_X = 3;
const TILE_GAP_Y = 4;

function smallerSide({ width, height }: Size): number {
  return Math.min(width, height);
}

/**
 * The logo in the lower right corner of a shop picture: a third of the shorter side, so that it is as
 * large on an upright picture as on a lying one, with its aspect ratio kept.
 */
export function logoWatermark(picture: Size, mark: Size): Box {
  const margin = Math.min(ALBUM_WATERMARK_MARGIN_PX, smallerSide(picture) / 4);
  const room = { width: picture.width - 2 * margin, height: picture.height - 2 * margin };
  const scale = Math.min(
    (smallerSide(picture) * ALBUM_WATERMARK_SCALE) / mark.width,
    room.width / mark.width,
    room.height / mark.height,
  );
  const width = mark.width * scale;
  const height = mark.height * scale;
  return {
    x: picture.width - margin - width,
    y: picture.height - margin - height,
    width,
    height,
  };
}

/** The font size of the repeated text. */
export function tiledTextSize(picture: Size): number {
  return Math.max(TEXT_WATERMARK_MIN_SIZE_PX, smallerSide(picture) * TEXT_WATERMARK_SIZE_RATIO);
}

/**
 * Repeats a text of the given width all over a picture; every second row is shifted by half a step.
 */
export function tiledText(picture: Size, textWidth: number): TiledText {
  const fontSize = tiledTextSize(picture);
  const stepX = Math.max(textWidth, fontSize) + TILE_GAP_X * fontSize;
  const stepY = TILE_GAP_Y * fontSize;
  // The rotated picture lies inside the circle around it, so the tiles cover that circle's square.
  const reach = Math.hypot(picture.width, picture.height) / 2;
  const columns = Math.ceil(reach / stepX) + 1;
  const rows = Math.ceil(reach / stepY) + 1;
  const tiles: Point[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    const shift = row % 2 === 0 ? 0 : stepX / 2;
    for (let column = -columns; column <= columns; column += 1) {
      tiles.push({ x: column * stepX + shift, y: row * stepY });
    }
  }
  return {
    origin: { x: picture.width / 2, y: picture.height / 2 },
    angleDegrees: TEXT_WATERMARK_ANGLE_DEGREES,
    fontSize,
    tiles,
  };
}

/** The copyright line in the lower left corner of a portfolio picture. */
export function portfolioText(picture: Size): CornerText {
  return {
    x: COPYRIGHT_WATERMARK_MARGIN_PX,
    y: picture.height - COPYRIGHT_WATERMARK_MARGIN_PX,
    fontSize: Math.max(
      COPYRIGHT_WATERMARK_MIN_SIZE_PX,
      smallerSide(picture) * COPYRIGHT_WATERMARK_SIZE_RATIO,
    ),
  };
}
