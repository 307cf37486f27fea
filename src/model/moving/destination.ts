import { type FiledPicture, fileIdsOf } from '../catalogue/pictureFiles.ts';
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

/** The ids of pictures one after the other, each read once; a file that cannot be read has that of an empty one. */
function idsOf(pictures: readonly PlannedPicture[], { open, signal }: Search['tools']) {
  const read: string[] = [];
  return async function* ids(): AsyncGenerator<string> {
    yield* read;
    for (const picture of pictures.slice(read.length)) {
      if (signal.aborted) return;
      const file = await open(picture).catch(() => new Blob());
      const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
      read.push(await pictureId(bytes));
      yield read.at(-1) ?? '';
    }
  };
}

/** True when most of what a draft holds, or most of the pictures, are both: one alone may lie in many clients' folders. */
async function holdsMostly(
  held: readonly FiledPicture[],
  count: number,
  ids: AsyncIterable<string>,
): Promise<boolean> {
  const least = Math.min(held.length, count) / 2;
  const places = new Map(held.flatMap((each, place) => fileIdsOf(each).map((id) => [id, place])));
  const found = new Set<number>();
  for await (const id of ids) {
    const place = places.get(id);
    if (place !== undefined) found.add(place);
    if (found.size > least) return true;
  }
  return false;
}

/**
 * Finds the album or gallery that the pictures of a folder go into. Folders of other clients may have the same
 * name: it goes on with a draft only where that is empty, or holds mostly the same.
 */
export async function findDestination(
  { pictures, key, ...collection }: Collection,
  { known, filled, tools }: Search,
): Promise<Destination> {
  const ids = idsOf(pictures, tools);
  for (let { number } = collection; ; number += 1) {
    const id = await collectionId({ ...collection, key, number });
    if (known.closed.has(id) || filled.has(id)) continue;
    const held = known.drafts.get(id) ?? [];
    if (held.length > 0 && !(await holdsMostly(held, pictures.length, ids()))) continue;
    filled.add(id);
    const title = numberedTitle({ ...collection, number });
    const room = Math.max(0, PICTURE_MAX_COUNTS[collection.kind] - held.length);
    return { ...collection, number, id, title, room };
  }
}
