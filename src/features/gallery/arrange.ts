import { ALL_FILTER_SLUG } from '#src/shared/domain/filterButtons.ts';

export const sortOrders = ['newest', 'oldest'] as const;
export type SortOrder = (typeof sortOrders)[number];

export interface Arrangement {
  /** The slug of a filter button, or that of the entry that shows everything. */
  category: string;
  sort: SortOrder;
}

interface Arrangeable {
  category: string;
  createdAt?: Date | undefined;
}

export const defaultArrangement: Arrangement = { category: ALL_FILTER_SLUG, sort: 'newest' };

/** The items of one category by their upload date; those without a date come last. */
export function arrange<Item extends Arrangeable>(
  items: readonly Item[],
  { category, sort }: Arrangement,
): Item[] {
  const direction = sort === 'newest' ? -1 : 1;
  return items
    .filter((item) => category === ALL_FILTER_SLUG || item.category === category)
    .sort((a, b) => {
      if (!a.createdAt || !b.createdAt) return Number(!a.createdAt) - Number(!b.createdAt);
      return direction * (a.createdAt.getTime() - b.createdAt.getTime());
    });
}
