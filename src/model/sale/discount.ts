import { fromOre, toOre } from '../base/money.ts';
import { percentOf, sumOf } from './amounts.ts';
import { linesTotal, type SaleLine, saleLines, type StoredLine } from './line.ts';
import type { Discount, DiscountKind, DiscountTerms } from './discountSchema.ts';
import { isAlbum, isGiftCard } from './schema.ts';

/**
 * The prices of the pictures, the dearest first; albums are left out. Counted is the basic price: who gets a picture
 * for nothing still pays what a wider licence costs more.
 */
function pictureOre(lines: readonly SaleLine[]): number[] {
  const pictures = lines.filter(({ stored }) => !isAlbum(stored));
  return pictures.map(({ baseOre }) => baseOre).toSorted((a, b) => b - a);
}

/** The cheapest of each full number of pictures are free. */
function oreForNumber({ value, paidFor }: DiscountTerms, lines: readonly SaleLine[]): number {
  const ore = pictureOre(lines);
  const counted = ore.slice(0, ore.length - (ore.length % value));
  return sumOf(counted.filter((_, at) => at % value >= paidFor));
}

const oreTakenOff: Record<
  DiscountKind,
  (discountTerms: DiscountTerms, lines: readonly SaleLine[]) => number
> = {
  percent: ({ value }, lines) => percentOf(linesTotal(lines), value),
  amount: ({ value }) => toOre(value),
  'free-picture': (_, lines) => pictureOre(lines).at(-1) ?? 0,
  number: oreForNumber,
};

/** The øre that terms which were agreed on take off these lines, never more than they cost. */
export function discountOre(discountTerms: DiscountTerms, lines: readonly SaleLine[]): number {
  const ore = oreTakenOff[discountTerms.kind](discountTerms, lines);
  return Math.min(Math.max(ore, 0), linesTotal(lines));
}

/** True for lines that cost less than the discount asks for. */
export function isBelowMinimum({ minimum }: DiscountTerms, lines: readonly SaleLine[]): boolean {
  return linesTotal(lines) < toOre(minimum);
}

/** The discount of these lines; undefined when nothing is taken off them. A gift card costs what it is worth. */
export function discountOf(
  discountTerms: DiscountTerms | undefined,
  items: readonly StoredLine[],
): Discount | undefined {
  const lines = saleLines(items);
  if (!discountTerms || isBelowMinimum(discountTerms, lines) || items.some(isGiftCard)) {
    return undefined;
  }
  const ore = discountOre(discountTerms, lines);
  return ore > 0 ? { ...discountTerms, amount: fromOre(ore) } : undefined;
}
