import type { Album } from '../catalogue/schema.ts';
import { ruledChoice, type Collection, type MovingRule } from './plan.ts';
import { categoryNamed } from './words.ts';

interface Known {
  rules: readonly MovingRule[];
  categories: readonly { slug: string; name: string }[];
}

/** The details of a new album, a draft until the photographer has looked at it; keywords are those of its first pictures. */
export function albumDetails(
  { title, price, category }: Pick<Collection, 'title' | 'price' | 'category'>,
  order: number,
  { keywords, rules, categories }: Known & { keywords: readonly string[] },
): Pick<Album, 'title' | 'description' | 'category' | 'price' | 'order' | 'isPublished'> {
  const named = category === '' ? categoryNamed(keywords, categories) : category;
  const open = { as: 'albums' as const, price, category: named };
  const ruled = ruledChoice(open, rules, keywords);
  return {
    title,
    description: '',
    category: category === '' ? ruled.category : category,
    price: price > 0 ? price : ruled.price,
    order,
    isPublished: false,
  };
}
