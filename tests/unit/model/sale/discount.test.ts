import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromOre } from '#src/model/base/money.ts';
import { discountOf, discountOre } from '#src/model/sale/discount.ts';
import { discountKinds, type DiscountTerms } from '#src/model/sale/discountSchema.ts';
import { totalOfLines } from '#src/model/sale/booking.ts';
import { saleLines, type StoredLine, withShares } from '#src/model/sale/line.ts';

const terms = (fields: Partial<DiscountTerms>): DiscountTerms => ({
  code: 'SOMMER20',
  kind: 'percent',
  value: 20,
  paidFor: 0,
  minimum: 0,
  ...fields,
});

const oreOff = (each: DiscountTerms, lines: readonly StoredLine[]) =>
  discountOre(each, saleLines(lines));

const picture = (price: number) => ({ type: 'image' as const, price });
const album = (price: number) => ({ type: 'album' as const, price });
const pictures = (...prices: number[]) => prices.map(picture);

describe('what is taken off', () => {
  test.each([
    ['a fifth', terms({ value: 20 }), [picture(199), album(500)], 139.8],
    ['a third, to the øre', terms({ value: 33 }), pictures(0.5), 0.17],
    ['half an øre upwards', terms({ value: 50 }), pictures(0.01), 0.01],
    ['everything', terms({ value: 100 }), pictures(199, 99), 298],
    ['an amount', terms({ kind: 'amount', value: 50 }), pictures(199), 50],
    ['no more than it costs', terms({ kind: 'amount', value: 500 }), pictures(199), 199],
    ['the cheapest picture', terms({ kind: 'free-picture' }), pictures(199, 99, 149), 99],
    ['no album', terms({ kind: 'free-picture' }), [album(50), picture(199)], 199],
    ['nothing of albums alone', terms({ kind: 'free-picture' }), [album(50)], 0],
    [
      'the cheapest of five',
      terms({ kind: 'number', value: 5, paidFor: 4 }),
      pictures(100, 90, 80, 70, 60),
      60,
    ],
    [
      'the cheapest of each five, the dearest first',
      terms({ kind: 'number', value: 5, paidFor: 4 }),
      pictures(10, 20, 30, 40, 50, 60, 70, 80, 90, 100),
      70,
    ],
    [
      'nothing before the number is full',
      terms({ kind: 'number', value: 5, paidFor: 4 }),
      [...pictures(100, 100, 100, 100), album(100)],
      0,
    ],
    [
      'one of five, whatever comes besides',
      terms({ kind: 'number', value: 3, paidFor: 2 }),
      pictures(50, 100, 10, 20, 30),
      30,
    ],
    ['two of three', terms({ kind: 'number', value: 3, paidFor: 1 }), pictures(100, 80, 60), 140],
  ])('%s', (...row) => {
    const [, each, lines, amount] = row;
    expect(fromOre(oreOff(each, lines))).toBe(amount);
  });

  test('needs the minimum, to the øre', () => {
    const from200 = terms({ minimum: 200 });
    expect(discountOf(from200, pictures(199.99))).toBeUndefined();
    expect(discountOf(from200, pictures(100, 100))).toEqual({ ...from200, amount: 40 });
  });

  test('is no discount when it is nothing', () => {
    expect(discountOf(undefined, pictures(199))).toBeUndefined();
    expect(discountOf(terms({ kind: 'free-picture' }), [album(500)])).toBeUndefined();
    expect(discountOf(terms({}), pictures(0))).toBeUndefined();
  });
});

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
    return terms({ kind, value: values[kind], paidFor: 1 + (paidFor % (count - 1)) });
  });

const anyLine = fc.record({
  type: fc.constantFrom('image' as const, 'album' as const),
  price: fc.integer({ min: 0, max: 500_000 }).map((ore) => ore / 100),
});

const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 15 });

const ore = (kroner: number) => Math.round(kroner * 100);
const sumOre = (lines: readonly { price: number }[]) =>
  lines.reduce((sum, { price }) => sum + ore(price), 0);

describe('any discount of any cart', () => {
  test('takes off whole øre, never more than it costs, and what is left is the rest', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, (each, lines) => {
        const takenOff = oreOff(each, lines);
        expect(Number.isInteger(takenOff)).toBe(true);
        expect(takenOff).toBeGreaterThanOrEqual(0);
        expect(takenOff).toBeLessThanOrEqual(sumOre(lines));
      }),
    );
  });

  test('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, (each, lines) => {
        expect(oreOff(each, lines.toReversed())).toBe(oreOff(each, lines));
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
