import type { Box, Point, Size } from '../base/geometry.ts';
import type { MarkStrength } from './strengths.ts';

export const ownMarkPlaces = [
  'topLeft',
  'top',
  'topRight',
  'left',
  'centre',
  'right',
  'bottomLeft',
  'bottom',
  'bottomRight',
  'tiled',
] as const;

export type OwnMarkPlace = (typeof ownMarkPlaces)[number];

/** A watermark of the photographer's own: a drawing in place of the specified words. */
export interface OwnMark extends Size {
  /** A PNG of this size, in base64. */
  png: string;
  place: OwnMarkPlace;
  /** The longer side of the mark as a percentage of the shorter side of the picture. */
  share: number;
  /** In percent. */
  opacity: number;
}

/** A mark where it is drawn. All boxes are of one size. */
export interface PlacedMark {
  png: string;
  boxes: Box[];
  /** Between 0 and 1. */
  opacity: number;
}

export const OWN_MARK_SHARES = { least: 5, most: 100 } as const;
export const OWN_MARK_OPACITIES = { least: 5, most: 100 } as const;

const MARGIN_RATIO = 0.03;
/** Free space between repeated marks, in longer sides. */
const TILE_GAP = 0.5;
/** Smaller ones could not be seen, and would be many. */
const TILE_MIN_PX = 24;

/** How much of the room to the left and above is left free. */
const anchors: Record<Exclude<OwnMarkPlace, 'tiled'>, Point> = {
  topLeft: { x: 0, y: 0 },
  top: { x: 0.5, y: 0 },
  topRight: { x: 1, y: 0 },
  left: { x: 0, y: 0.5 },
  centre: { x: 0.5, y: 0.5 },
  right: { x: 1, y: 0.5 },
  bottomLeft: { x: 0, y: 1 },
  bottom: { x: 0.5, y: 1 },
  bottomRight: { x: 1, y: 1 },
};

/** The strengths that are chosen at an upload vary that of the mark. */
const STRENGTHS: Record<MarkStrength, number> = { light: 0.6, normal: 1, strong: 1.5 };

const whole = (pixels: number): number => Math.max(1, Math.round(pixels));

function tiles(picture: Size, { width, height }: Size): Box[] {
  const gap = Math.max(width, height) * TILE_GAP;
  const step = { x: whole(width + gap), y: whole(height + gap) };
  const boxes: Box[] = [];
  for (let row = 0; row * step.y < picture.height; row += 1) {
    const left = row % 2 === 0 ? 0 : -Math.round(step.x / 2);
    for (let x = left; x < picture.width; x += step.x) {
      boxes.push({ x, y: row * step.y, width, height });
    }
  }
  return boxes;
}

/** Where a mark stands on a picture of this size, in whole pixels, so that every program draws the same. */
function boxesOf(picture: Size, { width, height, place, share }: OwnMark): Box[] {
  const shorter = Math.min(picture.width, picture.height);
  const longer = (shorter * share) / 100;
  const margin = Math.round(shorter * MARGIN_RATIO);
  const room = { width: picture.width - 2 * margin, height: picture.height - 2 * margin };
  const isTiled = place === 'tiled';
  const wanted = (isTiled ? Math.max(longer, TILE_MIN_PX) : longer) / Math.max(width, height);
  const scale = isTiled ? wanted : Math.min(wanted, room.width / width, room.height / height);
  const mark = { width: whole(width * scale), height: whole(height * scale) };
  if (isTiled) return tiles(picture, mark);
  const { x, y } = anchors[place];
  const left = margin + Math.round(x * (room.width - mark.width));
  const top = margin + Math.round(y * (room.height - mark.height));
  return [{ x: left, y: top, ...mark }];
}

/** Decides where and how strongly a mark is drawn on a picture of this size. */
export function placedMark(
  picture: Size,
  mark: OwnMark,
  strength: MarkStrength = 'normal',
): PlacedMark {
  const opacity = Math.min(1, (mark.opacity / 100) * STRENGTHS[strength]);
  return { png: mark.png, boxes: boxesOf(picture, mark), opacity };
}
