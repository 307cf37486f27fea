import { memberOf } from '../base/closedSets.ts';
import { ALL_FILTER_SLUG } from './filterButtons.ts';

export const sortOrders = ['newest', 'oldest'] as const;

export type SortOrder = (typeof sortOrders)[number];

/** What a visitor wants to see of a gallery. */
export interface Arrangement {
  /** The slug of a filter button, or that of the entry that shows everything. */
  category: string;
  sort: SortOrder;
}

interface Dated {
  createdAt?: Date | undefined;
}

/** The order a query parameter names; anything else means the newest first. */
export function parseSortOrder(value: string | undefined): SortOrder {
  return memberOf(sortOrders, value) ?? 'newest';
}

function time({ createdAt }: Dated): number {
  return createdAt?.getTime() ?? 0;
}

const directions: Record<SortOrder, number> = { newest: -1, oldest: 1 };

/** The items by date of upload; those without a date count as the oldest. */
export function sortByDate<Item extends Dated>(items: readonly Item[], order: SortOrder): Item[] {
  return [...items].sort((a, b) => directions[order] * (time(a) - time(b)));
}

/** The items of one category; no category and 'alle' mean all of them. */
export function inCategory<Item extends { category: string }>(
  items: readonly Item[],
  category: string | undefined,
): Item[] {
  const isAll = category === undefined || category === '' || category === ALL_FILTER_SLUG;
  return isAll ? [...items] : items.filter((item) => item.category === category);
}

/** The items that a visitor has asked for, in the order they have asked for. */
export function arrange<Item extends Dated & { category: string }>(
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

/** The item `step` places from `index`, around the ends. */
export function wrapIndex(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}
