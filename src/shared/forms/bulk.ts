import type { RuleTable } from './rules.ts';
import { isFilled } from './values.ts';

/** The rule of a category that is given to several items at once. */
export function bulkCategoryRules(message: string): RuleTable<{ category: string }> {
  return [{ field: 'category', check: ({ category }) => isFilled(category), message }];
}
