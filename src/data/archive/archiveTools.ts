import type { AppError } from '#src/model/base/errors.ts';
import type { BackupStep } from '#src/model/purchases/archivePlan.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import type { FileInfo, Upload } from '../storage.ts';

/** How the archive reaches files. */
export interface ArchiveFiles {
  /** The answer of the server to a plain request for a file. */
  fetch: (path: string, signal: AbortSignal) => Promise<Response>;
  /** The same file through the SDK. */
  download: (path: string) => Promise<Blob>;
  info: (path: string) => Promise<FileInfo | undefined>;
  /** The paths of the files in a folder. */
  list: (folder: string) => Promise<string[]>;
  upload: (request: Upload) => Promise<void>;
}

/** The archive of one purchase, at work. */
export interface PurchaseArchive {
  orderId: string;
  /** The files that an earlier run has begun to copy: the others need not be asked for. */
  present: ReadonlySet<string>;
  tools: ArchiveTools;
}

/** What became of one file. */
export interface FileResult extends BackupStep {
  /** Undefined when the file is in the archive, or is done without. */
  error: AppError | undefined;
  isGone?: boolean;
}

/** What happens inside a round, as it happens. */
export type ArchiveProgress =
  | { kind: 'planned'; purchase: Purchase; steps: readonly BackupStep[] }
  | { kind: 'file'; orderId: string; result: FileResult };

/** What a run of the archive works with. */
export interface ArchiveTools {
  files: ArchiveFiles;
  now: () => Date;
  /** Waits; fails with 'cancelled' when the run is called off meanwhile. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Runs `work` while no other tab of this browser works on the same purchase. */
  alone: <Answer>(name: string, work: () => Promise<Answer>) => Promise<Answer>;
  onProgress: (progress: ArchiveProgress) => void;
  /** Calls the run off. */
  signal: AbortSignal;
}
