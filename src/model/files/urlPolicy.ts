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

/** The origins at which Google serves stored files. */
export const STORAGE_ORIGINS: readonly string[] = [
  'https://firebasestorage.googleapis.com',
  'https://storage.googleapis.com',
];

export interface StorageFile {
  bucket: string;
  path: string;
}

/** True when the text contains a forbidden word as a whole word. */
export function hasForbiddenWord(text: string): boolean {
  const words = `-${text.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-`;
  return FORBIDDEN_WORDS.some((word) => words.includes(`-${word}-`));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // An invalid escape sequence names no file of this site.
    return undefined;
  }
}

/** Parses an address of file storage; undefined for any other address. */
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

/** The address of a public file. */
export function publicFileUrl(file: StorageFile, origin = STORAGE_ORIGINS[0] ?? ''): string {
  return `${origin}/v0/b/${file.bucket}/o/${encodeURIComponent(file.path)}?alt=media`;
}

/**
 * True for the address of a public picture of this site without any word that marks an original.
 */
export function isDisplayableUrl(
  url: string,
  origins: readonly string[] = STORAGE_ORIGINS,
): boolean {
  const path = parseStorageUrl(url, origins)?.path;
  return path !== undefined && isDisplayablePath(path);
}

/** True for the storage path of a public picture. */
export function isDisplayablePath(path: string): boolean {
  const [area, ...rest] = path.split('/');
  const isPublic = publicStorageAreas.some((name) => name === area);
  return isPublic && storagePathName(path) !== undefined && !hasForbiddenWord(rest.join('/'));
}

/** True for the storage path of a small unmarked picture that is kept with what was bought. */
export function isPreviewPath(path: string): boolean {
  return storagePaths.preview.parse(path) !== undefined;
}

/** True for the storage path of an original that may be copied into the permanent archive. */
export function isArchivablePath(path: string): boolean {
  return storagePaths.original.parse(path) !== undefined;
}
