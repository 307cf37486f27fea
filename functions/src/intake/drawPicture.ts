import type { Sharp } from 'sharp';
import { site } from '../../../src/config/site.ts';
import { placeholderUrl } from '../../../src/lib/pictures/webp.ts';
import { once } from '../../../src/model/base/async.ts';
import { AppError } from '../../../src/model/base/errors.ts';
import type { Size } from '../../../src/model/base/geometry.ts';
import type { WatermarkOptions } from '../../../src/model/watermarks/finish.ts';
import { averaged, type Pixels } from '../../../src/model/watermarks/averaged.ts';
import { markSvg } from '../../../src/model/watermarks/markSvg.ts';
import {
  type DrawnFile,
  PAPER,
  type PicturePlan,
  picturePlan,
} from '../../../src/model/watermarks/picturePlan.ts';

/** Fetched at the first use, so that the other functions start without it. */
export const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp');
  // Every picture is another one, and an instance makes one at a time.
  sharp.cache(false);
  return sharp;
});

/** The drawn files of a picture. */
export interface DrawnPicture {
  placeholder: string;
  preview: Buffer;
  variants: { width: number; file: Buffer }[];
  web: Buffer | undefined;
}

/** The canvas of Chrome takes the same effort. */
const webpOptions = (quality: number) => ({ quality: Math.round(quality * 100), effort: 3 });

const words = { business: site.businessName, copyright: site.copyrightText };

/** The pixels that all files are drawn from: upright, on paper, in the colours of the web. */
async function basePixels(source: Sharp, { width, height }: Size): Promise<Buffer> {
  try {
    return await source
      .autoOrient()
      .resize(width, height, { fit: 'fill' })
      .flatten({ background: PAPER })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
  } catch (cause) {
    throw new AppError('upload/unreadable', { cause });
  }
}

/** As many as the pictures of one camera need, lying and upright. */
const KEPT_MARKS = 6;

const keptMarks = new Map<string, Promise<Buffer>>();

/** Pixels of the marks, which pictures of the same size share. */
async function drawMarks(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const drawing = keptMarks.get(svg) ?? sharp(Buffer.from(svg)).raw().toBuffer();
  if (!keptMarks.has(svg) && keptMarks.size === KEPT_MARKS) keptMarks.clear();
  keptMarks.set(svg, drawing);
  return drawing;
}

async function makePlaceholder(base: Pixels, { placeholder }: PicturePlan): Promise<string> {
  const sharp = await loadSharp();
  const { size, quality } = placeholder;
  const tiny = sharp(averaged(base, size), { raw: { ...size, channels: 4 } }).removeAlpha();
  const webp = new Uint8Array(await tiny.webp(webpOptions(quality)).toBuffer());
  return placeholderUrl(new Blob([webp], { type: 'image/webp' }));
}

/** Draws what is shown of a picture whose upright size is known, by the plan that the browser's worker follows. */
export async function drawPicture(
  source: Sharp,
  size: Size,
  finish: WatermarkOptions,
): Promise<DrawnPicture> {
  const sharp = await loadSharp();
  const plan = picturePlan(size, finish, words);
  const pixels = await basePixels(source, plan.base);
  const draw = async (file: DrawnFile): Promise<Buffer> => {
    const { size: target, marks, own, quality } = file;
    const drawing = sharp(pixels, { raw: { ...plan.base, channels: 3 } });
    if (target.width !== plan.base.width) {
      drawing.resize(target.width, target.height, { fit: 'fill' });
    }
    if (marks.length > 0 || own) {
      const raw = { ...target, channels: 4 as const };
      drawing.composite([{ input: await drawMarks(markSvg(file)), raw }]);
    }
    return drawing.webp(webpOptions(quality)).toBuffer();
  };
  const variants = [];
  for (const shown of plan.shown) {
    variants.push({ width: shown.size.width, file: await draw(shown) });
  }
  const web = plan.web && (await draw(plan.web));
  const preview = await draw(plan.preview);
  const placeholder = await makePlaceholder({ data: pixels, ...plan.base, channels: 3 }, plan);
  return { placeholder, preview, variants, web };
}
