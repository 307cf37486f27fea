import { clientPictureName } from '../clients/files.ts';
import { previewOf, storagePathName } from './paths.ts';
import { parseStorageUrl } from './urlPolicy.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * The name under which a record refers to a file; undefined for a file of an unknown shape. Records of
 * client galleries name originals alone.
 */
export function referredName(path: string): string | undefined {
  return clientPictureName(path) ?? (storagePathName(path) && path);
}

/**
 * Collects every file that a record mentions, as a path or an address, in any field, and the preview
 * of each original. All fields are read so that a new one cannot be forgotten.
 */
export function storageReferences(record: unknown, origins?: readonly string[]): Set<string> {
  const names = textsIn(record)
    .map((text) => referredName(parseStorageUrl(text, origins)?.path ?? text))
    .filter((name) => name !== undefined);
  return new Set([...names, ...names.map(previewOf).filter((path) => path !== undefined)]);
}
