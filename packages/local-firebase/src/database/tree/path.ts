import { DataError } from './dataError.ts';
import type { Path } from './treeNode.ts';

const MAX_KEY_BYTES = 768;
const MAX_DEPTH = 32;
const FORBIDDEN = new Set('.#$/[]');
const LAST_CONTROL_CHARACTER = 0x1f;
const DELETE_CHARACTER = 0x7f;

function isForbidden(character: string): boolean {
  const code = character.charCodeAt(0);
  return FORBIDDEN.has(character) || code <= LAST_CONTROL_CHARACTER || code === DELETE_CHARACTER;
}

/** Whether a child may have this name. */
export function isValidKey(key: string): boolean {
  if (key === '' || Buffer.byteLength(key) > MAX_KEY_BYTES) return false;
  return !Array.from(key).some(isForbidden);
}

/** Splits `/a/b/` into its keys, without judging them. */
export function splitPath(text: string): string[] {
  return text.split('/').filter((key) => key !== '');
}

/** Refuses a path with a bad key or more levels than the database stores. */
export function assertValidPath(path: Path): void {
  if (path.length > MAX_DEPTH) {
    throw new DataError(`Invalid path: more than ${String(MAX_DEPTH)} levels deep.`);
  }
  for (const key of path) {
    if (!isValidKey(key)) throw new DataError('Invalid path: Invalid token in path');
  }
}

/** Splits and checks a path. */
export function parsePath(text: string): string[] {
  const path = splitPath(text);
  assertValidPath(path);
  return path;
}

/** Whether `path` is `ancestor` itself or lies below it. */
export function isWithin(path: Path, ancestor: Path): boolean {
  return path.length >= ancestor.length && ancestor.every((key, index) => path[index] === key);
}
