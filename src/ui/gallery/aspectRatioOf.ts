import type { Picture } from '#src/model/files/picture.ts';

const UNKNOWN_RATIO = 3 / 2;

/** Width divided by height; the usual shape when nothing is known. */
export function aspectRatioOf({ width, height }: Pick<Picture, 'width' | 'height'>): number {
  return width > 0 && height > 0 ? width / height : UNKNOWN_RATIO;
}
