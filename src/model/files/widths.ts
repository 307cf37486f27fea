import type { Size } from '../base/geometry.ts';

export const PICTURE_WIDTHS_PX = [480, 960, 1600] as const;

/** The widths in which a picture is published: no wider than it is, and at least one. */
export function publishedWidths(originalWidth: number): number[] {
  const smaller = PICTURE_WIDTHS_PX.filter((width) => width < originalWidth);
  return smaller.length < PICTURE_WIDTHS_PX.length ? [...smaller, originalWidth] : smaller;
}

/** A size scaled to a width, in whole pixels. */
export function scaledToWidth(size: Size, width: number): Size {
  return { width, height: Math.max(1, Math.round((size.height * width) / size.width)) };
}
