import { scaledToWidth } from '#src/model/catalogue/watermarkLayout.ts';
import type { InspectedPicture } from '../messages.ts';
import { scaledSheet } from './canvas.ts';
import { decode } from './decode.ts';
import { encodeWebp } from './encodeWebp.ts';
import { readFacts } from './readFacts.ts';

const THUMBNAIL_WIDTH_PX = 256;
const THUMBNAIL_QUALITY = 0.75;

async function makeThumbnail(file: Blob): Promise<Blob> {
  const bitmap = await decode(file);
  const sheet = scaledSheet(bitmap, scaledToWidth(bitmap, THUMBNAIL_WIDTH_PX));
  bitmap.close();
  return encodeWebp(sheet, THUMBNAIL_QUALITY);
}

/** What a chosen file shows and says, before anything is done with it. */
export async function inspectPicture(file: Blob): Promise<InspectedPicture> {
  const thumbnail = await makeThumbnail(file);
  return { ...(await readFacts(file)), thumbnail };
}
