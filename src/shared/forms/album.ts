import { parsePriceInput } from '../domain/money.ts';
import { takenTitles } from '../domain/titles.ts';
import { PICTURE_MIN_PRICE_DKK } from '../limits.ts';
import { albumTexts } from '../texts/albums.ts';
import type { RuleTable } from './rules.ts';
import { isFilled } from './values.ts';

/** What is typed about an album. */
export interface AlbumValues {
  title: string;
  description: string;
  /** As typed: digits with thousand dots. */
  price: string;
  category: string;
  isPublished: boolean;
}

/** The rules of what is typed about an album; `otherTitles` are those of all other albums. */
export function albumRules(otherTitles: readonly string[]): RuleTable<AlbumValues> {
  return [
    { field: 'title', check: ({ title }) => isFilled(title), message: albumTexts.titleMissing },
    {
      field: 'title',
      check: ({ title }) => takenTitles([title], otherTitles).length === 0,
      message: albumTexts.titleTaken,
    },
    {
      field: 'price',
      check: ({ price }) => (parsePriceInput(price) ?? 0) >= PICTURE_MIN_PRICE_DKK,
      message: albumTexts.priceTooLow,
    },
    {
      field: 'category',
      check: ({ category }) => isFilled(category),
      message: albumTexts.categoryMissing,
    },
  ];
}
