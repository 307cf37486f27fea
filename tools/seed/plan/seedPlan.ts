import type { LibraryPicture } from '../library/entry.ts';

/** A file that is to lie in storage. */
export interface PlannedFile {
  readonly path: string;
  readonly contentType: string;
  /** A file on this machine, or the bytes themselves. */
  readonly source: string | Buffer;
  /** What a copy in the permanent archive says of itself; its type and size are added to that. */
  readonly archived?: Readonly<Record<string, string>>;
}

/** Everything that the seed writes, by path: nothing has been written yet. */
export interface SeedPlan {
  readonly documents: ReadonlyMap<string, object>;
  readonly nodes: ReadonlyMap<string, object>;
  readonly files: readonly PlannedFile[];
}

/** Bytes that are drawn or scaled for one place only. */
export interface SiteFiles {
  readonly logo: Buffer;
  readonly paymentIcon: Buffer;
  readonly hero: { readonly data: Buffer; readonly width: number };
  readonly profile: { readonly data: Buffer; readonly width: number };
}

export interface Materials {
  /** The finished picture for a picture id of the content. */
  readonly pictureOf: (id: string) => LibraryPicture;
  readonly siteFiles: SiteFiles;
  /** The public address of a storage path. */
  readonly urlOf: (path: string) => string;
}
