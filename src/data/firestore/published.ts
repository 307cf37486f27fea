import { once } from '#src/model/base/async.ts';
import type { ListPart } from '#src/model/base/resource.ts';
import type { Arrangement, SortOrder } from '#src/model/catalogue/gallery.ts';
import { isMeantBy } from '#src/model/catalogue/itemNames.ts';
import { guarded } from '../errors.ts';
import { servedRecord } from '../servedRecord.ts';
import { decode } from './converter.ts';
import { countFrom, readPart, sumOf, type PublishedSource, type ShownItem } from './publicPages.ts';
import { arranged } from './queries.ts';

/** The published items of one or several collections, as visitors see them. */
export interface Published<Item extends ShownItem> {
  /** Reads the first page. */
  list: (arrangement: Arrangement) => Promise<ListPart<Item>>;
  /** Reads one item by its name or id; what is around it follows. Without items when it is not published. */
  around: (key: string, sort: SortOrder) => Promise<ListPart<Item>>;
  /** The item of this name or id, if the server has written it into the page. */
  served: (key: string) => Item | undefined;
  /** Counts the items of each category, as far as they can be counted. */
  counts: (categories: readonly string[]) => Promise<Record<string, number | undefined>>;
  /** Those of the items that are published. */
  some: (ids: readonly string[]) => Promise<Item[]>;
}

const publicItems = once(() => guarded(() => import('./publicItems.ts')));

export function publishedItems<Item extends ShownItem>(
  source: PublishedSource<Item>,
): Published<Item> {
  return {
    list: (arrangement) => {
      const sources = source.queries.map((each) => {
        const query = arranged(each, arrangement);
        // Asked together with the page; without an order it also counts what has no date.
        const count = countFrom({ ...query, orderBy: [] });
        return { query, count, ahead: [], readCount: 0, isAtEnd: false };
      });
      const extent = async () => {
        const total = sumOf(await Promise.all(sources.map(({ count }) => count)));
        return total === undefined ? undefined : { before: 0, total };
      };
      return readPart({ sources, schema: source.schema, sort: arrangement.sort, extent });
    },
    around: async (key, sort) => (await publicItems()).readAround(source, key, sort),
    served: (key) => {
      const stored = servedRecord(source.queries.map(({ collection }) => collection));
      const item = stored && decode(source.schema, stored);
      return item && isMeantBy(key)(item) ? item : undefined;
    },
    counts: async (categories) => (await publicItems()).countEach(source, categories),
    some: async (ids) => (await publicItems()).readSome(source, ids),
  };
}
