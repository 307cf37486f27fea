import { createHash } from 'node:crypto';
import { chunks } from '../../../src/model/base/lists.ts';
import type { ItemKind } from '../../../src/model/base/routes.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '../../../src/model/catalogue/editing/albumChanges.ts';
import type { SearchHit } from '../../../src/model/catalogue/search/search.ts';

/** The parts of the index. */
export const PARTS = Array.from({ length: 64 }, (_, index) => String(index));

function partOf(key: string): string {
  const [byte = 0] = createHash('sha256').update(key).digest();
  return PARTS[byte % PARTS.length] ?? '';
}

/** Few enough that a part has room for several entries of large albums. */
const ENTRY_MAX_HITS = 100;

/** An album is found itself, and by each of its pictures. */
const ALBUM_ENTRIES = Math.ceil((1 + ALBUM_IMAGE_MAX_COUNT) / ENTRY_MAX_HITS);

interface Entry {
  part: string;
  key: string;
  hits: readonly SearchHit[];
}

/** The entries of an item, by the path of its document: also the empty ones, in which it may have had hits before. */
export function entriesOf(kind: ItemKind, path: string, hits: readonly SearchHit[]): Entry[] {
  const portions = chunks(hits, ENTRY_MAX_HITS);
  return Array.from({ length: kind === 'album' ? ALBUM_ENTRIES : 1 }, (_, index) => {
    const key = index === 0 ? path : `${path}#${index}`;
    return { part: partOf(key), key, hits: portions[index] ?? [] };
  });
}

export type Parts = Map<string, Record<string, readonly SearchHit[]>>;

export const emptyParts = (): Parts => new Map(PARTS.map((part) => [part, {}]));

/** Puts the hits of an item into the parts that hold them. */
export function addToParts(parts: Parts, entries: readonly Entry[]): void {
  for (const { part, key, hits } of entries) {
    if (hits.length > 0) Object.assign(parts.get(part) ?? {}, { [key]: hits });
  }
}
