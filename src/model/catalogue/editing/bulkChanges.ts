import { unreachable } from '../../base/closedSets.ts';
import { isFilled, type RuleTable } from '../../base/formRules.ts';
import { parsePriceInput } from '../../base/money.ts';
import { multipleOf, sumOfKroner } from '../../sale/price.ts';
import { listWords } from '../altText.ts';
import { bulkChangeTexts as texts } from './editorTexts.ts';
import { PICTURE_MIN_PRICE_DKK, PRICE_MAX_DKK, priceRules } from './form.ts';
import { KEYWORDS_MAX_LENGTH, parseKeywords, type WordValues } from '../pictureWords.ts';
import type { PictureWords } from '../schema.ts';
import { duplicateTitles, takenTitles, TITLE_MAX_LENGTH } from '../titles.ts';

/** A price is given, or follows from the present one by a percentage or an amount. */
export const priceWays = ['set', 'percent', 'amount'] as const;
type PriceWay = (typeof priceWays)[number];

/** The kroner to whose nearest multiple a new price is rounded. */
export const priceSteps = ['1', '5', '25', '50', '100'] as const;

export interface BulkPriceValues {
  way: PriceWay;
  /** As typed: digits with thousand separators. */
  price: string;
  /** As typed, with or without a sign. */
  change: string;
  step: (typeof priceSteps)[number];
}

/** Reads '+10', '-50' or '7,5'; undefined for anything else. */
export function parseChange(typed: string): number | undefined {
  const match = /^([+\u2212-]?)\s*(\d{1,7}(?:[.,]\d{1,2})?)$/.exec(typed.trim());
  if (!match) return undefined;
  const [, sign = '', digits = ''] = match;
  const size = Number(digits.replace(',', '.'));
  return sign === '' || sign === '+' ? size : -size;
}

/** The new price of something that costs `price`. */
export function priceAfter(price: number, values: BulkPriceValues): number {
  const change = parseChange(values.change) ?? 0;
  const step = Number(values.step);
  switch (values.way) {
    case 'set':
      return parsePriceInput(values.price) ?? 0;
    case 'percent':
      return multipleOf(price, (100 + change) / 100, step);
    case 'amount':
      return multipleOf(sumOfKroner([price, change]), 1, step);
    default:
      return unreachable(values.way);
  }
}

const isGiven = ({ way }: BulkPriceValues) => way === 'set';

/** The rules of a new price for things that cost `prices` now. */
export function bulkPriceRules(
  prices: readonly number[],
  tooLow: string,
): RuleTable<BulkPriceValues> {
  const after = (values: BulkPriceValues) => prices.map((price) => priceAfter(price, values));
  return [
    ...priceRules(tooLow).map((rule) => ({
      ...rule,
      check: (values: BulkPriceValues) => !isGiven(values) || rule.check(values),
    })),
    {
      field: 'change',
      check: (values) => isGiven(values) || Boolean(parseChange(values.change)),
      message: texts.changeMissing,
    },
    {
      field: 'change',
      check: (values) =>
        isGiven(values) || after(values).every((price) => price >= PICTURE_MIN_PRICE_DKK),
      message: texts.someTooLow(PICTURE_MIN_PRICE_DKK),
    },
    {
      field: 'change',
      check: (values) => isGiven(values) || after(values).every((price) => price <= PRICE_MAX_DKK),
      message: texts.someTooHigh,
    },
  ];
}

export interface ReplaceValues {
  find: string;
  replacement: string;
}

/** The title with every occurrence replaced, in whatever case it is written. */
export function titleAfter(title: string, { find, replacement }: ReplaceValues): string {
  if (find === '') return title;
  const literal = find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return title
    .replace(new RegExp(literal, 'giu'), () => replacement)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The rules of new titles; `others` are those of everything that is not selected. Two that are alike already may stay so. */
export function replaceRules(
  titles: readonly string[],
  others: readonly string[],
): RuleTable<ReplaceValues> {
  const after = (values: ReplaceValues) => titles.map((title) => titleAfter(title, values));
  const clashes = (values: ReplaceValues) => {
    const isChanged = (title: string, at: number) => title !== titles[at];
    const changed = after(values).filter(isChanged);
    const kept = after(values).filter((title, at) => !isChanged(title, at));
    const taken = takenTitles(changed, [...others, ...kept]);
    return [...new Set([...taken, ...duplicateTitles(changed)])];
  };
  return [
    { field: 'find', check: ({ find }) => find !== '', message: texts.findMissing },
    {
      field: 'find',
      check: (values) => after(values).some((title, index) => title !== titles[index]),
      message: texts.nothingFound,
    },
    {
      field: 'replacement',
      check: (values) => after(values).every(isFilled),
      message: texts.titleEmpty,
    },
    {
      field: 'replacement',
      check: (values) => after(values).every(({ length }) => length <= TITLE_MAX_LENGTH),
      message: texts.titleTooLong(TITLE_MAX_LENGTH),
    },
    {
      field: 'replacement',
      check: (values) => clashes(values).length === 0,
      message: (values) => texts.titlesTaken(clashes(values).join(', ')),
    },
  ];
}

/** What is added to the words about several pictures, as typed. */
export type BulkWordsValues = Pick<WordValues, 'place' | 'keywords'>;

/** The words of a picture with a new place, if one was given, and with further keywords. */
export function wordsAfter(
  { place = '', keywords = [] }: Partial<PictureWords>,
  values: BulkWordsValues,
): Pick<PictureWords, 'place' | 'keywords'> {
  const newPlace = values.place.trim();
  return {
    place: newPlace === '' ? place : newPlace,
    keywords: [...new Set([...keywords, ...parseKeywords(values.keywords)])],
  };
}

/** The rules of words that are added to pictures. */
export function bulkWordsRules(
  pictures: readonly Partial<PictureWords>[],
): RuleTable<BulkWordsValues> {
  const isRoom = (values: BulkWordsValues) =>
    pictures.every(
      (picture) => listWords(wordsAfter(picture, values).keywords).length <= KEYWORDS_MAX_LENGTH,
    );
  return [
    {
      field: 'place',
      check: ({ place, keywords }) => isFilled(place) || parseKeywords(keywords).length > 0,
      message: texts.wordsMissing,
    },
    { field: 'keywords', check: isRoom, message: texts.tooManyKeywords(KEYWORDS_MAX_LENGTH) },
  ];
}

interface Numbered {
  id: string;
  order: number;
}

/**
 * The items whose number changes, in a sequence that may end after any of them: at every point the
 * others stand in their order, and the moved one, which comes last, near its old or in its new place.
 * Numbers that grow are written from the end and those that shrink from the start, so that none
 * passes another. `wanted` is the new order, `numbers` are those of before.
 */
export function renumberings<Item extends Numbered>(
  wanted: readonly Item[],
  numbers: ReadonlyMap<string, number>,
  movedId: string,
): Item[] {
  const before = ({ id, order }: Item) => numbers.get(id) ?? order;
  const renumbered = wanted
    .map((item, order) => ({ ...item, order }))
    .filter((item) => before(item) !== item.order);
  const others = renumbered.filter(({ id }) => id !== movedId);
  return [
    ...others.filter((item) => item.order > before(item)).reverse(),
    ...others.filter((item) => item.order < before(item)),
    ...renumbered.filter(({ id }) => id === movedId),
  ];
}
