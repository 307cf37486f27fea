import { toOre } from '../base/money.ts';
import type { ItemType } from '../cart/schema.ts';

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
  return lines.reduce((sum, { priceOre }) => sum + priceOre, 0);
}
