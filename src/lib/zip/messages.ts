import type { AppErrorCode } from '#src/model/base/errors.ts';
import type { ZipEntry } from '#src/model/purchases/zipPlan.ts';

/** The bytes of a picture. */
export type FileContent = Uint8Array<ArrayBuffer>;

/** A file as it goes into an archive. */
export interface PackedFile {
  name: string;
  content: FileContent | string;
}

/** Where an archive is written. */
export type ZipTarget =
  /** Held in memory, for archives that are small enough. */
  | { kind: 'memory' }
  /** A file that the person has chosen. */
  | { kind: 'file'; handle: FileSystemFileHandle }
  /** The origin's private file system, from where it is saved as a whole. */
  | { kind: 'private'; name: string };

export type DiskTarget = Exclude<ZipTarget, { kind: 'memory' }>;

/** What the worker that packs is told. */
export interface PackOrder {
  target: DiskTarget;
  expectedBytes: number;
  reader: MessagePort;
}

export interface ZipOrder {
  kind: 'start';
  entries: readonly ZipEntry[];
  /** Who writes the archive to the disk; without it, it is made in memory. */
  packer: MessagePort | undefined;
  /** The lines at the head of the list inside. */
  head: readonly string[];
}

/** How one file is asked for. */
export interface FileAccess {
  url: string;
  headers: Record<string, string>;
}

/** What the page tells the worker. */
export type ToWorker =
  ZipOrder | { kind: 'access'; id: string; access: FileAccess } | { kind: 'noAccess'; id: string };

/** What the worker tells the page. */
export type FromWorker =
  | { kind: 'needAccess'; id: string }
  | { kind: 'progress'; bytes: number }
  | { kind: 'packing' }
  | { kind: 'done'; file: Blob | undefined; failedIds: readonly string[] }
  | { kind: 'failed'; code: AppErrorCode };
