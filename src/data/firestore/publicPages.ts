import type * as z from 'zod/mini';
import type { ListPart } from '#src/model/base/resource.ts';
import { sortByDate, type SortOrder } from '#src/model/catalogue/gallery.ts';
import { fromSdk } from '../errors.ts';
import { decodeList } from './converter.ts';
import type { PagedQuery, QuerySpec } from './port.ts';
import { countPublicList, readPublicList } from './publicData.ts';
import { restDocument, restQuery, type Cursor, type RestDocument } from './rest.ts';

/*
 * Published items are read page by page, so that a gallery costs the same however many there are. The
 * items of several collections are shown as one list.
 */

export interface ShownItem {
  id: string;
  createdAt?: Date | undefined;
}

/** One collection of a list, and how far it has been read. */
interface Source<Item> {
  query: PagedQuery;
  /** Counts everything the query finds; undefined where nobody asks for the end of the list. */
  count?: Promise<number | undefined>;
  /** Items that are read, but come after those of another collection. */
  ahead: readonly Item[];
  readCount: number;
  after?: Cursor | undefined;
  isAtEnd: boolean;
}

/** The place behind a document of a list by date. */
export function cursorBehind({ name, fields }: RestDocument): Cursor {
  return { values: [fields?.['createdAt'], { referenceValue: name }] };
}

/** Items without a date are in no list by date, and are few: they came from elsewhere. */
async function readUndated({ query }: Source<unknown>): Promise<RestDocument[]> {
  const { collection, where = [] } = query;
  const all = await readPublicList(restQuery({ collection, where }));
  return all.filter(({ fields }) => fields?.['createdAt'] === undefined);
}

/** Reads until there is a whole page ahead, or nothing more to read. */
async function readAhead<Item>(
  source: Source<Item>,
  schema: z.ZodMiniType<Item>,
): Promise<Source<Item>> {
  const { query, count, ahead, after } = source;
  if (source.isAtEnd || ahead.length >= query.limit) return source;
  const found = await readPublicList(restQuery(query, { startAt: after }));
  const last = found.at(-1);
  const readCount = source.readCount + found.length;
  const isAtEnd = found.length !== query.limit || last === undefined;
  const isLacking = isAtEnd && ((await count) ?? 0) > readCount;
  const documents = isLacking ? [...found, ...(await readUndated(source))] : found;
  const next = {
    ...source,
    ahead: [...ahead, ...decodeList(schema, documents.map(restDocument))],
    readCount,
    after: last && cursorBehind(last),
    isAtEnd,
  };
  return readAhead(next, schema);
}

interface Reading<Item extends ShownItem> {
  sources: readonly Source<Item>[];
  schema: z.ZodMiniType<Item>;
  sort: SortOrder;
  extent: ListPart<Item>['extent'];
}

/**
 * A collection that cannot be read does not hide the other. But without any item a gallery would say
 * that nothing is for sale, and a list that goes on may ask again.
 */
function mayGoWithout(found: readonly unknown[], known: readonly unknown[]): boolean {
  return found.length > 0 && known.length === 0;
}

/** Reads the next page, and returns it behind what is known. */
export async function readPart<Item extends ShownItem>(
  reading: Reading<Item>,
  known: readonly Item[] = [],
): Promise<ListPart<Item>> {
  const { sources, schema, sort, extent } = reading;
  const answers = await Promise.allSettled(sources.map((source) => readAhead(source, schema)));
  const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const found = sortByDate(
    read.flatMap(({ ahead }) => ahead),
    sort,
  );
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed && !mayGoWithout(found, known)) throw failed.reason;
  if (failed) console.warn('Some items could not be read', fromSdk(failed.reason).code);
  const page = new Set(found.slice(0, sources[0]?.query.limit));
  const rest = read.map((source) => ({
    ...source,
    ahead: source.ahead.filter((item) => !page.has(item)),
  }));
  const isComplete = found.length === page.size && rest.every(({ isAtEnd }) => isAtEnd);
  const items = [...known, ...page];
  return {
    items,
    extent,
    earlierCount: 0,
    more: isComplete ? undefined : () => readPart({ ...reading, sources: rest }, items),
  };
}

/** Undefined when one of the numbers is not known. */
export function sumOf(counts: readonly (number | undefined)[]): number | undefined {
  return counts.reduce(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
}

/** Counts what a query finds, from a place on where one is given. */
export function countFrom(query: QuerySpec, after?: Cursor): Promise<number | undefined> {
  const { collection, where = [], orderBy = [] } = query;
  return countPublicList(restQuery({ collection, where, orderBy }, { startAt: after })).catch(
    () => undefined,
  );
}

export interface PublishedSource<Item extends ShownItem> {
  queries: readonly QuerySpec[];
  schema: z.ZodMiniType<Item>;
}
