import { AppError, toAppError } from '#src/model/base/errors.ts';
import { HOUR_MS } from '#src/model/base/units.ts';

export const ZIP_LEFTOVER_MAX_AGE_MS = HOUR_MS;

/** A file that is written sequentially. */
export interface ZipOutput {
  write: (piece: Uint8Array<ArrayBuffer>) => Promise<void> | void;
  /** The written file; undefined when it is the file that the user chose. */
  finish: () => Promise<File | undefined>;
  discard: () => Promise<void>;
}

/** The error of writing an archive; a full disk has a code of its own. */
export function outputError(thrown: unknown): AppError {
  const isDiskFull = thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
  return isDiskFull ? new AppError('quota-exceeded', { cause: thrown }) : toAppError(thrown);
}

/** Writes to the file that the user chose. */
export async function writeToChosenFile(handle: FileSystemFileHandle): Promise<ZipOutput> {
  const writable = await handle.createWritable();
  return {
    write: (piece) => writable.write(piece),
    finish: async () => {
      await writable.close();
      return undefined;
    },
    discard: () => writable.abort(),
  };
}

const FOLDER = 'zip';

/** Available only in workers, so it is missing in the DOM types. */
interface SyncAccess {
  write: (chunk: Uint8Array, options: { at: number }) => number;
  truncate: (size: number) => void;
  flush: () => void;
  close: () => void;
}

interface PrivateFileHandle extends FileSystemFileHandle {
  createSyncAccessHandle: () => Promise<SyncAccess>;
}

async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

/** Creates a file in the origin private file system; works only in a worker. */
export async function createPrivateFile(name: string, expectedBytes: number): Promise<ZipOutput> {
  const place = await folder();
  const handle = (await place.getFileHandle(name, { create: true })) as PrivateFileHandle;
  // The synchronous handle is the fastest and works in every browser.
  const access = await handle.createSyncAccessHandle();
  const discard = async (): Promise<void> => {
    access.close();
    await place.removeEntry(name);
  };
  try {
    // Reserving the size first is four times as fast as growing the file with every write.
    access.truncate(expectedBytes);
  } catch (thrown) {
    await discard();
    throw thrown;
  }
  let written = 0;
  return {
    write: (piece) => {
      const count = access.write(piece, { at: written });
      if (count < piece.length) throw new AppError('quota-exceeded');
      written += count;
    },
    finish: () => {
      access.truncate(written);
      access.flush();
      access.close();
      return handle.getFile();
    },
    discard,
  };
}

/** True when the origin private file system exists and has room for an archive of this size. */
export async function hasPrivateRoom(bytes: number): Promise<boolean> {
  try {
    if (!('getDirectory' in navigator.storage)) return false;
    await folder();
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    // The finished archive is copied to the downloads, so it needs its size here only once.
    return quota - usage > bytes * 1.05;
  } catch {
    // Private windows of some browsers have the interface but refuse access.
    return false;
  }
}

/**
 * Removes one archive; false when it is already gone or still being read by the browser's
 * downloads.
 */
export async function removePrivateFile(name: string): Promise<boolean> {
  try {
    await (await folder()).removeEntry(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes archives of earlier downloads by their age, because browsers do not report that a file
 * has been saved.
 */
export async function removeLeftovers(now: number): Promise<void> {
  try {
    const place = await folder();
    for await (const [name, handle] of place.entries()) {
      if (handle.kind !== 'file') continue;
      const { lastModified } = await handle.getFile();
      if (now - lastModified > ZIP_LEFTOVER_MAX_AGE_MS) await removePrivateFile(name);
    }
  } catch {
    // Without access to the file system there is nothing to remove.
  }
}
