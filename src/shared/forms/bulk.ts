import { type RuleTable, isFilled } from '#src/model/base/formRules.ts';

/** The rule of a category that is given to several items at once. */
export function bulkCategoryRules(message: string): RuleTable<{ category: string }> {
  return [{ field: 'category', check: ({ category }) => isFilled(category), message }];
}
