import { type RuleTable, isFilled } from '#src/model/base/formRules.ts';
import { takenTitles } from '../domain/titles.ts';
import { albumTexts } from '../texts/albums.ts';
import { priceRules } from './price.ts';

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
    ...priceRules(albumTexts.priceTooLow),
    {
      field: 'category',
      check: ({ category }) => isFilled(category),
      message: albumTexts.categoryMissing,
    },
  ];
}
