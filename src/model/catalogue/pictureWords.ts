import { ALT_TEXT_MAX_LENGTH, listWords, writtenAlt } from './altText.ts';
import type { PictureWords } from './schema.ts';

export const PLACE_MAX_LENGTH = 120;

/** All keywords of a picture in one line: an album of 500 pictures has to fit into one document. */
export const KEYWORDS_MAX_LENGTH = 200;

/** A picture of which nothing more is said than its title. */
export const noPictureWords: PictureWords = { alt: '', place: '', keywords: [] };

/** The keywords in a line, each once. */
export function parseKeywords(line: string): string[] {
  const words = line.split(/[,;\n]/).map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== '');
}

/** The words of a file, as far as there is room for them. */
export function boundedWords({ alt, place, keywords }: PictureWords): PictureWords {
  return {
    alt: alt.slice(0, ALT_TEXT_MAX_LENGTH),
    place: place.slice(0, PLACE_MAX_LENGTH),
    keywords: parseKeywords(listWords(keywords, KEYWORDS_MAX_LENGTH)),
  };
}

/** The words of a picture as a form has them. */
export interface WordValues {
  alt: string;
  place: string;
  /** With commas between them. */
  keywords: string;
}

export function wordValues(item: PictureWords & { title: string }): WordValues {
  return { alt: writtenAlt(item), place: item.place, keywords: listWords(item.keywords) };
}

export function wordDetails({ alt, place, keywords }: WordValues): PictureWords {
  return { alt: alt.trim(), place: place.trim(), keywords: parseKeywords(keywords) };
}
