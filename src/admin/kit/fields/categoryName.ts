import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import type { Category } from './CategorySelect.tsx';

/** What a category is called; its slug when no button bears it any more. */
export function categoryName(slug: string, categories: readonly Category[]): string {
  if (slug === '') return itemTexts.noCategory;
  return categories.find((category) => category.slug === slug)?.name ?? slug;
}
