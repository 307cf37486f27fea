import type { CSSProperties } from 'react';

/** Hands the shape of a picture to the style sheet, which lays out the rows by it. */
export function ratioStyle(ratio: number): CSSProperties {
  const style: CSSProperties & Record<'--ratio', number> = { '--ratio': ratio };
  return style;
}
