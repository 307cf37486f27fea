import { fromOre, toOre } from '../base/money.ts';
import { sumOf } from './amounts.ts';

/** A multiple of a price in kroner, rounded to the nearest step. */
export function multipleOf(price: number, factor: number, step = 1): number {
  // Whole øre in between would round twice. The digits that are cut off come from the multiplication.
  const exact = Number(((toOre(price) * factor) / 100).toFixed(4));
  return Math.round(exact / step) * step;
}

/** Several amounts in kroner as one, exactly. */
export function sumOfKroner(amounts: readonly number[]): number {
  return fromOre(sumOf(amounts.map(toOre)));
}
