import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromOre } from '#src/model/base/money.ts';
import { totalOfLines } from '#src/model/sale/approvedSums.ts';
import { discountOf, discountOre } from '#src/model/sale/discount.ts';
import { discountKinds, type DiscountTerms } from '#src/model/sale/discountSchema.ts';
import { saleLines, type StoredLine, withShares } from '#src/model/sale/line.ts';

const terms = (kind: DiscountTerms['kind'], value: number, more: Partial<DiscountTerms> = {}) => ({
  ...{ code: 'SOMMER20', kind, value, paidFor: 0, minimum: 0 },
  ...more,
});
const oreOff = (each: DiscountTerms, lines: readonly StoredLine[]) =>
  discountOre(each, saleLines(lines));
const album = (price: number) => ({ type: 'album' as const, price });
const pictures = (...prices: number[]) =>
  prices.map((price) => ({ type: 'image' as const, price }));

describe('what is taken off', () => {
  const free = terms('free-picture', 1);
  const fiveForFour = terms('number', 5, { paidFor: 4 });
  const threeFor = (paidFor: number) => terms('number', 3, { paidFor });
  const ten = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

  test.each([
    ['a fifth', terms('percent', 20), [...pictures(199), album(500)], 139.8],
    ['a third, to the øre', terms('percent', 33), pictures(0.5), 0.17],
    ['half an øre upwards', terms('percent', 50), pictures(0.01), 0.01],
    ['everything', terms('percent', 100), pictures(199, 99), 298],
    ['an amount', terms('amount', 50), pictures(199), 50],
    ['no more than it costs', terms('amount', 500), pictures(199), 199],
    ['the cheapest picture', free, pictures(199, 99, 149), 99],
    ['no album', free, [album(50), ...pictures(199)], 199],
    ['nothing of albums alone', free, [album(50)], 0],
    ['the cheapest of five', fiveForFour, pictures(100, 90, 80, 70, 60), 60],
    ['the cheapest of each five, the dearest first', fiveForFour, pictures(...ten), 70],
    ['nothing of four', fiveForFour, [...pictures(100, 100, 100, 100), album(100)], 0],
    ['one of five, whatever comes besides', threeFor(2), pictures(50, 100, 10, 20, 30), 30],
    ['two of three', threeFor(1), pictures(100, 80, 60), 140],
  ])('%s', (...[, each, lines, amount]) => {
    expect(fromOre(oreOff(each, lines))).toBe(amount);
  });

  test('needs the minimum, to the øre, and is no discount when it is nothing', () => {
    const from200 = terms('percent', 20, { minimum: 200 });
    expect(discountOf(from200, pictures(199.99))).toBeUndefined();
    expect(discountOf(from200, pictures(100, 100))).toEqual({ ...from200, amount: 40 });
    expect(discountOf(undefined, pictures(199))).toBeUndefined();
    expect(discountOf(free, [album(500)])).toBeUndefined();
    expect(discountOf(terms('percent', 20), pictures(0))).toBeUndefined();
  });
});

describe('any discount of any cart', () => {
  const anyTerms = fc
    .record({
      kind: fc.constantFrom(...discountKinds),
      percent: fc.integer({ min: 1, max: 100 }),
      kroner: fc.integer({ min: 1, max: 2000 }),
      count: fc.integer({ min: 2, max: 15 }),
      paidFor: fc.nat(),
    })
    .map(({ kind, percent, kroner, count, paidFor }) => {
      const values = { percent, amount: kroner, 'free-picture': 1, number: count };
      return terms(kind, values[kind], { paidFor: 1 + (paidFor % (count - 1)) });
    });
  const anyLine = fc.record({
    type: fc.constantFrom('image' as const, 'album' as const),
    price: fc.nat(500_000).map((ore) => ore / 100),
  });
  const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 15 });

  const ore = (kroner: number) => Math.round(kroner * 100);
  const sumOre = (lines: readonly { price: number }[]) =>
    lines.reduce((sum, { price }) => sum + ore(price), 0);

  test('takes off whole øre, never more than it costs, in whichever order the lines are', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, (each, lines) => {
        const takenOff = oreOff(each, lines);
        expect(Number.isInteger(takenOff)).toBe(true);
        expect(takenOff).toBeGreaterThanOrEqual(0);
        expect(takenOff).toBeLessThanOrEqual(sumOre(lines));
        expect(oreOff(each, lines.toReversed())).toBe(takenOff);
      }),
    );
  });

  test('never makes the rest dearer when a line is left out, which the rules rely on', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, fc.nat(), (each, lines, at) => {
        const left = lines.filter((_, index) => index !== at % lines.length);
        const discount = { ...each, amount: fromOre(oreOff(each, lines)) };
        const whole = totalOfLines(discount, lines, lines);
        const total = totalOfLines(discount, lines, left);
        expect(whole).toBe(sumOre(lines) - oreOff(each, lines));
        expect(total).toBeLessThanOrEqual(whole);
        expect(total).toBeLessThanOrEqual(sumOre(left));
      }),
    );
  });

  test('divided among the lines, leaves exactly what is paid', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, (each, lines) => {
        const takenOff = oreOff(each, lines);
        const paid = withShares(saleLines(lines), takenOff).map(({ priceOre }) => priceOre);
        expect(paid.reduce((sum, part) => sum + part, 0)).toBe(sumOre(lines) - takenOff);
        for (const [at, part] of paid.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(ore(lines[at]?.price ?? 0) + 1);
        }
      }),
    );
  });
});
