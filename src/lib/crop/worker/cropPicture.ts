import { publishedWidths, scaledToWidth } from '#src/model/files/widths.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Size } from '#src/model/base/geometry.ts';
import { WEBP_CONVERSION_QUALITY } from '#src/model/content/crop.ts';
import type { HeroTones } from '#src/model/content/schema.ts';
import { MEASURED_WIDTH_PX, tonesOn } from '#src/model/content/tones.ts';
import { animatedWebp, type WebpFrame } from '../../pictures/webp.ts';
import {
  newSurface,
  scaledSurface,
  type Surface,
  decode,
  encodeWebp,
} from '../../pictures/worker/canvas.ts';
import { makePlaceholder } from '../../pictures/worker/makePicture.ts';
import type { CropRequest, ShownPicture, ConvertedGif } from '../cropWorker.ts';

const CROP_QUALITY = 0.9;

type Cut = Extract<CropRequest, { task: 'crop' }>;

async function cutOut({ file, box, size }: Cut): Promise<Surface> {
  const bitmap = await decode(file);
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const drawn = size ?? { width, height };
  const surface = newSurface(drawn);
  surface.context.drawImage(bitmap, x, y, width, height, 0, 0, drawn.width, drawn.height);
  bitmap.close();
  return surface;
}

async function makeWidths(source: OffscreenCanvas, size: Size) {
  const variants = [];
  for (const width of publishedWidths(size.width)) {
    const surface = scaledSurface(source, scaledToWidth(size, width));
    variants.push({ width, file: await encodeWebp(surface, WEBP_CONVERSION_QUALITY) });
  }
  return variants;
}

function measureTones(source: OffscreenCanvas, size: Size): HeroTones {
  const spots = scaledToWidth(size, MEASURED_WIDTH_PX);
  const { context } = scaledSurface(source, spots, { onPaper: true });
  return tonesOn(context.getImageData(0, 0, spots.width, spots.height));
}

/** Cuts out a part of a picture, with its smaller widths when requested. */
export async function cropPicture(cut: Cut): Promise<ShownPicture> {
  const surface = await cutOut(cut);
  const { canvas } = surface;
  const size = { width: canvas.width, height: canvas.height };
  return {
    ...size,
    file: await encodeWebp(surface, CROP_QUALITY),
    placeholder: await makePlaceholder(canvas, size),
    tones: measureTones(canvas, size),
    variants: cut.hasWidths ? await makeWidths(canvas, size) : [],
  };
}

const WEBP_UPLOAD_QUALITY = 0.9;

/** The duration that browsers use for a frame without one. */
const FRAME_DEFAULT_MS = 100;
const MICROSECONDS = 1000;

async function frameAt(decoder: ImageDecoder, frameIndex: number) {
  const { image } = await decoder.decode({ frameIndex });
  const size = { width: image.displayWidth, height: image.displayHeight };
  const surface = newSurface(size);
  surface.context.drawImage(image, 0, 0);
  const durationMs = image.duration ? image.duration / MICROSECONDS : FRAME_DEFAULT_MS;
  image.close();
  const file = await encodeWebp(surface, WEBP_UPLOAD_QUALITY);
  return { size, file, durationMs };
}

async function convert(decoder: ImageDecoder): Promise<ConvertedGif> {
  await decoder.tracks.ready;
  await decoder.completed;
  const first = await frameAt(decoder, 0);
  const count = decoder.tracks.selectedTrack?.frameCount ?? 1;
  if (count === 1) return { file: first.file, isAnimated: false };
  const frames: WebpFrame[] = [];
  for (let index = 0; index < count; index += 1) {
    const { file, durationMs } = index === 0 ? first : await frameAt(decoder, index);
    frames.push({ webp: new Uint8Array(await file.arrayBuffer()), durationMs });
  }
  const bytes = animatedWebp(first.size, frames);
  return { file: new Blob([bytes], { type: first.file.type }), isAnimated: true };
}

/**
 * Converts a GIF frame by frame; undefined where the browser cannot decode the frames of an
 * animation.
 */
export async function convertGif(file: Blob): Promise<ConvertedGif> {
  if (!('ImageDecoder' in self)) return undefined;
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: 'image/gif' });
  try {
    return await convert(decoder);
  } catch (thrown) {
    throw new AppError('upload/unreadable', { cause: thrown });
  } finally {
    decoder.close();
  }
}
