import { site } from '#src/config/site.ts';
import type { Size } from '#src/model/base/geometry.ts';
import {
  PICTURE_WIDTHS_PX,
  PLACEHOLDER_MAX_LENGTH,
  PLACEHOLDER_WIDTH_PX,
} from '#src/model/catalogue/pictureFiles.ts';
import { isHeicFile } from '#src/model/files/mediaPolicy.ts';
import { publishedWidths, scaledToWidth } from '#src/model/watermarks/layout.ts';
import { pictureMarks, type PictureMark } from '#src/model/watermarks/pictureMarks.ts';
import { withMetadata } from '../jpegMetadata.ts';
import type { WatermarkOptions, RenderedPicture } from '../messages.ts';
import { bareWebpUrl } from '../webp.ts';
import { scaledSurface, decode, encodeWebp } from './canvas.ts';
import { readHeicMetadata } from './heic.ts';

const SHADOW = '#000';
const INK = '#fff';

function pathOf({ text, places }: PictureMark): Path2D {
  const word = new Path2D();
  for (const { path, x, y } of text.letters) {
    word.addPath(new Path2D(path), new DOMMatrix([1, 0, 0, 1, x, y]));
  }
  const all = new Path2D();
  for (const { x, y, scale, angleDegrees } of places) {
    const matrix = new DOMMatrix().translate(x, y).rotate(angleDegrees);
    all.addPath(word, matrix.scale(scale * text.scale));
  }
  return all;
}

/** Draws a mark as a single path, so that crossing strokes are not darker. */
function paintMark(context: OffscreenCanvasRenderingContext2D, mark: PictureMark): void {
  const { text, places, opacity, shadowOpacity, shadowOffset } = mark;
  const path = pathOf(mark);
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = text.pen * text.scale * (places[0]?.scale ?? 1);
  context.globalAlpha = shadowOpacity;
  context.strokeStyle = SHADOW;
  context.translate(shadowOffset, shadowOffset);
  context.stroke(path);
  context.translate(-shadowOffset, -shadowOffset);
  context.globalAlpha = opacity;
  context.strokeStyle = INK;
  context.stroke(path);
  context.restore();
}

/** Draws the marks of a picture, the bottom layer first. */
function paintMarks(
  context: OffscreenCanvasRenderingContext2D,
  marks: readonly PictureMark[],
): void {
  for (const mark of marks) paintMark(context, mark);
}

const PLACEHOLDER_QUALITY = 0.5;

const words = { business: site.businessName, copyright: site.copyrightText };

/** A preview of a few pixels as a data URL, shown until the picture is loaded. */
export async function makePlaceholder(source: OffscreenCanvas, size: Size): Promise<string> {
  const surface = scaledSurface(source, scaledToWidth(size, PLACEHOLDER_WIDTH_PX));
  const url = await bareWebpUrl(await encodeWebp(surface, PLACEHOLDER_QUALITY));
  return url.length > PLACEHOLDER_MAX_LENGTH ? '' : url;
}

/** The smallest width as it is, which only administrators and buyers may see. */
function makePreview(source: OffscreenCanvas, size: Size, quality: number): Promise<Blob> {
  return encodeWebp(scaledSurface(source, size), quality);
}

async function makeVariant(
  source: OffscreenCanvas,
  size: Size,
  options: WatermarkOptions,
): Promise<{ width: number; file: Blob }> {
  const surface = scaledSurface(source, size);
  paintMarks(surface.context, pictureMarks(options, size, words));
  return { width: size.width, file: await encodeWebp(surface, options.quality) };
}

const ORIGINAL_QUALITY = 0.95;

/** The JPEG that is sold instead of a HEIC file, which many programs cannot open; it keeps its metadata. */
async function makeOriginal(file: Blob, bitmap: ImageBitmap): Promise<Blob> {
  const { canvas } = scaledSurface(bitmap, bitmap, { onPaper: true });
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: ORIGINAL_QUALITY });
  return withMetadata(jpeg, await readHeicMetadata(file));
}

/**
 * Renders what is shown of a picture: its watermarked widths, its size and its placeholder for
 * everybody, and the preview without a watermark.
 */
export async function makePicture(file: Blob, options: WatermarkOptions): Promise<RenderedPicture> {
  const bitmap = await decode(file);
  const size = { width: bitmap.width, height: bitmap.height };
  const original = (await isHeicFile(file)) ? await makeOriginal(file, bitmap) : undefined;
  const targets = publishedWidths(size.width, PICTURE_WIDTHS_PX).map((width) =>
    scaledToWidth(size, width),
  );
  // The smaller widths are drawn from the largest published one, so that the full-size pixels can
  // be freed at once. A transparent picture lies on paper: the lightbox would show it on black.
  const { canvas } = scaledSurface(bitmap, targets.at(-1) ?? size, { onPaper: true });
  bitmap.close();
  const variants = [];
  for (const target of targets) variants.push(await makeVariant(canvas, target, options));
  const largest = targets.at(-1) ?? size;
  const web = options.web && (await makeVariant(canvas, largest, { ...options, ...options.web }));
  const preview = await makePreview(canvas, targets[0] ?? size, options.quality);
  const placeholder = await makePlaceholder(canvas, size);
  return { ...size, placeholder, original, preview, variants, web: web?.file };
}
