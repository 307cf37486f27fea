import type { PictureSource } from '#src/model/files/picture.ts';

/** The widths of a picture for `srcset`; undefined when there is only one. */
export function srcSet(sources: readonly PictureSource[] | undefined): string | undefined {
  if (!sources || sources.length === 0) return undefined;
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
