import type { SingleImage } from './schema.ts';
import { SLUG_MAX_LENGTH, toSlug } from './titles.ts';

type Named = Pick<SingleImage, 'id' | 'title' | 'slug' | 'formerSlugs'>;

/** Older names lead nowhere any more. */
export const FORMER_SLUG_MAX_COUNT = 20;

/** Room for what tells items of the same title apart. */
const BASE_MAX_LENGTH = SLUG_MAX_LENGTH - 21;
const COUNTED = [2, 3, 4, 5];

/** The names that an item may stand under, the best first. The last is nobody else's. */
export function namesFor({ id, title }: Pick<Named, 'id' | 'title'>): string[] {
  const words = title
    .normalize('NFD')
    // Accents, but not the ring of å.
    .replace(/(?!\u030A)\p{M}/gu, '')
    .replace(/[\p{Pd}/_.,:;&+]+/gu, ' ');
  const base = toSlug(words).slice(0, BASE_MAX_LENGTH).replace(/-$/, '');
  const own = toSlug(id).slice(0, 20);
  if (base === '') return [own];
  return [base, ...COUNTED.map((count) => `${base}-${count}`), `${base}-${own}`];
}

/** The name of an item fits its title. */
export const isNamedWell = (item: Named): boolean => namesFor(item).includes(item.slug ?? '');

/** What an item is stored with when it gets a name. */
export function renamed(item: Named, slug: string): Pick<Named, 'slug' | 'formerSlugs'> {
  const former = [item.slug, ...(item.formerSlugs ?? [])];
  const kept = former.filter((each): each is string => Boolean(each) && each !== slug);
  return { slug, formerSlugs: kept.slice(0, FORMER_SLUG_MAX_COUNT) };
}

/** Whether an address means an item: by its name, or by its id. */
export const isMeantBy =
  (key: string | undefined) =>
  ({ id, slug }: { id: string; slug?: string | undefined }): boolean =>
    key !== undefined && (id === key || slug === key);
