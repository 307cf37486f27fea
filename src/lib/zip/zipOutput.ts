import { AppError } from '#src/model/base/errors.ts';
import { HOUR_MS } from '#src/model/base/time.ts';

export const ZIP_LEFTOVER_MAX_AGE_MS = HOUR_MS;

/** A file that is written from its beginning to its end. */
export interface ZipOutput {
  write: (piece: Uint8Array<ArrayBuffer>) => Promise<void> | void;
  /** What was written; undefined when it lies where the person wanted it. */
  finish: () => Promise<File | undefined>;
  discard: () => Promise<void>;
}

/** Writes to a file that the person has chosen. */
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

/** Only workers have it, so the types of a page do not. */
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

/** A file in the origin's private file system; in a worker only. */
export async function createPrivateFile(name: string, expectedBytes: number): Promise<ZipOutput> {
  const place = await folder();
  const handle = (await place.getFileHandle(name, { create: true })) as PrivateFileHandle;
  // The way that every browser has, and the fastest.
  const access = await handle.createSyncAccessHandle();
  const discard = async (): Promise<void> => {
    access.close();
    await place.removeEntry(name);
  };
  try {
    // A file that grows with every write takes four times as long as one that has its room from the start.
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

/** Whether this browser can write an archive of this size aside, and has the room for it. */
export async function hasPrivateRoom(bytes: number): Promise<boolean> {
  try {
    if (!('getDirectory' in navigator.storage)) return false;
    await folder();
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    // The finished archive is copied to the downloads, but never held twice in here.
    return quota - usage > bytes * 1.05;
  } catch {
    // Private windows of some browsers have the interface, and refuse to open it.
    return false;
  }
}

/** Removes one archive. It may be gone already, or still be read by the downloads of the browser. */
export async function removePrivateFile(name: string): Promise<boolean> {
  try {
    await (await folder()).removeEntry(name);
    return true;
  } catch {
    return false;
  }
}

/** Removes what earlier downloads have left: nobody is told when the browser has saved a file. */
export async function removeLeftovers(now: number): Promise<void> {
  try {
    const place = await folder();
    for await (const [name, handle] of place.entries()) {
      if (handle.kind !== 'file') continue;
      const { lastModified } = await handle.getFile();
      if (now - lastModified > ZIP_LEFTOVER_MAX_AGE_MS) await removePrivateFile(name);
    }
  } catch {
    // Nothing is left over where nothing can be written.
  }
}
