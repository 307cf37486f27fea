import { type RuleTable, isFilled } from '#src/model/base/formRules.ts';
import { duplicateTitles, takenTitles } from '../domain/titles.ts';
import { portfolioTexts } from '../texts/portfolio.ts';
import type { UploadBatchValues } from './uploadBatch.ts';

export interface PortfolioValues {
  title: string;
  description: string;
  category: string;
}

/** The rules of one picture; `otherTitles` are those of all other portfolio pictures. */
export function portfolioRules(otherTitles: readonly string[] = []): RuleTable<PortfolioValues> {
  return [
    {
      field: 'title',
      check: ({ title }) => isFilled(title),
      message: portfolioTexts.titleMissing,
    },
    {
      field: 'title',
      check: ({ title }) => takenTitles([title], otherTitles).length === 0,
      message: ({ title }) => portfolioTexts.titlesTaken(title.trim()),
    },
    {
      field: 'category',
      check: ({ category }) => isFilled(category),
      message: portfolioTexts.categoryMissing,
    },
  ];
}

/** The rules of a whole upload; `existing` are the titles of the portfolio. */
export function portfolioBatchRules(existing: readonly string[]): RuleTable<UploadBatchValues> {
  return [
    {
      field: 'refusedFiles',
      check: ({ refusedFiles }) => refusedFiles.length === 0,
      message: ({ refusedFiles }) => portfolioTexts.typesRefused(refusedFiles.join(', ')),
    },
    {
      field: 'titles',
      check: ({ titles }) => titles.length > 0,
      message: portfolioTexts.imagesMissing,
    },
    {
      field: 'titles',
      check: ({ titles }) => duplicateTitles(titles).length === 0,
      message: ({ titles }) => portfolioTexts.titlesDuplicated(duplicateTitles(titles).join(', ')),
    },
    {
      field: 'titles',
      check: ({ titles }) => takenTitles(titles, existing).length === 0,
      message: ({ titles }) => portfolioTexts.titlesTaken(takenTitles(titles, existing).join(', ')),
    },
  ];
}
