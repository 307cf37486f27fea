import type { CSSProperties } from 'react';
import type { PictureSource, Picture } from '#src/model/files/picture.ts';

/** The widths of a picture for `srcset`; undefined when there is only one. */
export function srcSet(sources: readonly PictureSource[] | undefined): string | undefined {
  if (!sources || sources.length === 0) return undefined;
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

const UNKNOWN_RATIO = 3 / 2;

/** Width divided by height; the usual shape when nothing is known. */
export function aspectRatioOf({ width, height }: Pick<Picture, 'width' | 'height'>): number {
  return width > 0 && height > 0 ? width / height : UNKNOWN_RATIO;
}

/** Hands the shape of a picture to the style sheet, which lays out the rows by it. */
export function ratioStyle(ratio: number): CSSProperties {
  const style: CSSProperties & Record<'--ratio', number> = { '--ratio': ratio };
  return style;
}
