import { files, running, type StoredFile } from '../files.ts';
import { pass } from '../interruptions.ts';

/* Stands in for `src/data/sdk/storage.ts`. */

interface Reference {
  fullPath: string;
}

interface Metadata {
  contentType?: string;
  customMetadata?: Record<string, string>;
}

interface Progress {
  bytesTransferred: number;
  totalBytes: number;
}

type ObserverParts = [
  event: string,
  next: (progress: Progress) => void,
  failed: (thrown: unknown) => void,
  complete: () => void,
];

export const storage = {};

const problem = (code: string) => Object.assign(new Error(code), { code: `storage/${code}` });

export const ref = (_storage: object, path: string): Reference => ({
  fullPath: path.replace(/\/$/, ''),
});

export function uploadBytesResumable({ fullPath: path }: Reference, file: Blob, meta: Metadata) {
  const { promise: cancelled, reject } = Promise.withResolvers<never>();
  const store = () => files.put(path, file, { metadata: meta.customMetadata ?? {} });
  return {
    cancel: () => reject(problem('canceled')),
    on: (...[, next, failed, complete]: ObserverParts) => {
      const tell = (share: number) =>
        next({ bytesTransferred: share * file.size, totalBytes: file.size });
      running.set(path, tell);
      Promise.race([pass('upload', path), cancelled])
        .then(store)
        .finally(() => running.delete(path))
        .then(() => tell(1))
        .then(complete, failed);
    },
  };
}

async function found(path: string): Promise<StoredFile> {
  const file = files.get(path);
  if (!file) throw problem('object-not-found');
  return Promise.resolve(file);
}

export async function getBlob({ fullPath }: Reference): Promise<Blob> {
  await pass('download', fullPath);
  return (await found(fullPath)).blob;
}

export async function getMetadata({ fullPath }: Reference) {
  await pass('describe', fullPath);
  const { blob, contentType, metadata, updatedAt } = await found(fullPath);
  const updated = updatedAt.toISOString();
  return { fullPath, size: blob.size, contentType, customMetadata: metadata, updated };
}

export async function deleteObject({ fullPath }: Reference): Promise<void> {
  await pass('delete', fullPath);
  await found(fullPath);
  files.remove(fullPath);
}

export async function list({ fullPath }: Reference) {
  await pass('list', fullPath);
  const beginning = `${fullPath}/`;
  const names = files.paths(beginning).map((path) => path.slice(beginning.length));
  const folders = names.filter((name) => name.includes('/')).map((name) => name.split('/')[0]);
  const below = (name = ''): Reference => ({ fullPath: `${beginning}${name}` });
  return {
    items: names.filter((name) => !name.includes('/')).map(below),
    prefixes: [...new Set(folders)].map(below),
  };
}
