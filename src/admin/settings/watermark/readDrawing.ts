import { makeMark } from '#src/data/repos/settings/watermark.ts';
import { rasteriseHere } from '#src/lib/pictures/rasteriseHere.ts';
import { AppError } from '#src/model/base/errors.ts';
import { drawingOf, refusedDrawing } from '#src/model/watermarks/drawing.ts';
import type { MarkPixels } from '#src/model/watermarks/form.ts';
import { DRAWING_MAX_BYTES } from '#src/model/watermarks/schema.ts';
import { useSession } from '#src/stores/session.ts';
import { currentShop } from '#src/stores/shop.ts';

const LETTERS_AT_ONCE = 8192;

function base64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += LETTERS_AT_ONCE) {
    letters += String.fromCharCode(...bytes.subarray(at, at + LETTERS_AT_ONCE));
  }
  return btoa(letters);
}

/** Makes a watermark of a chosen file, where pictures are made: on the server, or here. */
export async function readDrawing(file: Blob): Promise<MarkPixels> {
  if (file.size > DRAWING_MAX_BYTES) throw refusedDrawing('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const drawing = drawingOf(bytes);
  if (currentShop().picturesMadeBy !== 'server') return rasteriseHere(file, drawing);
  const uid = useSession.getState().user?.uid;
  if (uid === undefined) throw new AppError('unauthenticated');
  return makeMark(base64(bytes), uid);
}
