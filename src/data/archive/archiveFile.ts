import { AppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { fileTypeOf, mediaPolicies } from '#src/model/files/mediaPolicy.ts';
import {
  archiveMetadata,
  type BackupStep,
  isArchivable,
  isCompleteCopy,
} from '#src/model/purchases/archivePlan.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import type { FileInfo, Upload } from '../files/storage.ts';

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

export const BACKUP_FETCH_ATTEMPTS = 3;
export const BACKUP_FETCH_BACKOFF_MS = SECOND_MS;

export function throwIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('cancelled');
}

const BUSY_STATUSES: readonly unknown[] = [408, 429];

async function fetched(path: string, { files, signal }: ArchiveTools): Promise<Blob> {
  const response = await files.fetch(path, signal);
  if (!response.ok) {
    throw new AppError('backup/http-status', { details: { status: response.status } });
  }
  return response.blob();
}

/** Fetches the file; without an answer from the server it is read through the SDK. */
async function readFile(path: string, tools: ArchiveTools): Promise<Blob> {
  try {
    return await fetched(path, tools);
  } catch (thrown) {
    throwIfCancelled(tools.signal);
    if (thrown instanceof AppError && thrown.code === 'backup/http-status') throw thrown;
  }
  try {
    return await tools.files.download(path);
  } catch (cause) {
    throwIfCancelled(tools.signal);
    throw new AppError('backup/unreachable', { cause });
  }
}

/** The file with the image type that its first bytes show; throws when it is not an image. */
async function imageFrom(file: Blob): Promise<Blob> {
  const notAnImage = new AppError('backup/not-an-image', { details: { type: file.type } });
  if (!file.type.startsWith('image/')) throw notAnImage;
  if (file.size === 0) throw new AppError('backup/empty');
  const type = await fileTypeOf(file);
  if (type === undefined || !mediaPolicies.album.types.includes(type)) throw notAnImage;
  return file.slice(0, file.size, type);
}

function isTemporary({ code, details }: AppError): boolean {
  if (code === 'backup/unreachable') return true;
  const status = details['status'];
  return BUSY_STATUSES.includes(status) || (typeof status === 'number' && status >= 500);
}

/**
 * Reads an original with the administrator's sign-in. Temporary failures are retried with growing
 * delays.
 */
export async function readOriginal(path: string, tools: ArchiveTools): Promise<Blob> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await imageFrom(await readFile(path, tools));
    } catch (thrown) {
      const mayPass = thrown instanceof AppError && isTemporary(thrown);
      if (!mayPass || attempt >= BACKUP_FETCH_ATTEMPTS) throw thrown;
    }
    await tools.sleep(BACKUP_FETCH_BACKOFF_MS * 2 ** (attempt - 1), tools.signal);
  }
}

/** True when the archive holds the complete copy of this source. */
async function isArchived(step: BackupStep, { files }: ArchiveTools): Promise<boolean> {
  const info = await files.info(step.archivePath);
  return info !== undefined && isCompleteCopy(step, info);
}

/**
 * Copies one file into the permanent archive and verifies the copy. A complete copy left by an
 * interrupted run is not made again.
 */
export async function archiveFile(
  step: BackupStep,
  { orderId, present, tools }: PurchaseArchive,
): Promise<void> {
  if (!isArchivable(step)) throw new AppError('backup/refused-source');
  if (present.has(step.archivePath) && (await isArchived(step, tools))) return;
  const file = await readOriginal(step.originalPath, tools);
  throwIfCancelled(tools.signal);
  await tools.files.upload({
    path: step.archivePath,
    file,
    signal: tools.signal,
    metadata: archiveMetadata(step, {
      orderId,
      now: tools.now(),
      contentType: file.type,
      bytes: file.size,
    }),
  });
  if (await isArchived(step, tools)) return;
  throw new AppError('upload/interrupted', { details: { file: step.archivePath } });
}
