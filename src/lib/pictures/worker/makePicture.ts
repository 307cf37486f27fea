import { site } from '#src/config/site.ts';
import type { Size } from '#src/model/base/geometry.ts';
import { isHeicFile } from '#src/model/files/mediaPolicy.ts';
import type { WatermarkOptions } from '#src/model/watermarks/finish.ts';
import { averaged } from '#src/model/watermarks/averaged.ts';
import type { PlacedMark } from '#src/model/watermarks/ownMark.ts';
import type { PictureMark } from '#src/model/watermarks/pictureMarks.ts';
import { type DrawnFile, picturePlan, placeholderOf } from '#src/model/watermarks/picturePlan.ts';
import { readHeicMetadata } from '../heicPixels.ts';
import { withMetadata } from '../jpegMetadata.ts';
import type { RenderedPicture } from '../messages.ts';
import { placeholderUrl } from '../webp.ts';
import { scaledSurface, decode, encodeWebp, newSurface } from './canvas.ts';

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

async function paintOwnMark(
  context: OffscreenCanvasRenderingContext2D,
  { png, boxes, opacity }: PlacedMark,
): Promise<void> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const mark = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  context.globalAlpha = opacity;
  for (const { x, y, width, height } of boxes) context.drawImage(mark, x, y, width, height);
  mark.close();
}

const words = { business: site.businessName, copyright: site.copyrightText };

async function draw(base: OffscreenCanvas, file: DrawnFile): Promise<Blob> {
  const { size, marks, own, quality } = file;
  const surface = scaledSurface(base, size);
  paintMarks(surface.context, marks);
  if (own) await paintOwnMark(surface.context, own);
  return encodeWebp(surface, quality);
}

/** A preview of a few pixels as a data URL, shown until the picture is loaded. */
export async function makePlaceholder(source: OffscreenCanvas, size: Size): Promise<string> {
  const { size: tiny, quality } = placeholderOf(size);
  const { width, height } = source;
  const pixels = scaledSurface(source, source).context.getImageData(0, 0, width, height);
  const surface = newSurface(tiny);
  const average = averaged({ data: pixels.data, width, height, channels: 4 }, tiny);
  surface.context.putImageData(new ImageData(average, tiny.width, tiny.height), 0, 0);
  return placeholderUrl(await encodeWebp(surface, quality));
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
  const plan = picturePlan(size, options, words);
  const { canvas } = scaledSurface(bitmap, plan.base, { onPaper: true });
  bitmap.close();
  const variants = [];
  for (const shown of plan.shown) {
    variants.push({ width: shown.size.width, file: await draw(canvas, shown) });
  }
  const web = plan.web && (await draw(canvas, plan.web));
  const preview = await draw(canvas, plan.preview);
  const placeholder = await makePlaceholder(canvas, size);
  return { ...size, placeholder, original, preview, variants, web };
}
