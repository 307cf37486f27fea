import type { AppErrorCode } from '#src/model/base/errors.ts';
import type { ZipUnit } from '#src/model/purchases/texts.ts';
import type { ZipEntry } from '#src/model/purchases/zipPlan.ts';

/** The bytes of a picture. */
export type FileContent = Uint8Array<ArrayBuffer>;

/** A file to pack into an archive. */
export interface PackedFile {
  name: string;
  content: FileContent | string;
}

/** The destination of an archive. */
export type ZipTarget =
  /** In memory, for small archives. */
  | { kind: 'memory' }
  /** A file that the user has chosen. */
  | { kind: 'file'; handle: FileSystemFileHandle }
  /** A file in the origin private file system, which is saved as a whole afterwards. */
  | { kind: 'private'; name: string };

export type DiskTarget = Exclude<ZipTarget, { kind: 'memory' }>;

/** The start message of the packing worker. */
export interface PackOrder {
  target: DiskTarget;
  expectedBytes: number;
  reader: MessagePort;
}

export interface ZipOrder {
  kind: 'start';
  entries: readonly ZipEntry[];
  /** The names of files that were not found; the contents list says so. */
  missing: readonly string[];
  /**
   * The port of the worker that writes the archive to disk; without it the archive is built in
   * memory.
   */
  packer: MessagePort | undefined;
  /** The first lines of the contents list. */
  head: readonly string[];
  /** The contents list calls the files so. */
  unit: ZipUnit;
  /** The text of the licence; only one part of an archive in parts holds it. */
  licence: string | undefined;
  /** Set where the page wants the hash of every file; one that is asked for last may depend on the others. */
  isHashed?: boolean | undefined;
}

/** The request for one file. */
export interface FileAccess {
  url: string;
  headers: Record<string, string>;
  /** Set where the file is handed out in parts: the most that is asked for at once. */
  pieceBytes?: number;
}

/** Messages from the page to the reading worker. */
export type ToWorker =
  | ZipOrder
  | { kind: 'access'; id: string; access: FileAccess }
  | { kind: 'noAccess'; id: string };

/** A file that was read, with its hash; undefined for one that could not be. */
export interface HashedFile {
  id: string;
  bytes: number;
  sha256: string | undefined;
}

/** Messages from the reading worker to the page. */
export type FromWorker =
  | { kind: 'needAccess'; id: string }
  | { kind: 'progress'; bytes: number }
  | ({ kind: 'hashed' } & HashedFile)
  | { kind: 'packing' }
  | { kind: 'done'; file: Blob | undefined; failedIds: readonly string[] }
  | { kind: 'failed'; code: AppErrorCode };
