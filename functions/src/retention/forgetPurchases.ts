import { FieldPath, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { collections, documents } from '../../../src/model/base/paths.ts';
import {
  isForgotten,
  ownerOf,
  personalCollections,
  retentionLimit,
  withoutPersonIn,
  type Changes,
  type PersonalCollection,
  type StoredRecord,
} from '../../../src/model/bookkeeping/retention.ts';
import { storagePaths } from '../../../src/model/files/paths.ts';
import { decodeValue } from '../decodeSnapshot.ts';
import { writable } from '../deletion/anonymous.ts';
import { auth, bucket, firestore } from '../firebaseAdmin.ts';

/** As many as one question about accounts may name, and far fewer than one write may change. */
const PAGE_SIZE = 100;

interface OldRecord {
  snapshot: QueryDocumentSnapshot;
  record: StoredRecord;
}

/** The users among these who still have an account. */
async function withAccount(uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set();
  const { users } = await auth().getUsers(uids.map((uid) => ({ uid })));
  return new Set(users.map(({ uid }) => uid));
}

/** A PDF holds the buyer too. It goes first: only as long as the voucher names it, it is found again. */
async function removePdf(number: string): Promise<void> {
  await bucket()
    .file(storagePaths.voucher.build({ voucherNumber: number }))
    .delete({ ignoreNotFound: true });
}

async function changesOf(
  collection: PersonalCollection,
  records: readonly OldRecord[],
): Promise<[QueryDocumentSnapshot, Changes][]> {
  const owners = records.flatMap(({ record }) => ownerOf(collection, record) ?? []);
  const living = await withAccount([...new Set(owners)]);
  return records
    .map(({ snapshot, record }): [QueryDocumentSnapshot, Changes] => [
      snapshot,
      withoutPersonIn(collection, record, (uid) => living.has(uid)),
    ])
    .filter(([, changes]) => Object.keys(changes).length > 0);
}

/** Changes some records and counts them in the log, both or neither. */
async function forget(
  collection: PersonalCollection,
  records: readonly OldRecord[],
  runPath: string,
): Promise<void> {
  const changed = await changesOf(collection, records);
  if (changed.length === 0) return;
  for (const [{ id }, changes] of changed) {
    if ('pdf' in changes) await removePdf(id);
  }
  const db = firestore();
  const batch = db.batch();
  for (const [{ ref }, changes] of changed) batch.update(ref, writable(changes));
  batch.update(db.doc(runPath), { count: FieldValue.increment(changed.length) });
  await batch.commit();
}

/**
 * Goes through a whole collection, since older records tell their date as text, or only in their
 * number, which no query finds.
 */
async function forgetIn(
  collection: PersonalCollection,
  limit: Date,
  runPath: string,
): Promise<void> {
  const every = firestore()
    .collection(collections[collection])
    .orderBy(FieldPath.documentId())
    .limit(PAGE_SIZE);
  let last: string | undefined;
  do {
    const { docs } = await (last === undefined ? every : every.startAfter(last)).get();
    const old = docs
      .map((snapshot): OldRecord => {
        const data = Object(decodeValue(snapshot.data())) as StoredRecord;
        return { snapshot, record: { ...data, id: snapshot.id } };
      })
      .filter(({ record }) => isForgotten(collection, record, limit));
    await forget(collection, old, runPath);
    last = docs.length < PAGE_SIZE ? undefined : docs.at(-1)?.id;
  } while (last !== undefined);
}

/**
 * Takes the persons out of sales that need not be kept any longer. Repeating it does no harm, and a
 * run that was cut off is completed by the next.
 */
export async function forgetPurchases(now: Date): Promise<void> {
  const until = retentionLimit(now);
  const db = firestore();
  const runId = db.collection(collections.retentionLog).doc().id;
  const runPath = documents.retentionRun.build({ runId });
  await db.doc(runPath).create({ at: now, until, count: 0 });
  for (const collection of personalCollections) await forgetIn(collection, until, runPath);
  await db.doc(runPath).update({ finishedAt: FieldValue.serverTimestamp() });
  logger.info('forgetPurchases: done', { runId });
}
