import type { Metadata, OverlayOptions } from 'sharp';
import { once } from '../../../src/model/base/async.ts';
import type { Size } from '../../../src/model/base/geometry.ts';
import type { LicenceId } from '../../../src/model/licences/licence.ts';
import { sniffFileType, type FileType } from '../../../src/model/files/mediaPolicy.ts';
import { textFontFile } from '../env.ts';
import { currentShop } from '../settings/shop.ts';
import { makerExif, rightsXmp } from './rights.ts';

// Fetched at the first use, so that the other functions start without it.
const loadSharp = once(async () => (await import('sharp')).default);

export const DOWNLOAD_STAMP_JPEG_QUALITY = 0.95;

/** The smallest coding is found with the whole picture in memory: 12 bytes for each of its pixels. */
const SMALLEST_CODING_MAX_PIXELS = 50_000_000;

// The stamp should be traceable rather than visible: small, in a corner, half transparent.
const TEXT_SIZE_RATIO = 0.014;
const TEXT_MIN_SIZE_PX = 12;
const MARGIN_RATIO = 0.015;
const TEXT_OPACITY_PERCENT = 72;
const SHADOW_OPACITY_PERCENT = 60;
const SHADOW_BLUR_RATIO = 0.12;

/** Other types are refused, because sharp would also render an SVG with everything it refers to. */
const PICTURE_TYPES: ReadonlySet<FileType | undefined> = new Set<FileType>([
  'image/jpeg',
  'image/png',
  'image/webp',
]);

interface Layer extends Size {
  data: Buffer;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function markup(text: string, colour: string, opacityPercent: number): string {
  return `<span foreground="${colour}" alpha="${opacityPercent}%">${escapeMarkup(text)}</span>`;
}

async function drawText(marked: string, sizePx: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({
    text: {
      text: marked,
      font: `Instrument Sans ${sizePx}`,
      fontfile: textFontFile,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
}

/** Renders the text with a shadow, so that it is readable on light and dark, within `limit`. */
async function drawStamp(text: string, sizePx: number, limit: Size): Promise<Layer> {
  const blur = Math.max(0.5, sizePx * SHADOW_BLUR_RATIO);
  const room = Math.ceil(blur * 3);
  const pad = { top: room, bottom: room, left: room, right: room, background: '#0000' };
  const [light, dark] = await Promise.all([
    drawText(markup(text, 'white', TEXT_OPACITY_PERCENT), sizePx),
    drawText(markup(text, 'black', SHADOW_OPACITY_PERCENT), sizePx),
  ]);
  const sharp = await loadSharp();
  const shadow = await sharp(dark).extend(pad).blur(blur).png().toBuffer();
  const stamp = await sharp(shadow)
    .composite([{ input: light, left: room, top: room }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(stamp)
    .resize({ ...limit, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function corner(picture: Size, stamp: Layer, margin: number): OverlayOptions {
  return {
    input: stamp.data,
    left: Math.max(0, picture.width - stamp.width - margin),
    top: Math.max(0, picture.height - stamp.height - margin),
  };
}

/** Only RGB profiles are kept, because the output is RGB. */
function hasKeptProfile({ space, icc }: Metadata): boolean {
  return icc !== undefined && (space === 'srgb' || space === 'rgb16');
}

/**
 * Draws a line of text into the corner of the original: upright, in full size and with its colour
 * profile. The copy tells who holds the rights; the original stays as the photographer made it.
 */
export async function stampPicture(
  original: Buffer,
  text: string,
  licenceId?: LicenceId,
): Promise<Buffer> {
  if (!PICTURE_TYPES.has(sniffFileType(original))) throw new Error('not a picture that we sell');
  const sharp = await loadSharp();
  const shop = await currentShop();
  const source = sharp(original, { failOn: 'error' });
  const metadata = await source.metadata();
  const { autoOrient: size } = metadata;
  const short = Math.min(size.width, size.height);
  const margin = Math.round(short * MARGIN_RATIO);
  const sizePx = Math.max(TEXT_MIN_SIZE_PX, Math.round(short * TEXT_SIZE_RATIO));
  const limit = {
    width: Math.max(1, size.width - 2 * margin),
    height: Math.max(1, size.height - 2 * margin),
  };
  const stamp = await drawStamp(text, sizePx, limit);
  const stamped = source
    .autoOrient()
    .flatten({ background: '#fff' })
    .composite([corner(size, stamp, margin)])
    .withExif(makerExif(shop))
    .withXmp(rightsXmp(shop, licenceId));
  const coloured = hasKeptProfile(metadata)
    ? stamped.keepIccProfile()
    : stamped.withIccProfile('srgb');
  return coloured
    .jpeg({
      quality: DOWNLOAD_STAMP_JPEG_QUALITY * 100,
      chromaSubsampling: '4:4:4',
      optimiseCoding: size.width * size.height <= SMALLEST_CODING_MAX_PIXELS,
    })
    .toBuffer();
}
