import { AppError } from '#src/model/base/errors.ts';
import { archiveFolder } from '#src/model/files/paths.ts';
import { fileTypeOf, mediaPolicies } from '#src/model/files/mediaPolicy.ts';
import {
  archiveMetadata,
  type BackupStep,
  isCompleteCopy,
} from '#src/model/purchases/archivePlan.ts';
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

interface Tools {
  files: ArchiveFiles;
  /** Calls the copying off: what is copied stays. */
  signal: AbortSignal;
  now: () => Date;
}

function throwIfCancelled({ signal }: Tools): void {
  if (signal.aborted) throw new AppError('cancelled');
}

async function fetched(path: string, { files, signal }: Tools): Promise<Blob> {
  const response = await files.fetch(path, signal);
  if (!response.ok) {
    throw new AppError('backup/http-status', { details: { status: response.status } });
  }
  return response.blob();
}

/** Fetches the file; without an answer from the server it is read through the SDK. */
async function readFile(path: string, tools: Tools): Promise<Blob> {
  try {
    return await fetched(path, tools);
  } catch (thrown) {
    throwIfCancelled(tools);
    if (thrown instanceof AppError && thrown.code === 'backup/http-status') throw thrown;
  }
  try {
    return await tools.files.download(path);
  } catch (cause) {
    throwIfCancelled(tools);
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

/** True when the archive holds the complete copy of this source. */
async function isArchived(step: BackupStep, { files }: Tools): Promise<boolean> {
  const info = await files.info(step.archivePath);
  return info !== undefined && isCompleteCopy(step, info);
}

/**
 * Returns what copies a file of a purchase with the administrator's sign-in and verifies the copy. A
 * complete copy left by an interrupted run is not made again.
 */
export async function copierOf(
  orderId: string,
  tools: Tools,
): Promise<(step: BackupStep) => Promise<void>> {
  const { files, signal, now } = tools;
  // A question after a file that is not there would be an error in the browser's log.
  const present = new Set(await files.list(archiveFolder(orderId)));
  return async (step) => {
    throwIfCancelled(tools);
    const { originalPath, archivePath: path } = step;
    if (present.has(path) && (await isArchived(step, tools))) return;
    const file = await imageFrom(await readFile(originalPath, tools));
    throwIfCancelled(tools);
    const facts = { orderId, now: now(), contentType: file.type, bytes: file.size };
    await files.upload({ path, file, signal, metadata: archiveMetadata(step, facts) });
    if (await isArchived(step, tools)) return;
    throw new AppError('upload/interrupted', { details: { file: path } });
  };
}
