import type { Size } from '../base/geometry.ts';
import type { MarkStrength } from './strengths.ts';
import { strokeText, type StrokeText } from './strokeText.ts';
import {
  ALBUM_WATERMARK_OPACITY,
  logoWatermark,
  portfolioText,
  tiledText,
  tiledTextSize,
} from './geometry.ts';

/** The kinds of watermark: for pictures that are sold, for the portfolio, and none for a client. */
export type MarkKind = 'shop' | 'portfolio' | 'none';

/** The watermark of a picture. */
export interface MarkChoice {
  mark: MarkKind;
  /** That of most pictures when it is missing. */
  strength?: MarkStrength | undefined;
}

/** The placement of a text: scaled, then rotated, then moved. */
export interface TextPlacement {
  x: number;
  y: number;
  scale: number;
  angleDegrees: number;
}

/**
 * A text on a picture, in white with a dark shadow beneath it, so that it is readable on any
 * background.
 */
export interface PictureMark {
  text: StrokeText;
  places: TextPlacement[];
  opacity: number;
  shadowOpacity: number;
  /** The offset of the shadow downwards and to the right, in pixels. */
  shadowOffset: number;
}

/** The texts of the watermarks. */
export interface MarkTexts {
  business: string;
  copyright: string;
}

/** All marks have the same letters; the copyright line of the portfolio is bold. */
const STYLE = { tracking: 0.25, weight: 0.09 };
const BOLD_STYLE = { ...STYLE, weight: 0.17 };
const LOGO_STYLE = { ...STYLE, size: 100 };
const LOGO_BOX_HEIGHT = LOGO_STYLE.size * 1.1;
const LOGO_BASELINE = LOGO_STYLE.size * 0.05;
/** Of the words all over the picture, and of the name in its corner. */
const OPACITIES: Record<MarkStrength, { tiles: number; logo: number }> = {
  light: { tiles: 0.08, logo: 0.5 },
  normal: { tiles: 0.13, logo: ALBUM_WATERMARK_OPACITY },
  strong: { tiles: 0.22, logo: 0.9 },
};
const TEXT_OPACITY = 0.9;
const SHADOW_OPACITY_RATIO = 0.45;
// Capitals reach about seven tenths of the font size, as in most typefaces.
const CAPITAL_RATIO = 0.7;

function withShadow(
  mark: Pick<PictureMark, 'text' | 'places' | 'opacity' | 'shadowOffset'>,
): PictureMark {
  return { ...mark, shadowOpacity: mark.opacity * SHADOW_OPACITY_RATIO };
}

function tiledMark(picture: Size, copyright: string, opacity: number): PictureMark {
  const size = tiledTextSize(picture) * CAPITAL_RATIO;
  const text = strokeText(copyright, { ...STYLE, size });
  const { origin, angleDegrees, tiles } = tiledText(picture, text.width);
  const turn = (angleDegrees * Math.PI) / 180;
  const places = tiles.map((tile): TextPlacement => {
    const x = tile.x - text.width / 2;
    const y = tile.y + size / 2;
    return {
      x: origin.x + x * Math.cos(turn) - y * Math.sin(turn),
      y: origin.y + x * Math.sin(turn) + y * Math.cos(turn),
      scale: 1,
      angleDegrees,
    };
  });
  return withShadow({ text, places, opacity, shadowOffset: size * 0.06 });
}

function logoMark(picture: Size, business: string, opacity: number): PictureMark {
  const text = strokeText(business, LOGO_STYLE);
  const box = logoWatermark(picture, { width: text.width, height: LOGO_BOX_HEIGHT });
  const scale = box.width / text.width;
  const y = box.y + box.height - LOGO_BASELINE * scale;
  return withShadow({
    text,
    places: [{ x: box.x, y, scale, angleDegrees: 0 }],
    opacity,
    shadowOffset: Math.max(0.6, box.height * 0.03),
  });
}

function portfolioMark(picture: Size, copyright: string): PictureMark {
  const { x, y, fontSize } = portfolioText(picture);
  const size = fontSize * CAPITAL_RATIO;
  return withShadow({
    text: strokeText(copyright, { ...BOLD_STYLE, size }),
    places: [{ x, y, scale: 1, angleDegrees: 0 }],
    opacity: TEXT_OPACITY,
    shadowOffset: Math.max(0.8, size * 0.07),
  });
}

type MarksOf = (picture: Size, words: MarkTexts, strength: MarkStrength) => PictureMark[];

const marks: Record<MarkKind, MarksOf> = {
  shop: (picture, { copyright, business }, strength) => [
    tiledMark(picture, copyright, OPACITIES[strength].tiles),
    logoMark(picture, business, OPACITIES[strength].logo),
  ],
  portfolio: (picture, { copyright }) => [portfolioMark(picture, copyright)],
  none: () => [],
};

/** The marks of a picture of this size, the bottom layer first. */
export function pictureMarks(
  { mark, strength = 'normal' }: MarkChoice,
  picture: Size,
  words: MarkTexts,
): PictureMark[] {
  return marks[mark](picture, words, strength);
}
