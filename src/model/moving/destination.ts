import { fileIdsOf } from '../catalogue/pictureFiles.ts';
import type { FoundFile } from './groups.ts';
import { type KnownShop, pictureId } from './known.ts';
import {
  type Collection,
  collectionId,
  numberedTitle,
  PICTURE_MAX_COUNTS,
  type PlannedPicture,
} from './plan.ts';

/** The album or gallery that pictures go into. */
export interface Destination extends Omit<Collection, 'key' | 'pictures'> {
  id: string;
  /** As many more pictures fit in. */
  room: number;
}

interface Search {
  known: KnownShop;
  /** The ids of those that have been found before. */
  filled: Set<string>;
  tools: { open: (file: FoundFile) => Promise<Blob>; signal: AbortSignal };
}

/** True when one of the pictures is among those with these ids; a file that cannot be read is not. */
async function isOneIn(
  ids: ReadonlySet<string>,
  pictures: readonly PlannedPicture[],
  { open, signal }: Search['tools'],
): Promise<boolean> {
  for (const picture of pictures) {
    if (signal.aborted) return false;
    const file = await open(picture).catch(() => new Blob());
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
    if (ids.has(await pictureId(bytes))) return true;
  }
  return false;
}

/**
 * Finds the album or gallery that the pictures of a folder go into. Folders of other clients may have the same
 * name: it goes on with a draft only where that is empty, or holds one of these pictures.
 */
export async function findDestination(
  { pictures, key, ...collection }: Collection,
  { known, filled, tools }: Search,
): Promise<Destination> {
  for (let { number } = collection; ; number += 1) {
    const id = await collectionId({ ...collection, key, number });
    if (known.closed.has(id) || filled.has(id)) continue;
    const held = known.drafts.get(id) ?? [];
    const ids = new Set(held.flatMap(fileIdsOf));
    if (held.length > 0 && !(await isOneIn(ids, pictures, tools))) continue;
    filled.add(id);
    const title = numberedTitle({ ...collection, number });
    const room = Math.max(0, PICTURE_MAX_COUNTS[collection.kind] - held.length);
    return { ...collection, number, id, title, room };
  }
}
