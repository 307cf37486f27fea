import { parsePriceInput } from '../domain/money.ts';
import { PICTURE_MIN_PRICE_DKK } from '../limits.ts';
import type { RuleTable } from './rules.ts';
import { isFilled } from './values.ts';

/** The rule of a category that is given to several items at once. */
export function bulkCategoryRules(message: string): RuleTable<{ category: string }> {
  return [{ field: 'category', check: ({ category }) => isFilled(category), message }];
}

/** The rule of a price that is given to several items at once; as typed, with thousand dots. */
export function bulkPriceRules(message: string): RuleTable<{ price: string }> {
  return [
    {
      field: 'price',
      check: ({ price }) => (parsePriceInput(price) ?? 0) >= PICTURE_MIN_PRICE_DKK,
      message,
    },
  ];
}
