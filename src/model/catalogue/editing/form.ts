import { type RuleTable, isFilled } from '../../base/formRules.ts';
import { parsePriceInput } from '../../base/money.ts';
import { itemTexts, albumTexts, singleImageTexts, portfolioTexts } from './editorTexts.ts';
import { filterButtonTexts } from '../filterButtons/filterButtonTexts.ts';
import {
  filterNameProblem,
  type FilterButtonInput,
  FILTER_BUTTON_NAME_MAX_LENGTH,
} from '../filterButtons/filterButtons.ts';
import type { FilterButton } from '../schema.ts';
import { takenTitles, duplicateTitles } from '../titles.ts';

export const PICTURE_MIN_PRICE_DKK = 3;
export const PRICE_MAX_DKK = 1_000_000;

interface PriceValues {
  /** As typed: digits with thousand separators. */
  price: string;
}

function kroner({ price }: PriceValues): number {
  return parsePriceInput(price) ?? 0;
}

/** The rules of a price; each form passes its own message for one that is too low. */
export function priceRules(tooLow: string): RuleTable<PriceValues> {
  return [
    { field: 'price', check: (values) => kroner(values) >= PICTURE_MIN_PRICE_DKK, message: tooLow },
    {
      field: 'price',
      check: (values) => kroner(values) <= PRICE_MAX_DKK,
      message: itemTexts.priceTooHigh,
    },
  ];
}

/** The rule of a category that is given to several items at once. */
export function bulkCategoryRules(message: string): RuleTable<{ category: string }> {
  return [{ field: 'category', check: ({ category }) => isFilled(category), message }];
}

/** The values checked for an upload as a whole. */
export interface UploadBatchValues {
  titles: string[];
  /** The names of chosen files that are not pictures. */
  refusedFiles: string[];
}

export interface AlbumValues {
  title: string;
  description: string;
  /** As typed: digits with thousand separators. */
  price: string;
  category: string;
  isPublished: boolean;
}

/** The rules of an album's form; `otherTitles` are those of all other albums. */
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

export interface AlbumImageValues {
  title: string;
  description: string;
}

/** The rules of a picture in an album: customers know it by its title. */
export const albumImageRules: RuleTable<AlbumImageValues> = [
  {
    field: 'title',
    check: ({ title }) => isFilled(title),
    message: albumTexts.imageTitleMissing,
  },
];

export interface SingleImageValues {
  title: string;
  description: string;
  /** As typed: digits with thousand separators. */
  price: string;
  category: string;
}

/** The rules of one picture, in the upload and in the edit form; `otherTitles` are those of the others. */
export function singleImageRules(
  otherTitles: readonly string[] = [],
): RuleTable<SingleImageValues> {
  return [
    {
      field: 'title',
      check: ({ title }) => isFilled(title),
      message: singleImageTexts.titleMissing,
    },
    {
      field: 'title',
      check: ({ title }) => takenTitles([title], otherTitles).length === 0,
      message: ({ title }) => singleImageTexts.titlesTaken(title.trim()),
    },
    ...priceRules(singleImageTexts.priceTooLow),
    {
      field: 'category',
      check: ({ category }) => isFilled(category),
      message: singleImageTexts.categoryMissing,
    },
  ];
}

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

/** The rules of the dialog that adds a button, or edits the one called `editedId`. */
export function filterButtonRules(
  buttons: readonly FilterButton[],
  editedId?: string,
): RuleTable<FilterButtonInput> {
  const hasProblem = (name: string, problem: string) => {
    const isUnchanged = buttons.some(
      (button) => button.id === editedId && button.name === name.trim(),
    );
    return !isUnchanged && filterNameProblem(buttons, name, editedId) === problem;
  };
  return [
    {
      field: 'name',
      check: ({ name }) => !hasProblem(name, 'name-missing'),
      message: filterButtonTexts.problems['name-missing'],
    },
    {
      field: 'name',
      check: ({ name }) => name.trim().length <= FILTER_BUTTON_NAME_MAX_LENGTH,
      message: filterButtonTexts.nameTooLong,
    },
    {
      field: 'name',
      check: ({ name }) => !hasProblem(name, 'duplicate'),
      message: filterButtonTexts.problems.duplicate,
    },
  ];
}
