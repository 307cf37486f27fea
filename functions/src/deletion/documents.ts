import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { mapWithLimit } from '../../../src/model/base/async.ts';
import type { CollectionName } from '../../../src/model/base/paths.ts';
import { firestore } from '../firebaseAdmin.ts';

const PAGE_SIZE = 200;

const CHANGES_AT_ONCE = 10;

/** The documents of one collection whose `field` holds a user's id, or an address. */
export interface Owned {
  collection: CollectionName;
  field: string;
  uid: string;
}

type Changes = Record<string, unknown>;

const hasAny = (changes: Changes): boolean => Object.keys(changes).length > 0;

async function eachPage(query: Query, visit: (page: Query) => Promise<string | undefined>) {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  let last = await visit(ordered);
  while (last !== undefined) last = await visit(ordered.startAfter(last));
}

function owned(db: Firestore, { collection, field, uid }: Owned): Query {
  return db.collection(collection).where(field, '==', uid);
}

/** Deletes every document of a user. */
export async function deleteOwned(target: Owned): Promise<void> {
  const db = firestore();
  await eachPage(owned(db, target), async (query) => {
    const page = await query.get();
    const batch = db.batch();
    for (const document of page.docs) batch.delete(document.ref);
    await batch.commit();
    return page.docs.at(-1)?.id;
  });
}

/**
 * Changes every document of a user that is not as it has to be already: a repetition has only the rest to do. Each
 * is read and written in a transaction, so that a simultaneous approval happens entirely before or after.
 */
export async function changeOwned(
  target: Owned,
  change: (record: Record<string, unknown>) => Changes,
): Promise<void> {
  const db = firestore();
  await eachPage(owned(db, target), async (query) => {
    const page = await query.get();
    const left = page.docs.filter((document) => hasAny(change(document.data())));
    await mapWithLimit(left, CHANGES_AT_ONCE, ({ ref }) =>
      db.runTransaction(async (transaction) => {
        const record = (await transaction.get(ref)).data();
        const changes = record && change(record);
        if (changes && hasAny(changes)) transaction.update(ref, changes);
      }),
    );
    return page.docs.at(-1)?.id;
  });
}
