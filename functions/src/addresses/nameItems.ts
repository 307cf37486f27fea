import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
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

/** Returns a published item without a name that fits its title; none that cannot be read. */
function unnamed(snapshot: DocumentSnapshot): z.infer<typeof itemSchema> | undefined {
  const { data: item } = z.safeParse(itemSchema, recordOf(snapshot));
  return item?.isPublished && !isNamedWell(item) ? item : undefined;
}

async function isFree(
  transaction: Transaction,
  { kind, name, ref }: { kind: ItemKind; name: string; ref: DocumentReference },
): Promise<boolean> {
  const queries = homes[kind].flatMap((collection) => {
    const all = firestore().collection(collection).select().limit(2);
    return [all.where('slug', '==', name), all.where('formerSlugs', 'array-contains', name)];
  });
  const found = await Promise.all(queries.map((query) => transaction.get(query)));
  return found.every(({ docs }) => docs.every((each) => each.ref.path === ref.path));
}

/** Names an item, unless its name fits. A repetition changes nothing. */
export function nameItem(kind: ItemKind, ref: DocumentReference): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const item = unnamed(await transaction.get(ref));
    if (!item) return;
    for (const name of namesFor(item)) {
      if (!(await isFree(transaction, { kind, name, ref }))) continue;
      transaction.update(ref, { ...renamed(item, name) });
      return;
    }
  });
}

/** Names what is still without: it was published before this function was deployed, or its event was lost. */
export async function nameMissing(): Promise<void> {
  for (const kind of itemKinds) {
    for (const collection of homes[kind]) {
      const published = firestore().collection(collection).where('isPublished', '==', true);
      const { docs } = await published.select('title', 'slug', 'isPublished').get();
      for (const each of docs) if (unnamed(each)) await nameItem(kind, each.ref);
    }
  }
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
