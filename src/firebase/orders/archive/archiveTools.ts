import type { FileInfo, Upload } from '../../storage.ts';

/** How the archive reaches files. */
export interface ArchiveFiles {
  /** The answer of the server to a plain request for a file. */
  fetch: (path: string, signal: AbortSignal) => Promise<Response>;
  /** The same file through the SDK. */
  download: (path: string) => Promise<Blob>;
  info: (path: string) => Promise<FileInfo | undefined>;
  upload: (request: Upload) => Promise<void>;
}

/** What a run of the archive works with. */
export interface ArchiveTools {
  files: ArchiveFiles;
  now: () => Date;
  /** Waits; fails with 'cancelled' when the run is called off meanwhile. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Calls the run off. */
  signal: AbortSignal;
}
