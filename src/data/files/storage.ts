import type { FullMetadata, UploadMetadata, UploadTask } from 'firebase/storage';
import { storageOriginsOf } from '#src/config/backendUrls.ts';
import { env } from '#src/config/env.ts';
import { once } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { cachingOf, isPublicPath } from '#src/model/files/caching.ts';
import { storageAreas } from '#src/model/files/paths.ts';
import { publicFileUrl } from '#src/model/files/urlPolicy.ts';
import { fromSdk, guarded } from '../errors.ts';

const loadStorage = once(() => import('../sdk/storage.ts'));

export interface Upload {
  /** Built with `storagePaths`. */
  path: string;
  file: Blob;
  metadata?: Record<string, string>;
  onProgress?: (sentBytes: number, totalBytes: number) => void;
  /** Cancels the upload; the promise then rejects with 'cancelled'. */
  signal?: AbortSignal;
}

function uploadMetadata({ path, file, metadata }: Upload): UploadMetadata {
  return {
    contentType: file.type,
    ...cachingOf(path),
    ...(metadata ? { customMetadata: metadata } : {}),
  };
}

/** The longest time without a byte. The SDK itself would try again for ten minutes. */
export const UPLOAD_STALL_MS = 12 * SECOND_MS;

/**
 * Calls back when nothing has moved for too long although the browser is online. Without a connection
 * the upload waits and goes on where it was. `moved` begins the time anew.
 */
function watchStall(onStall: () => void): { moved: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    timer = setTimeout(() => (navigator.onLine ? onStall() : begin()), UPLOAD_STALL_MS);
  };
  begin();
  return {
    moved: () => {
      clearTimeout(timer);
      begin();
    },
    end: () => clearTimeout(timer),
  };
}

function settled(task: UploadTask, { onProgress, signal }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => task.cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    const stall = watchStall(() => {
      finish(() => reject(new AppError('upload/service-unavailable')))();
      cancel();
    });
    let sentBytes = 0;
    const finish = (settle: () => void) => () => {
      signal?.removeEventListener('abort', cancel);
      stall.end();
      settle();
    };
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes }) => {
        // A part that is sent again counts from its beginning: that is no progress.
        if (bytesTransferred > sentBytes) stall.moved();
        sentBytes = Math.max(sentBytes, bytesTransferred);
        onProgress?.(bytesTransferred, totalBytes);
      },
      (error) => finish(() => reject(error))(),
      finish(resolve),
    );
  });
}

/** Uploads a file in parts, so that a lost connection costs one part and not the whole file. */
export function upload(request: Upload): Promise<void> {
  return guarded(async () => {
    const { ref, storage, uploadBytesResumable } = await loadStorage();
    if (request.signal?.aborted) throw new AppError('cancelled');
    const target = ref(storage, request.path);
    await settled(uploadBytesResumable(target, request.file, uploadMetadata(request)), request);
  });
}

/** Reads a file with the signed-in user's permissions. */
export function download(path: string): Promise<Blob> {
  return guarded(async () => {
    const { getBlob, ref, storage } = await loadStorage();
    return getBlob(ref(storage, path));
  });
}

/** Removes a file; a file that is already gone is no error. */
export async function remove(path: string): Promise<void> {
  const { deleteObject, ref, storage } = await guarded(loadStorage);
  try {
    await deleteObject(ref(storage, path));
  } catch (thrown) {
    const error = fromSdk(thrown);
    if (error.code !== 'not-found') throw error;
  }
}

export interface FileInfo {
  bytes: number;
  contentType: string;
  cacheControl: string;
  /** The custom metadata given to `upload`. */
  metadata: Readonly<Record<string, string>>;
}

async function metadataOf(path: string): Promise<FullMetadata | undefined> {
  const { getMetadata, ref, storage } = await guarded(loadStorage);
  try {
    return await getMetadata(ref(storage, path));
  } catch (thrown) {
    const error = fromSdk(thrown);
    if (error.code === 'not-found') return undefined;
    throw error;
  }
}

/** The metadata of a file; undefined when it does not exist. */
export async function fileInfo(path: string): Promise<FileInfo | undefined> {
  const found = await metadataOf(path);
  if (!found) return undefined;
  const { size, contentType = '', cacheControl = '', customMetadata = {} } = found;
  return { bytes: size, contentType, cacheControl, metadata: customMetadata };
}

export interface DatedFile {
  path: string;
  bytes: number;
  /** The time of creation or of the last change. */
  updatedAt: Date;
}

/** The paths of all files below a folder. */
export function listPaths(folder: string): Promise<string[]> {
  return guarded(async () => {
    const { list, ref, storage } = await loadStorage();
    const paths: string[] = [];
    const folders = [ref(storage, folder)];
    for (let next = folders.pop(); next; next = folders.pop()) {
      let pageToken: string | undefined;
      do {
        const page = await list(next, pageToken === undefined ? {} : { pageToken });
        folders.push(...page.prefixes);
        paths.push(...page.items.map(({ fullPath }) => fullPath));
        pageToken = page.nextPageToken;
      } while (pageToken !== undefined);
    }
    return paths;
  });
}

/** A file with its size and date; undefined when it does not exist. */
export async function storedFile(path: string): Promise<DatedFile | undefined> {
  const found = await metadataOf(path);
  return found && { path, bytes: found.size, updatedAt: new Date(found.updated) };
}

/** Checks the storage with a minimal request; throws when it cannot be reached. */
export function checkStorage(): Promise<void> {
  return guarded(async () => {
    const { list, ref, storage } = await loadStorage();
    await list(ref(storage, storageAreas.siteBranding), { maxResults: 1 });
  });
}

/** The origins that serve this site's files. */
export const storageOrigins = (): readonly string[] => storageOriginsOf(env);

/** The address of any file. It contains no token: the rules decide who can read it. */
export function fileUrl(path: string): string {
  if (!env.firebase) throw new AppError('not-configured');
  return publicFileUrl({ bucket: env.firebase.storageBucket, path }, storageOrigins()[0]);
}

/** The address of a public file. */
export function publicUrl(path: string): string {
  if (!isPublicPath(path)) throw new AppError('path/invalid', { details: { path } });
  return fileUrl(path);
}
