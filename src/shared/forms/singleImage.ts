import { type RuleTable, isFilled } from '#src/model/base/formRules.ts';
import { duplicateTitles, takenTitles } from '../domain/titles.ts';
import { singleImageTexts } from '../texts/singleImages.ts';
import { priceRules } from './price.ts';
import type { UploadBatchValues } from './uploadBatch.ts';

export interface SingleImageValues {
  title: string;
  description: string;
  /** As typed: digits with thousand dots. */
  price: string;
  category: string;
}

/** The rules of one picture, in the upload and in the edit form. */
export const singleImageRules: RuleTable<SingleImageValues> = [
  {
    field: 'title',
    check: ({ title }) => isFilled(title),
    message: singleImageTexts.titleMissing,
  },
  ...priceRules(singleImageTexts.priceTooLow),
  {
    field: 'category',
    check: ({ category }) => isFilled(category),
    message: singleImageTexts.categoryMissing,
  },
];

function clashes(titles: readonly string[], existing: readonly string[]): string[] {
  return [...new Set([...takenTitles(titles, existing), ...duplicateTitles(titles)])];
}

/** The rules of a whole upload; `existing` are the titles of all pictures for sale. */
export function singleImageBatchRules(existing: readonly string[]): RuleTable<UploadBatchValues> {
  return [
    {
      field: 'refusedFiles',
      check: ({ refusedFiles }) => refusedFiles.length === 0,
      message: ({ refusedFiles }) => singleImageTexts.typesRefused(refusedFiles.join(', ')),
    },
    {
      field: 'titles',
      check: ({ titles }) => titles.length > 0,
      message: singleImageTexts.imagesMissing,
    },
    {
      field: 'titles',
      check: ({ titles }) => clashes(titles, existing).length === 0,
      message: ({ titles }) => singleImageTexts.titlesTaken(clashes(titles, existing).join(', ')),
    },
  ];
}
