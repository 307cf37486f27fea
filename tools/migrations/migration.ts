import {
  type DocumentData,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type UpdateData,
} from 'firebase-admin/firestore';
import { chunks } from '#src/model/base/lists.ts';
import { wasChanged } from '../../functions/src/wasChanged.ts';

/** The fields to write into a document; undefined where nothing is left to do. */
type Change = (stored: DocumentData) => UpdateData<DocumentData> | undefined;

/**
 * A change of the data of every shop. The site and the functions of the version before go on meanwhile:
 * they must be able to read what it writes.
 */
export interface Migration {
  /** Migrations run in the order of their numbers, each once. */
  number: number;
  /** A Danish sentence for the photographer. */
  says: string;
  collection: string;
  change: Change;
  /** Undoes the change. Without it the photographer is told beforehand that it stays. */
  back?: Change;
}

interface Page {
  documents: QueryDocumentSnapshot[];
  isLast: boolean;
}

const PAGE_SIZE = 200;

/** Few enough that the largest documents, whose pictures are changed, fit into one request. */
const BATCH_SIZE = 10;

async function readPage(
  db: Firestore,
  collection: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page> {
  const query = db.collection(collection).orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  const { docs } = await (after ? query.startAfter(after) : query).get();
  return { documents: docs, isLast: docs.length < PAGE_SIZE };
}

async function* pages(db: Firestore, collection: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  let after: QueryDocumentSnapshot | undefined;
  let page: Page;
  do {
    page = await readPage(db, collection, after);
    yield page.documents;
    after = page.documents.at(-1);
  } while (!page.isLast);
}

async function changeTogether(
  db: Firestore,
  documents: readonly QueryDocumentSnapshot[],
  change: Change,
): Promise<void> {
  const batch = db.batch();
  for (const document of documents) {
    const fields = change(document.data());
    if (fields) batch.update(document.ref, fields, { lastUpdateTime: document.updateTime });
  }
  try {
    await batch.commit();
  } catch (error) {
    if (!wasChanged(error)) throw error;
    const fresh = await db.getAll(...documents.map(({ ref }) => ref));
    const left = fresh.filter((each): each is QueryDocumentSnapshot => each.exists);
    await changeTogether(db, left, change);
  }
}

/** Counts the documents that a migration would change, and changes none. */
export async function countLeft(db: Firestore, { collection, change }: Migration): Promise<number> {
  let count = 0;
  for await (const documents of pages(db, collection))
    count += documents.filter((each) => change(each.data()) !== undefined).length;
  return count;
}

/** Changes what is left. It may be cut off anywhere and run again. */
export async function migrate(
  db: Firestore,
  { collection, change }: Pick<Migration, 'collection' | 'change'>,
): Promise<void> {
  for await (const documents of pages(db, collection)) {
    for (const some of chunks(documents, BATCH_SIZE)) await changeTogether(db, some, change);
  }
}
