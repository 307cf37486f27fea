import type { Element as XmlElement } from '@xmldom/xmldom';
import type { Sharp } from 'sharp';
import { AppError } from '../../../src/model/base/errors.ts';
import type { Size } from '../../../src/model/base/geometry.ts';
import {
  checkSvg,
  DRAWING_MAX_PIXELS,
  drawingOf,
  refusedDrawing,
} from '../../../src/model/watermarks/drawing.ts';
import type { OwnMark } from '../../../src/model/watermarks/ownMark.ts';
import { MARK_MAX_PX, MARK_PNG_MAX_LENGTH } from '../../../src/model/watermarks/schema.ts';
import { loadSharp } from '../intake/drawPicture.ts';

/** Sharp's density of a drawing whose units are pixels. */
const UNIT_DENSITY = 72;
const MAX_DENSITY = 100_000;

/** The SVG as it was understood and checked: another parser could read the same bytes in another way. */
async function safeSvg(text: string): Promise<Buffer> {
  const { DOMParser, XMLSerializer, onErrorStopParsing } = await import('@xmldom/xmldom');
  const parse = (): XmlElement | null => {
    try {
      const parser = new DOMParser({ onError: onErrorStopParsing });
      return parser.parseFromString(text, 'image/svg+xml').documentElement;
    } catch (cause) {
      throw refusedDrawing('unreadable', cause);
    }
  };
  const root = parse();
  if (!root) throw refusedDrawing('unreadable');
  checkSvg(root);
  return Buffer.from(new XMLSerializer().serializeToString(root));
}

const longerSide = ({ width, height }: Size): number => Math.max(width, height);

/** The pixels of a file, still to be scaled down. */
async function open(file: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  const drawing = drawingOf(file);
  const bytes = drawing.type === 'svg' ? await safeSvg(drawing.text) : file;
  const size = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density =
    drawing.type === 'svg'
      ? Math.min(MAX_DENSITY, Math.max(1, (UNIT_DENSITY * MARK_MAX_PX) / longerSide(size)))
      : UNIT_DENSITY;
  const scale = density / UNIT_DENSITY;
  if (size.width * size.height * scale * scale > DRAWING_MAX_PIXELS)
    throw refusedDrawing('tooManyPixels');
  return sharp(bytes, { failOn: 'error', limitInputPixels: DRAWING_MAX_PIXELS, density });
}

/**
 * Makes the PNG that is drawn on pictures of a file that an administrator has chosen. Nothing of the file is
 * ever shown or handed out. Throws what is refused in Danish.
 */
export async function rasterise(file: Buffer): Promise<Pick<OwnMark, 'png' | 'width' | 'height'>> {
  try {
    const source = await open(file);
    const { channels } = await source.clone().toColourspace('srgb').ensureAlpha().stats();
    if (channels[3]?.max === 0) throw refusedDrawing('empty');
    for (let longer = MARK_MAX_PX; longer >= MARK_MAX_PX / 4; longer /= 2) {
      const { data, info } = await source
        .clone()
        .toColourspace('srgb')
        .resize(longer, longer, { fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true });
      const png = data.toString('base64');
      if (png.length <= MARK_PNG_MAX_LENGTH) return { png, width: info.width, height: info.height };
    }
  } catch (thrown) {
    throw thrown instanceof AppError ? thrown : refusedDrawing('unreadable', thrown);
  }
  throw refusedDrawing('tooDetailed');
}
