import { expect, test } from 'vitest';
import type { DiscountTerms } from '#src/model/sale/discountSchema.ts';
import { bestDiscount } from '#src/options/discounts/bestDiscount.ts';

const terms = (fields: Partial<DiscountTerms>): DiscountTerms => ({
  code: 'SOMMER20',
  kind: 'percent',
  value: 20,
  paidFor: 0,
  minimum: 0,
  ...fields,
});

const pictures = (...prices: number[]) =>
  prices.map((price) => ({ type: 'image' as const, price }));

test('of several, the one that takes most off counts, and none that takes nothing', () => {
  const fiveForFour = terms({ code: '5FOR4', kind: 'number', value: 5, paidFor: 4 });
  const tenthOff = terms({ code: 'TIENDE', value: 10, minimum: 300 });
  const offers = [fiveForFour, tenthOff];
  expect(bestDiscount(offers, pictures(100, 100))).toBeUndefined();
  expect(bestDiscount(offers, pictures(100, 100, 100))).toBe(tenthOff);
  expect(bestDiscount(offers, pictures(100, 100, 100, 100, 100))).toBe(fiveForFour);
  expect(bestDiscount([], pictures(100))).toBeUndefined();
});
