import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import * as z from 'zod/mini';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { itemKinds, type ItemKind } from '../../../src/model/base/routes.ts';
import { falseByDefault, text } from '../../../src/model/base/schema.ts';
import { isNamedWell, namesFor, renamed } from '../../../src/model/catalogue/itemNames.ts';
import { addressed } from '../../../src/model/catalogue/schema.ts';
import { recordOf } from '../decodeSnapshot.ts';
import { endEvent } from '../events.ts';
import { firestore } from '../firebaseAdmin.ts';
import { wasChanged } from '../wasChanged.ts';

/*
 * Published items get names for their addresses here, and nowhere else: two pictures that are published at once, by
 * whoever, cannot get the same. Without this function the galleries use ids.
 */

/** The collections whose items share their names. */
export const homes: Record<ItemKind, readonly string[]> = {
  album: [collections.albums],
  billede: [collections.singleImages, collections.legacySingleImages],
  portfolio: [collections.portfolio],
};

const itemSchema = z.object({
  id: z.string(),
  title: text,
  isPublished: falseByDefault,
  ...addressed,
});

type Item = z.infer<typeof itemSchema>;

/** Reads a published item; none that cannot be read. */
function publishedItem(snapshot: DocumentSnapshot): Item | undefined {
  const { data: item } = z.safeParse(itemSchema, recordOf(snapshot));
  return item?.isPublished ? item : undefined;
}

/** Returns a published item without a name that fits its title. */
function unnamed(snapshot: DocumentSnapshot): Item | undefined {
  const item = publishedItem(snapshot);
  return item && !isNamedWell(item) ? item : undefined;
}

async function isFree(kind: ItemKind, name: string, ref: DocumentReference): Promise<boolean> {
  const queries = homes[kind].flatMap((collection) => {
    const all = firestore().collection(collection).select().limit(2);
    return [all.where('slug', '==', name), all.where('formerSlugs', 'array-contains', name)];
  });
  const found = await Promise.all(queries.map((query) => query.get()));
  return found.every(({ docs }) => docs.every((each) => each.ref.path === ref.path));
}

/**
 * Gives an item the first name that is free. A transaction would hold the item while orders read it: instead,
 * whoever finds afterwards that another took the same name at the same moment gives it up.
 */
async function takeFreeName(
  kind: ItemKind,
  { ref, updateTime: readTime }: DocumentSnapshot,
  item: Item,
): Promise<void> {
  let updateTime = readTime;
  for (const name of namesFor(item)) {
    if (!(await isFree(kind, name, ref))) continue;
    const ifUnchanged = updateTime ? { lastUpdateTime: updateTime } : {};
    const { writeTime } = await ref.update({ ...renamed(item, name) }, ifUnchanged);
    if (await isFree(kind, name, ref)) return;
    updateTime = writeTime;
  }
}

/** Leaves an item alone that was changed meanwhile: the change has an event of its own. */
async function takeName(...wanted: Parameters<typeof takeFreeName>): Promise<void> {
  try {
    await takeFreeName(...wanted);
  } catch (error) {
    if (!wasChanged(error)) throw error;
  }
}

/** Names an item, unless its name fits. A repetition changes nothing. */
export async function nameItem(kind: ItemKind, ref: DocumentReference): Promise<void> {
  const snapshot = await ref.get();
  const item = unnamed(snapshot);
  if (item) await takeName(kind, snapshot, item);
}

async function nameMissingOf(kind: ItemKind): Promise<void> {
  const taken = new Set<string>();
  for (const collection of homes[kind]) {
    const published = firestore().collection(collection).where('isPublished', '==', true);
    const { docs } = await published.select('title', 'slug', 'formerSlugs', 'isPublished').get();
    for (const { ref } of docs.filter((each) => unnamed(each))) await nameItem(kind, ref);
    for (const each of docs) {
      const item = publishedItem(each);
      if (!item?.slug) continue;
      if (taken.has(item.slug)) await takeName(kind, each, { ...item, slug: undefined });
      taken.add(item.slug);
    }
  }
}

/**
 * Names what is still without, because it was published before this function was deployed or its event was lost, and
 * parts two that were cut off while they took the same name.
 */
export async function nameMissing(): Promise<void> {
  for (const kind of itemKinds) await nameMissingOf(kind);
}

function naming(kind: ItemKind, document: string) {
  return onDocumentWritten({ document, retry: true }, ({ data }) => {
    const after = data?.after;
    if (!after?.exists || !unnamed(after)) return undefined;
    return endEvent(nameItem(kind, after.ref));
  });
}

export const nameAlbum = naming('album', documents.album.pattern);
export const nameSingleImage = naming('billede', documents.singleImage.pattern);
export const nameLegacySingleImage = naming('billede', documents.legacySingleImage.pattern);
export const namePortfolioItem = naming('portfolio', documents.portfolioItem.pattern);
