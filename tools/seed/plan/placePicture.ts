import { createHash } from 'node:crypto';
import type { Picture } from '#src/shared/schemas/picture.ts';
import type { LibraryPicture, PictureUse } from '../library/entry.ts';
import type { PlannedFile } from './seedPlan.ts';

const SHORT_ID_LENGTH = 14;

/** A short, stable id made of texts: the same content gets the same paths every time. */
export function shortId(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, SHORT_ID_LENGTH);
}

/** A moment as it stands in the name of a file. */
export function fileTimestamp(createdAt: Date): string {
  return String(createdAt.getTime());
}

export interface Placement {
  readonly use: PictureUse;
  readonly originalPath: string;
  readonly variantPath: (width: string) => string;
  readonly urlOf: (path: string) => string;
}

/** A picture with its files in their places. */
export interface PlacedPicture {
  readonly originalPath: string;
  readonly picture: Picture;
  readonly files: readonly PlannedFile[];
  /** The addresses of the narrowest and the widest public file. */
  readonly smallUrl: string;
  readonly largeUrl: string;
}

/** Gives a picture's original and its public widths their paths and addresses. */
export function placePicture(source: LibraryPicture, placement: Placement): PlacedPicture {
  const variants = source.variants[placement.use] ?? [];
  const placed = variants.map(({ width, file }) => {
    const path = placement.variantPath(String(width));
    return { width, file, path, url: placement.urlOf(path) };
  });
  return {
    originalPath: placement.originalPath,
    picture: {
      width: source.width,
      height: source.height,
      placeholder: source.placeholder,
      sources: placed.map(({ width, url }) => ({ width, url })),
    },
    files: [
      { path: placement.originalPath, contentType: 'image/jpeg', source: source.original },
      ...placed.map(({ path, file }) => ({ path, contentType: 'image/webp', source: file })),
    ],
    smallUrl: placed.at(0)?.url ?? '',
    largeUrl: placed.at(-1)?.url ?? '',
  };
}
