import {
  collection,
  connectFirestoreEmulator,
  doc,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  startAfter,
  where,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type Query,
  type SetOptions,
} from 'firebase/firestore/lite';
import { env } from '#src/config/env.ts';
import { LOCAL_HOST } from '#src/config/local.ts';
import { AppError } from '#src/model/base/errors.ts';
import { encode, type StoredDocument } from '../firestore/converter.ts';
import type {
  QuerySpec,
  DocumentReader,
  DocumentWriter,
  UpdateTogether,
} from '../firestore/port.ts';
import { readTogether, commitUpdates } from '../firestore/restBatch.ts';
import { firebaseApp } from './app.ts';

// This module is a chunk of its own: it imports by name what it uses of the SDK, so that the rest
// is left out.
const db = getFirestore(firebaseApp());
// Failures are thrown as errors; the SDK would also log the request's data to the console.
setLogLevel('error');
if (env.backend === 'local') connectFirestoreEmulator(db, LOCAL_HOST, env.ports.firestore);

function queryFor(spec: QuerySpec): Query {
  return query(
    collection(db, spec.collection),
    ...(spec.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(spec.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(spec.limit === undefined ? [] : [limit(spec.limit)]),
  );
}

export async function readDocument(path: string): Promise<StoredDocument | undefined> {
  const snapshot = await getDoc(doc(db, path));
  return snapshot.exists() ? { id: snapshot.id, data: snapshot.data() } : undefined;
}

/** The documents of a query; `after` is the path of the last document of the previous page. */
export async function readList(spec: QuerySpec, after?: string): Promise<StoredDocument[]> {
  const base = queryFor(spec);
  const page = after === undefined ? base : query(base, startAfter(await getDoc(doc(db, after))));
  const { docs } = await getDocs(page);
  return docs.map((snapshot) => ({ id: snapshot.id, data: snapshot.data() }));
}

export async function count(spec: QuerySpec): Promise<number> {
  return (await getCount(queryFor(spec))).data().count;
}

/** The methods that a batch and a transaction share. */
interface WriteTarget {
  set(reference: DocumentReference, data: DocumentData, options?: SetOptions): unknown;
  update(reference: DocumentReference, data: DocumentData): unknown;
  delete(reference: DocumentReference): unknown;
}

function writerFor(target: WriteTarget): DocumentWriter {
  const encoded = (data: object) => encode(data, serverTimestamp);
  return {
    set: (path, data) => void target.set(doc(db, path), encoded(data), {}),
    merge: (path, data) => {
      const fields = encoded(data);
      target.set(doc(db, path), fields, { mergeFields: Object.keys(fields) });
    },
    update: (path, data) => void target.update(doc(db, path), encoded(data)),
    remove: (path) => void target.delete(doc(db, path)),
  };
}

export async function writeTogether(work: (writer: DocumentWriter) => void): Promise<void> {
  const batch = writeBatch(db);
  work(writerFor(batch));
  await batch.commit();
}

/** Reads, then writes; repeated when a document that was read has changed meanwhile. */
export function transact<Answer>(
  work: (transaction: DocumentReader & DocumentWriter) => Promise<Answer>,
): Promise<Answer> {
  return runTransaction(db, (transaction) =>
    work({
      ...writerFor(transaction),
      read: async (path) => {
        const snapshot = await transaction.get(doc(db, path));
        return snapshot.exists() ? { id: snapshot.id, data: snapshot.data() } : undefined;
      },
    }),
  );
}

const UPDATE_ATTEMPTS = 3;

/** One of the documents may have changed or be gone since it was read; the rules refuse an update of none. */
function isLostRace(thrown: unknown): boolean {
  if (!(thrown instanceof AppError)) return false;
  return ['aborted', 'not-found', 'permission-denied'].includes(thrown.code);
}

/**
 * The SDK reads the documents of a transaction by a request each, of which a browser sends six at
 * once; here they take one. They are written only as long as none has changed since.
 */
export async function updateTogether<Answer>({
  paths,
  token,
  work,
}: UpdateTogether<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const read = await readTogether(paths, await token());
    const updates = new Map<string, object>();
    const stored = new Map([...read].map(([path, { document }]) => [path, document]));
    const answer = work(stored, { update: (path, data) => void updates.set(path, data) });
    try {
      await commitUpdates({ updates, read, token: await token() });
      return answer;
    } catch (thrown) {
      if (!isLostRace(thrown) || attempt === UPDATE_ATTEMPTS) throw thrown;
    }
  }
}
