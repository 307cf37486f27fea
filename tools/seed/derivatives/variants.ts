import sharp from 'sharp';
import { publishedWidths, scaledToWidth } from '#src/shared/domain/watermarkLayout.ts';
import type { Size } from '#src/shared/domain/geometry.ts';
import {
  ALBUM_WATERMARK_QUALITY,
  PICTURE_WIDTHS_PX,
  PLACEHOLDER_WIDTH_PX,
} from '#src/shared/limits.ts';
import { type MarkKind, markSvg } from './marks.ts';

export interface Variant {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const PLACEHOLDER_QUALITY = 50;
const ENCODER_EFFORT = 2;

/** The public widths of a picture, marked as its use demands. */
export async function makeVariants(
  original: Buffer,
  size: Size,
  { mark, widths = PICTURE_WIDTHS_PX }: { mark: MarkKind; widths?: readonly number[] },
): Promise<Variant[]> {
  const targets = publishedWidths(size.width, widths).map((width) => scaledToWidth(size, width));
  const largest = targets.at(-1) ?? size;
  // Scaled down once and from there on: reading twelve megapixels is the slow part.
  const { data } = await sharp(original)
    .resize(largest.width, largest.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: largest.width, height: largest.height, channels: 3 as const };
  return Promise.all(
    targets.map(async (target) => {
      const svg = markSvg(mark, target);
      const scaled = sharp(data, { raw }).resize(target.width, target.height, { fit: 'fill' });
      const marked = svg ? scaled.composite([{ input: Buffer.from(svg) }]) : scaled;
      const quality = Math.round(ALBUM_WATERMARK_QUALITY * 100);
      const webp = await marked.webp({ quality, effort: ENCODER_EFFORT }).toBuffer();
      return { ...target, data: webp };
    }),
  );
}

/** A picture of a few pixels as a data URL, shown until the real one arrives. */
export async function makePlaceholder(original: Buffer): Promise<string> {
  const tiny = await sharp(original)
    .resize(PLACEHOLDER_WIDTH_PX)
    .webp({ quality: PLACEHOLDER_QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** A bare JPEG of a certain width, for pictures that are public as they are. */
export async function makeJpeg(original: Buffer, width: number): Promise<Buffer> {
  return sharp(original).resize(width).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
}
