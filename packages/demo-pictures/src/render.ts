import { develop } from './core/develop.ts';
import { lookOf, type Picture, sizeOf } from './core/frame.ts';
import { toJpeg } from './core/jpeg.ts';

/** At least 1,600 pixels wide in every shape, and small enough that all pictures fit in 25 MB. */
export const ORIGINAL_PIXELS = 3_900_000;

/** Paints and develops a picture: a JPEG file as a camera would have made it. */
export async function renderPicture(picture: Picture, pixels = ORIGINAL_PIXELS): Promise<Buffer> {
  const frame = { ...sizeOf(picture.shape, pixels), seed: picture.seed };
  const look = lookOf(picture);
  return toJpeg(develop(await picture.paint(frame), look), look.grain);
}
