import { storagePathName } from '#src/model/base/paths.ts';
import { parseStorageUrl } from './storageUrlPolicy.ts';

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
