import { publicStorageAreas, storagePathName, storagePaths } from './paths.ts';

export const URL_MAX_LENGTH = 2048;

/** Words that mark a file as something other than a public, watermarked picture. */
const FORBIDDEN_WORDS = [
  'high-quality',
  'high-res',
  'hi-res',
  'hires',
  'original',
  'originals',
  'private',
  'premium',
  'full-res',
  'full-size',
  'fullsize',
  'raw',
  'master',
  'source',
  'hd',
  '4k',
  '8k',
  'large',
  'big',
  'nowatermark',
  'no-watermark',
  'unwatermarked',
  'uncompressed',
  'clean',
];

/** Where Google serves stored files. */
export const STORAGE_ORIGINS: readonly string[] = [
  'https://firebasestorage.googleapis.com',
  'https://storage.googleapis.com',
];

export interface StorageFile {
  bucket: string;
  path: string;
}

/** Whether a text holds one of the forbidden words as a word of its own. */
export function hasForbiddenWord(text: string): boolean {
  const words = `-${text.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-`;
  return FORBIDDEN_WORDS.some((word) => words.includes(`-${word}-`));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape names no file of ours.
    return undefined;
  }
}

/** The file behind an address of file storage, or undefined for any other address. */
export function parseStorageUrl(
  url: string,
  origins: readonly string[] = STORAGE_ORIGINS,
): StorageFile | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname, username, password } = new URL(url);
  if (!origins.includes(origin) || username !== '' || password !== '') return undefined;
  const match =
    /^\/v0\/b\/(?<bucket>[^/]+)\/o\/(?<path>[^/]+)$/.exec(pathname) ??
    /^\/(?!v0\/)(?<bucket>[^/]+)\/(?<path>.+)$/.exec(pathname);
  const bucket = match?.groups?.['bucket'];
  const path = decoded(match?.groups?.['path'] ?? '%');
  return bucket !== undefined && path !== undefined ? { bucket, path } : undefined;
}

/** The address under which a public file is served. */
export function publicFileUrl(file: StorageFile, origin = STORAGE_ORIGINS[0] ?? ''): string {
  return `${origin}/v0/b/${file.bucket}/o/${encodeURIComponent(file.path)}?alt=media`;
}

/** Whether a page may show this address: one of our files, public, and nothing that hints at an original. */
export function displayable(url: string, origins: readonly string[] = STORAGE_ORIGINS): boolean {
  const path = parseStorageUrl(url, origins)?.path;
  return path !== undefined && isDisplayablePath(path);
}

/** Whether a storage path names a public picture. */
export function isDisplayablePath(path: string): boolean {
  const [area, ...rest] = path.split('/');
  const isPublic = publicStorageAreas.some((name) => name === area);
  return isPublic && storagePathName(path) !== undefined && !hasForbiddenWord(rest.join('/'));
}

/** Whether a storage path names an original that may be copied into the permanent archive. */
export function archivable(path: string): boolean {
  return storagePaths.original.parse(path) !== undefined;
}

function pathIn(text: string, origins: readonly string[] | undefined): string | undefined {
  const path = parseStorageUrl(text, origins)?.path ?? text;
  return storagePathName(path) === undefined ? undefined : path;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Every file of ours that a record mentions, as a path or as an address, in whatever field:
 * reading all fields means that a new one can never be forgotten.
 */
export function storageReferences(record: unknown, origins?: readonly string[]): Set<string> {
  const paths = textsIn(record).map((text) => pathIn(text, origins));
  return new Set(paths.filter((path) => path !== undefined));
}
