import { expect, test } from 'vitest';
import { voucherNumber, voucherSeries } from '#src/model/vouchers/numbers.ts';

test.each([
  ['2026', 1, '2026-0001'],
  ['2026', 412, '2026-0412'],
  ['K2026', 9999, 'K2026-9999'],
  ['2026', 10_000, '2026-10000'],
])('the voucher of %s at place %i is %s', (series, sequence, number) => {
  expect(voucherNumber(series, sequence)).toBe(number);
});

test.each([
  [
    'an invoice of an hour before New Year in Copenhagen',
    'invoice',
    '2025-12-31T22:30:00Z',
    '2025',
  ],
  ['an invoice of the first hour there', 'invoice', '2025-12-31T23:30:00Z', '2026'],
  ['a credit note of the first hour there', 'credit-note', '2025-12-31T23:30:00Z', 'K2026'],
] as const)('%s belongs to its series', (_, kind, issuedAt, series) => {
  expect(voucherSeries(kind, new Date(issuedAt))).toBe(series);
});
