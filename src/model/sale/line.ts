import { toOre } from '../base/money.ts';
import { sharesOf, sumOf } from './amounts.ts';
import type { ItemType } from './schema.ts';

/** A line as carts, orders and purchases store it, in kroner. */
export interface StoredLine {
  type: ItemType;
  /** With the licence, if the line has one. */
  price: number;
  licence?: { base: number } | undefined;
}

/** A line of a sale: the record that it came from, with its prices in whole øre. */
export interface SaleLine<Stored extends StoredLine = StoredLine> {
  stored: Stored;
  priceOre: number;
  /** The price without what a wider licence costs more. */
  baseOre: number;
}

export function saleLines<Stored extends StoredLine>(lines: readonly Stored[]): SaleLine<Stored>[] {
  return lines.map((stored) => ({
    stored,
    priceOre: toOre(stored.price),
    baseOre: toOre(stored.licence?.base ?? stored.price),
  }));
}

export function linesTotal(lines: readonly Pick<SaleLine, 'priceOre'>[]): number {
  return sumOf(lines.map(({ priceOre }) => priceOre));
}

/** The lines at what is left of each, once so many øre are taken off their sum. */
export function withShares<Line extends { priceOre: number }>(
  lines: readonly Line[],
  takenOffOre: number,
): Line[] {
  const shares = sharesOf(
    lines.map(({ priceOre }) => priceOre),
    linesTotal(lines) - takenOffOre,
  );
  return lines.map((line, at) => ({ ...line, priceOre: shares[at] ?? 0 }));
}

/** The price of the lines that are left of an order, with the same share off as the whole order had. */
export function restOf(
  ordered: readonly SaleLine[],
  left: readonly SaleLine[],
  takenOffOre: number,
): number {
  const whole = linesTotal(ordered);
  const rest = whole === 0 ? 0 : (linesTotal(left) * (whole - takenOffOre)) / whole;
  return Math.round(rest);
}
