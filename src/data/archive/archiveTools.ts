import type { AppError } from '#src/model/base/errors.ts';
import type { BackupStep } from '#src/model/purchases/archivePlan.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import type { FileInfo, Upload } from '../storage.ts';

/** Access to files, as the archive needs it. */
export interface ArchiveFiles {
  /** Fetches a file over HTTP. */
  fetch: (path: string, signal: AbortSignal) => Promise<Response>;
  /** Reads the same file through the SDK. */
  download: (path: string) => Promise<Blob>;
  info: (path: string) => Promise<FileInfo | undefined>;
  /** The paths of the files in a folder. */
  list: (folder: string) => Promise<string[]>;
  upload: (request: Upload) => Promise<void>;
}

/** The state while one purchase is archived. */
export interface PurchaseArchive {
  orderId: string;
  /** The paths already in the archive; other paths need no check. */
  present: ReadonlySet<string>;
  tools: ArchiveTools;
}

/** The result of one file. */
export interface FileResult extends BackupStep {
  /** Undefined when the file is archived, or may be left out. */
  error: AppError | undefined;
  isGone?: boolean;
}

/** Progress within a round. */
export type ArchiveProgress =
  | { kind: 'planned'; purchase: Purchase; steps: readonly BackupStep[] }
  | { kind: 'file'; orderId: string; result: FileResult };

/** The dependencies of a run of the archive. */
export interface ArchiveTools {
  files: ArchiveFiles;
  now: () => Date;
  /** Waits; fails with 'cancelled' when the run is cancelled meanwhile. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Runs `work` under a lock shared by all tabs of this browser. */
  withLock: <Answer>(name: string, work: () => Promise<Answer>) => Promise<Answer>;
  onProgress: (progress: ArchiveProgress) => void;
  /** Cancels the run. */
  signal: AbortSignal;
}
