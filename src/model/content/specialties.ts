import { iconKeywords } from './iconNameTexts.ts';
import type { Specialty } from './schema.ts';

const DEFAULT_ICON = 'camera';

/** Shorter keywords occur inside too many words, so they must match a whole word. */
const MIN_PART_LENGTH = 4;

function mentions(words: readonly string[], keyword: string): boolean {
  return words.some(
    (word) => word === keyword || (keyword.length >= MIN_PART_LENGTH && word.includes(keyword)),
  );
}

/** The icon of a specialty: the chosen one, else one derived from its title, else a camera. */
export function specialtyIcon({ icon, title }: Pick<Specialty, 'icon' | 'title'>): string {
  if (icon !== '') return icon;
  const words = title.toLocaleLowerCase('da-DK').split(/[^\p{L}\p{N}]+/u);
  const match = iconKeywords.find(([, keywords]) =>
    keywords.some((keyword) => mentions(words, keyword)),
  );
  return match?.[0] ?? DEFAULT_ICON;
}
