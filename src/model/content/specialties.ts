import { iconKeywords } from './iconKeywordTexts.ts';
import type { Specialty } from './schema.ts';

const DEFAULT_ICON = 'camera';
/** Shorter keywords stand inside too many words: they count only as a word of their own. */
const MIN_PART_LENGTH = 4;

function mentions(words: readonly string[], keyword: string): boolean {
  return words.some(
    (word) => word === keyword || (keyword.length >= MIN_PART_LENGTH && word.includes(keyword)),
  );
}

/** The icon of a specialty: the chosen one, else one by the words of its title, else a camera. */
export function specialtyIcon({ icon, title }: Pick<Specialty, 'icon' | 'title'>): string {
  if (icon !== '') return icon;
  const words = title.toLocaleLowerCase('da-DK').split(/[^\p{L}\p{N}]+/u);
  const match = iconKeywords.find(([, keywords]) =>
    keywords.some((keyword) => mentions(words, keyword)),
  );
  return match?.[0] ?? DEFAULT_ICON;
}
