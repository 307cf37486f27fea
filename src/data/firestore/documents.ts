import type * as z from 'zod/mini';
import { once } from '#src/model/base/async.ts';
import { withDeadline, guarded } from '../errors.ts';
import type { Page } from '../readAllPages.ts';
import { decodeList, decodeOrThrow, type StoredDocument } from './converter.ts';
import type {
  DocumentReader,
  DocumentWriter,
  PagedQuery,
  QuerySpec,
  UpdateTogether,
} from './port.ts';

/*
 * Single reads and all writes use the Firestore Lite SDK, which sends plain HTTP requests: without
 * a connection it fails at once, where the full SDK would wait and send the write later.
 */
const firestore = once(() => import('../sdk/firestoreLite.ts'));

type Schema<Output> = z.ZodMiniType<Output>;

/** A document, or undefined when it does not exist; throws when it is invalid. */
export function readDocument<Output>(
  path: string,
  schema: Schema<Output>,
): Promise<Output | undefined> {
  return guarded(async () => {
    const stored = await (await firestore()).readDocument(path);
    return stored && decodeOrThrow(schema, stored, path);
  });
}

/** The valid documents of a query. */
export function readList<Output>(spec: QuerySpec, schema: Schema<Output>): Promise<Output[]> {
  return guarded(async () => decodeList(schema, await (await firestore()).readList(spec)));
}

/** One page of documents as they are stored, which nobody has validated. */
export function readStoredPage(spec: PagedQuery, after?: string): Promise<Page<StoredDocument>> {
  return guarded(async () => {
    const stored = await (await firestore()).readList(spec, after);
    const last = stored.at(-1);
    const isFull = stored.length === spec.limit && last !== undefined;
    return { items: stored, next: isFull ? `${spec.collection}/${last.id}` : undefined };
  });
}

/** A document as it is stored; undefined when it does not exist. */
export function readStored(path: string): Promise<StoredDocument | undefined> {
  return guarded(async () => (await firestore()).readDocument(path));
}

/** One page of a query with a limit; `after` is the `next` of the previous page. */
export async function readPage<Output>(
  spec: PagedQuery,
  schema: Schema<Output>,
  after?: string,
): Promise<Page<Output>> {
  const { items, next } = await readStoredPage(spec, after);
  return { items: decodeList(schema, items), next };
}

/** Counts the documents of a query without reading them. */
export function countList(spec: QuerySpec): Promise<number> {
  return guarded(async () => (await firestore()).count(spec));
}

/** Writes everything or nothing; throws 'not-confirmed' when no answer arrives in time. */
export function writeTogether(work: (writer: DocumentWriter) => void): Promise<void> {
  return guarded(async () => withDeadline((await firestore()).writeTogether(work)));
}

/** Runs a transaction; throws 'not-confirmed' when no answer arrives in time. */
export function transact<Answer>(
  work: (transaction: DocumentReader & DocumentWriter) => Promise<Answer>,
): Promise<Answer> {
  return guarded(async () => withDeadline((await firestore()).transact(work)));
}

/**
 * Reads and updates many documents, all or none; repeated when one of them has changed in between.
 * Throws 'not-confirmed' when no answer arrives in time.
 */
export function updateTogether<Answer>(task: UpdateTogether<Answer>): Promise<Answer> {
  return guarded(async () => withDeadline((await firestore()).updateTogether(task)));
}
