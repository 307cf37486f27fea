import type { CSSProperties } from 'react';
import type { PictureSource, Picture } from '#src/model/files/picture.ts';

/** The value of `srcset`; undefined without sources. */
export function srcSet(sources: readonly PictureSource[] | undefined): string | undefined {
  if (!sources || sources.length === 0) return undefined;
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

const UNKNOWN_RATIO = 3 / 2;

/** Width divided by height; 3:2 when the size is unknown. */
export function aspectRatioOf({ width, height }: Pick<Picture, 'width' | 'height'>): number {
  return width > 0 && height > 0 ? width / height : UNKNOWN_RATIO;
}

/** Passes the aspect ratio of a picture to the style sheet, which lays out the rows by it. */
export function ratioStyle(ratio: number): CSSProperties {
  const style: CSSProperties & Record<'--ratio', number> = { '--ratio': ratio };
  return style;
}

/** Shows the tiny picture of a placeholder in the background, until the picture itself covers it. */
export function placeholderStyle(placeholder = ''): CSSProperties {
  return placeholder === '' ? {} : { backgroundImage: `url("${placeholder}")` };
}
