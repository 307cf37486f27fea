import { createHash } from 'node:crypto';
import { previewOf } from '#src/model/files/paths.ts';
import type { Picture } from '#src/model/files/picture.ts';
import type { DemoPicture, Mark } from './pictures.ts';

/** A file that is to lie in storage. */
export interface PlannedFile {
  readonly path: string;
  readonly contentType: string;
  readonly data: Buffer;
  /** The metadata of a copy in the permanent archive; its type and size are added to that. */
  readonly archived?: Readonly<Record<string, string>>;
}

/** Everything that the seed writes, by path: nothing has been written yet. */
export interface SeedPlan {
  readonly documents: ReadonlyMap<string, object>;
  /** The documents that functions make of them. */
  readonly searchIndex: ReadonlyMap<string, object>;
  readonly nodes: ReadonlyMap<string, object>;
  readonly files: readonly PlannedFile[];
}

/** The pictures and drawings of which the plan is made. */
export interface Materials {
  readonly pictureOf: (id: string) => DemoPicture;
  /** Without one the name is the logo. */
  readonly logo: Buffer | undefined;
  readonly paymentIcon: Buffer;
  /** Copies of screen size, which are public as they are. */
  readonly hero: Buffer;
  readonly portrait: Buffer;
  /** The public address of a storage path. */
  readonly urlOf: (path: string) => string;
}

const SHORT_ID_LENGTH = 14;

/** A short, stable id made of texts: the same content gets the same paths every time. */
export function shortId(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, SHORT_ID_LENGTH);
}

/** A moment as it stands in the name of a file. */
export function fileTimestamp(createdAt: Date): string {
  return String(createdAt.getTime());
}

interface Placement {
  readonly mark: Mark;
  readonly originalPath: string;
  /** The bytes at that path, if not those of the original itself. */
  readonly original?: Buffer;
  readonly copyPath: (width: string) => string;
  readonly urlOf: (path: string) => string;
}

/** A picture with its files in their places. */
export interface PlacedPicture {
  readonly originalPath: string;
  readonly picture: Picture;
  readonly files: readonly PlannedFile[];
  /** The addresses of the narrowest and the widest public copy. */
  readonly smallUrl: string;
  readonly largeUrl: string;
}

/** Gives a picture's original, its preview and its public copies their paths and addresses. */
export function placePicture(source: DemoPicture, placement: Placement): PlacedPicture {
  const { mark, originalPath, original = source.original, copyPath, urlOf } = placement;
  const copies = source.copies[mark] ?? [];
  const files = copies.map(({ width, data }) => ({
    path: copyPath(String(width)),
    contentType: 'image/webp',
    data,
  }));
  const sources = copies.map((copy) => ({
    width: copy.width,
    url: urlOf(copyPath(String(copy.width))),
  }));
  const previewPath = previewOf(originalPath);
  const previews =
    previewPath === undefined
      ? []
      : [{ path: previewPath, contentType: 'image/webp', data: source.preview }];
  const { width, height, placeholder } = source;
  return {
    originalPath,
    picture: { width, height, placeholder, sources },
    files: [
      { path: originalPath, contentType: 'image/jpeg', data: original },
      ...previews,
      ...files,
    ],
    smallUrl: sources.at(0)?.url ?? '',
    largeUrl: sources.at(-1)?.url ?? '',
  };
}
