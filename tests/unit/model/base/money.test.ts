import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatKroner,
  formatPriceInput,
  fromOre,
  parsePriceInput,
  toOre,
} from '#src/model/base/money.ts';

test.each([
  [0, '0,00\u00a0kr'],
  [-0, '0,00\u00a0kr'],
  [3, '3,00\u00a0kr'],
  [199, '199,00\u00a0kr'],
  [1234.5, '1.234,50\u00a0kr'],
  [1_000_000, '1.000.000,00\u00a0kr'],
  [0.005, '0,01\u00a0kr'],
  [1.005, '1,01\u00a0kr'],
  [-12.5, '-12,50\u00a0kr'],
])('%d is shown as %s', (kroner, expected) => {
  expect(formatKroner(kroner)).toBe(expected);
});

describe('a price field', () => {
  test.each([
    ['', '', undefined],
    ['abc', '', undefined],
    ['0', '0', 0],
    ['007', '7', 7],
    ['1234', '1.234', 1234],
    ['12.345', '12.345', 12_345],
    ['1a2b3c4', '1.234', 1234],
    ['12345678901', '123.456.789', 123_456_789],
  ])('%j reads %j', (typed, shown, kroner) => {
    expect(formatPriceInput(typed)).toBe(shown);
    expect(parsePriceInput(typed)).toBe(kroner);
  });

  test('typing on in what is shown changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(formatPriceInput(formatPriceInput(typed))).toBe(formatPriceInput(typed));
      }),
    );
  });
});

const ore = fc.integer({ min: 0, max: 100_000_000 });

test('øre and kroner are the same money', () => {
  fc.assert(
    fc.property(ore, (amount) => {
      expect(toOre(fromOre(amount))).toBe(amount);
    }),
  );
});

test('a shown amount can be read back', () => {
  fc.assert(
    fc.property(ore, (amount) => {
      expect(formatKroner(fromOre(amount)).replace(/\D/g, '')).toMatch(/^\d{3,}$/);
      expect(Number(formatKroner(fromOre(amount)).replace(/\D/g, ''))).toBe(amount);
    }),
  );
});
