import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatKroner,
  formatPriceInput,
  fromOre,
  parsePriceInput,
  toOre,
} from '#src/model/base/money.ts';

test('kroner are shown with two decimals, rounded up from half an øre', () => {
  const shown = [-0, 3, 1234.5, 1_000_000, 0.005, 1.005, -12.5].map(formatKroner).join(' | ');
  expect(shown.replaceAll('\u00a0kr', '')).toBe(
    '0,00 | 3,00 | 1.234,50 | 1.000.000,00 | 0,01 | 1,01 | -12,50',
  );
  expect(formatKroner(3)).toBe('3,00\u00a0kr');
});

test.each([
  ['', '', undefined],
  ['abc', '', undefined],
  ['0', '0', 0],
  ['007', '7', 7],
  ['12.345', '12.345', 12_345],
  ['1a2b3c4', '1.234', 1234],
  ['12345678901', '123.456.789', 123_456_789],
])('a price field with %j reads %j', (typed, shown, kroner) => {
  expect(formatPriceInput(typed)).toBe(shown);
  expect(parsePriceInput(typed)).toBe(kroner);
});

test('typing on in what a price field shows changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(formatPriceInput(formatPriceInput(typed))).toBe(formatPriceInput(typed));
    }),
  );
});

test('øre and kroner are the same money, and a shown amount can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (ore) => {
      expect(toOre(fromOre(ore))).toBe(ore);
      const digits = formatKroner(fromOre(ore)).replace(/\D/g, '');
      expect(digits).toMatch(/^\d{3,}$/);
      expect(Number(digits)).toBe(ore);
    }),
  );
});
