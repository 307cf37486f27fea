import { memberOf } from '../base/closedSets.ts';
import { ALL_FILTER_SLUG } from './filterButtons/filterButtons.ts';

export const sortOrders = ['newest', 'oldest'] as const;

export type SortOrder = (typeof sortOrders)[number];

/** A visitor's choice of category and sorting. */
export interface Arrangement {
  /** The slug of a filter button, or `ALL_FILTER_SLUG`. */
  category: string;
  sort: SortOrder;
}

interface Dated {
  createdAt?: Date | undefined;
}

/** Parses the query parameter; anything unknown means the newest first. */
export function parseSortOrder(value: string | undefined): SortOrder {
  return memberOf(sortOrders, value) ?? 'newest';
}

function time({ createdAt }: Dated): number {
  return createdAt?.getTime() ?? 0;
}

const directions: Record<SortOrder, number> = { newest: -1, oldest: 1 };

export const reversedSort: Record<SortOrder, SortOrder> = { newest: 'oldest', oldest: 'newest' };

/** Sorts by date of upload; items without a date count as the oldest. */
export function sortByDate<Item extends Dated>(items: readonly Item[], order: SortOrder): Item[] {
  return [...items].sort((a, b) => directions[order] * (time(a) - time(b)));
}

/** No category and 'alle' mean all of them. */
export function showsEverything(category: string | undefined): boolean {
  return category === undefined || category === '' || category === ALL_FILTER_SLUG;
}

/** The items of one category. */
export function inCategory<Item extends { category: string }>(
  items: readonly Item[],
  category: string | undefined,
): Item[] {
  return showsEverything(category)
    ? [...items]
    : items.filter((item) => item.category === category);
}

/** Filters and sorts the items as the visitor chose. */
export function filterAndSort<Item extends Dated & { category: string }>(
  items: readonly Item[],
  { category, sort }: Arrangement,
): Item[] {
  return sortByDate(inCategory(items, category), sort);
}

/** The photographer's own order: by number, then the newest first. */
export function sortByOwnOrder<Item extends Dated & { order: number }>(
  items: readonly Item[],
): Item[] {
  return [...items].sort((a, b) => a.order - b.order || time(b) - time(a));
}

/** Returns the order number after the last item. */
export function nextOrder(items: readonly { order: number }[]): number {
  return items.reduce((next, { order }) => Math.max(next, order + 1), 0);
}

/** The item `step` places from `index`, around the ends. */
export function wrapIndex(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}
