import {
  checkSvg,
  DRAWING_MAX_PIXELS,
  type Drawing,
  refusedDrawing,
} from '#src/model/watermarks/drawing.ts';
import type { MarkPixels } from '#src/model/watermarks/form.ts';
import { MARK_MAX_PX, MARK_PNG_MAX_LENGTH } from '#src/model/watermarks/schema.ts';

/** The SVG as it was understood and checked. */
function safeSvg(text: string): Blob {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  checkSvg(root);
  return new Blob([new XMLSerializer().serializeToString(root)], { type: 'image/svg+xml' });
}

async function decoded(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    image.src = url;
    await image.decode();
    return image;
  } catch (cause) {
    throw refusedDrawing('unreadable', cause);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function drawn(image: HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw refusedDrawing('unreadable');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  if (data.every((value, at) => at % 4 !== 3 || value === 0)) throw refusedDrawing('empty');
  return canvas;
}

/**
 * Makes the PNG that is drawn on pictures, in a shop without a server for it. The browser shows an SVG in an
 * image without running or fetching anything.
 */
export async function rasteriseHere(file: Blob, drawing: Drawing): Promise<MarkPixels> {
  const image = await decoded(drawing.type === 'svg' ? safeSvg(drawing.text) : file);
  const { naturalWidth, naturalHeight } = image;
  // Some browsers do not know the size of an SVG that does not say it.
  const longer = Math.max(naturalWidth, naturalHeight);
  if (longer === 0) throw refusedDrawing('unreadable');
  if (naturalWidth * naturalHeight > DRAWING_MAX_PIXELS) throw refusedDrawing('tooManyPixels');
  for (let side = MARK_MAX_PX; side >= MARK_MAX_PX / 4; side /= 2) {
    const scale = side / longer;
    const canvas = drawn(image, drawing.type === 'svg' ? scale : Math.min(1, scale));
    const png = canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
    if (png.length <= MARK_PNG_MAX_LENGTH) {
      return { png, width: canvas.width, height: canvas.height };
    }
  }
  throw refusedDrawing('tooDetailed');
}
