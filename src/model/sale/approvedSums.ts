import { fromOre, toOre } from '../base/money.ts';
import { discountOre } from './discount.ts';
import type { Discount } from './discountSchema.ts';
import { linesTotal, restOf, saleLines, type StoredLine } from './line.ts';

/**
 * The øre that are booked for the lines of an order that can be delivered, at the prices that they have there. When some
 * are left out, the others keep their share of the discount: by its terms they might miss the minimum.
 */
export function totalOfLines(
  discount: Discount | undefined,
  ordered: readonly StoredLine[],
  delivered: readonly StoredLine[],
): number {
  const lines = saleLines(delivered);
  if (!discount) return linesTotal(lines);
  if (delivered.length < ordered.length)
    return restOf(saleLines(ordered), lines, toOre(discount.amount));
  return linesTotal(lines) - discountOre(discount, lines);
}

/** The discount of an order with the amount that is booked: the price of the lines less the total for them. */
export function bookedDiscount(
  discount: Discount | undefined,
  delivered: readonly StoredLine[],
  totalOre: number,
): Discount | undefined {
  const ore = linesTotal(saleLines(delivered)) - totalOre;
  return discount && { ...discount, amount: fromOre(ore) };
}
