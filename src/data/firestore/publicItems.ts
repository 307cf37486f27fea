import { once } from '#src/model/base/async.ts';
import { ALL_FILTER_SLUG } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { reversedSort, type SortOrder } from '#src/model/catalogue/gallery.ts';
import type { Extent, ListPart } from '#src/model/base/resource.ts';
import { decode, decodeList } from './converter.ts';
import type { QuerySpec } from './port.ts';
import { readPublicList, urlOf } from './publicData.ts';
import {
  countFrom,
  cursorBehind,
  readPart,
  sumOf,
  type PublishedSource,
  type ShownItem,
} from './publicPages.ts';
import { arranged, DOCUMENT_NAME } from './queries.ts';
import { restDocument, restQuery, type Cursor, type RestDocument } from './rest.ts';

/*
 * Published items by their ids: the prices of a cart, and a shared picture with what is around it. Each
 * is read by a query that starts and ends at its id. Read by its name, an item that is not published or
 * not there would be refused by the rules, and that would look like a failure.
 */

function readById({ collection, where = [] }: QuerySpec, id: string): Promise<RestDocument[]> {
  const [, root = ''] = urlOf('').split(/\/v1\/|\?/);
  const values = [{ referenceValue: `${root}/${collection}/${id}` }];
  const query: QuerySpec = { collection, where, orderBy: [[DOCUMENT_NAME, 'asc']], limit: 1 };
  return readPublicList(restQuery(query, { startAt: { values, before: true }, endAt: { values } }));
}

/** Reads what an address means: by its name, or by its id. */
async function readByKey(query: QuerySpec, key: string): Promise<RestDocument[]> {
  const { collection, where = [] } = query;
  const named: QuerySpec = { collection, where: [...where, ['slug', '==', key]], limit: 1 };
  const found = await Promise.all([readPublicList(restQuery(named)), readById(query, key)]);
  return found.flat();
}

/** Those of the items that are published. */
export async function readSome<Item extends ShownItem>(
  { queries, schema }: PublishedSource<Item>,
  ids: readonly string[],
): Promise<Item[]> {
  const found = await Promise.all(queries.flatMap((query) => ids.map((id) => readById(query, id))));
  return decodeList(schema, found.flat().map(restDocument));
}

/** The number of published items in each category; undefined where it cannot be counted. */
export async function countEach<Item extends ShownItem>(
  { queries }: PublishedSource<Item>,
  categories: readonly string[],
): Promise<Record<string, number | undefined>> {
  const count = async (category: string) => {
    const parts = queries.map((query) =>
      countFrom({ ...arranged(query, { category, sort: 'newest' }), orderBy: [] }),
    );
    return [category, sumOf(await Promise.all(parts))] as const;
  };
  return Object.fromEntries(await Promise.all(categories.map(count)));
}

interface Middle<Item> {
  item: Item;
  extent: ListPart<Item>['extent'];
}

/** The items before the middle are read away from it. */
function joined<Item>(
  back: ListPart<Item>,
  middle: Middle<Item>,
  forth: ListPart<Item>,
): ListPart<Item> {
  const { more } = forth;
  const { more: earlier } = back;
  return {
    items: [...[...back.items].reverse(), middle.item, ...forth.items],
    extent: middle.extent,
    earlierCount: back.items.length,
    more: more && (async () => joined(back, middle, await more())),
    earlier: earlier && (async () => joined(await earlier(), middle, forth)),
  };
}

const unknown = () => Promise.resolve(undefined);

/** Everything behind a document, in the order of one sort. Nothing is read yet. */
function listBehind<Item extends ShownItem>(
  { queries, schema }: PublishedSource<Item>,
  document: RestDocument,
  { sort, isFirst }: { sort: SortOrder; isFirst: boolean },
) {
  const own = cursorBehind(document);
  // Of other collections, what has the very same date comes behind the document.
  const other: Cursor = { values: own.values.slice(0, 1), before: isFirst };
  const sources = queries.map((each) => {
    const query = arranged(each, { category: ALL_FILTER_SLUG, sort });
    const after = document.name.includes(`/${query.collection}/`) ? own : other;
    return { query, after, ahead: [], readCount: 0, isAtEnd: false };
  });
  const part: ListPart<Item> = {
    items: [],
    extent: unknown,
    earlierCount: 0,
    more: () => readPart({ sources, schema, sort, extent: unknown }),
  };
  const count = async () =>
    sumOf(await Promise.all(sources.map(({ query, after }) => countFrom(query, after))));
  return { part, count };
}

async function extentOf(
  queries: readonly QuerySpec[],
  countBefore: () => Promise<number | undefined>,
): Promise<Extent | undefined> {
  const [before, total] = await Promise.all([
    countBefore(),
    Promise.all(queries.map((query) => countFrom(query))).then(sumOf),
  ]);
  return before === undefined || total === undefined ? undefined : { before, total };
}

/** Reads one item by its name or id; what is around it follows. Without items when it is not published. */
export async function readAround<Item extends ShownItem>(
  source: PublishedSource<Item>,
  key: string,
  sort: SortOrder,
): Promise<ListPart<Item>> {
  const found = await Promise.all(source.queries.map((query) => readByKey(query, key)));
  const [document] = found.flat();
  const item = document && decode(source.schema, restDocument(document));
  if (!document || !item?.createdAt)
    return { items: item ? [item] : [], extent: unknown, earlierCount: 0 };
  const forth = listBehind(source, document, { sort, isFirst: true });
  const back = listBehind(source, document, { sort: reversedSort[sort], isFirst: false });
  const extent = once(() => extentOf(source.queries, back.count));
  return joined(back.part, { item, extent }, forth.part);
}
