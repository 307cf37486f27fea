import { publishedWidths, scaledToWidth } from '../files/widths.ts';
import type { Size } from '../base/geometry.ts';
import { PLACEHOLDER_WIDTH_PX } from '../catalogue/pictureFiles.ts';
import type { WatermarkOptions } from './finish.ts';
import { placedMark, type PlacedMark } from './ownMark.ts';
import { type MarkChoice, type MarkTexts, type PictureMark, pictureMarks } from './pictureMarks.ts';

/** What transparent pictures lie on, as the light pages have it: the lightbox would show them on black. */
export const PAPER = '#faf8f5';

const PLACEHOLDER_QUALITY = 0.5;

/** A WebP to be drawn: its size, the marks on it, the bottom layer first, and its quality between 0 and 1. */
export interface DrawnFile {
  size: Size;
  marks: readonly PictureMark[];
  /** The photographer's own mark, in place of the others. */
  own?: PlacedMark | undefined;
  quality: number;
}

/** The files that are made of a picture, whoever draws them: a browser or the server. */
export interface PicturePlan {
  /**
   * The upright picture at the largest size that is shown. All files are drawn from it, so that the
   * full-size pixels can be let go at once.
   */
  base: Size;
  /** The widths that are shown, the smallest first. */
  shown: DrawnFile[];
  /** The largest width with its own watermark, where one was asked for. */
  web: DrawnFile | undefined;
  /** The smallest width as it is, which only administrators and buyers may see. */
  preview: DrawnFile;
  /** Shown until the picture is loaded. */
  placeholder: DrawnFile;
}

/** A preview of a few pixels of a picture of this size. */
export function placeholderOf(size: Size): DrawnFile {
  const tiny = scaledToWidth(size, PLACEHOLDER_WIDTH_PX);
  return { size: tiny, marks: [], quality: PLACEHOLDER_QUALITY };
}

/** Decides what is drawn of an upright picture of this size. */
export function picturePlan(size: Size, finish: WatermarkOptions, words: MarkTexts): PicturePlan {
  const { quality, web, own } = finish;
  const sizes = publishedWidths(size.width).map((width) => scaledToWidth(size, width));
  const [smallest = size, base = size] = [sizes[0], sizes.at(-1)];
  const marked = (target: Size, choice: MarkChoice): DrawnFile =>
    own && choice.mark === 'shop'
      ? { size: target, marks: [], own: placedMark(target, own, choice.strength), quality }
      : { size: target, marks: pictureMarks(choice, target, words), quality };
  return {
    base,
    shown: sizes.map((target) => marked(target, finish)),
    web: web && marked(base, web),
    preview: { size: smallest, marks: [], quality },
    placeholder: placeholderOf(size),
  };
}
