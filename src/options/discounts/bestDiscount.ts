import { discountOf } from '#src/model/sale/discount.ts';
import type { DiscountTerms } from '#src/model/sale/discountSchema.ts';
import type { StoredLine } from '#src/model/sale/line.ts';

/** Of several discounts, the one that takes most off these lines; undefined when none takes anything. */
export function bestDiscount(
  offers: readonly DiscountTerms[],
  items: readonly StoredLine[],
): DiscountTerms | undefined {
  const amounts = offers.map((discountTerms) => discountOf(discountTerms, items)?.amount ?? 0);
  const most = Math.max(0, ...amounts);
  return most > 0 ? offers[amounts.indexOf(most)] : undefined;
}
