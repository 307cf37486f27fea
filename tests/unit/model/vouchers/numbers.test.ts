import { expect, test } from 'vitest';
import { voucherNumber, voucherSeries } from '#src/model/vouchers/voucher.ts';

test.each([
  ['2026', 1, '2026-0001'],
  ['2026', 412, '2026-0412'],
  ['K2026', 9999, 'K2026-9999'],
  ['2026', 10_000, '2026-10000'],
])('the voucher of %s at place %i is %s', (series, sequence, number) => {
  expect(voucherNumber(series, sequence)).toBe(number);
});

test.each([
  { kind: 'invoice', issuedAt: '2025-12-31T22:30:00Z', series: '2025' },
  { kind: 'invoice', issuedAt: '2025-12-31T23:30:00Z', series: '2026' },
  { kind: 'credit-note', issuedAt: '2025-12-31T23:30:00Z', series: 'K2026' },
] as const)(
  'by the clock of Copenhagen the $kind of $issuedAt is of the series $series',
  ({ kind, issuedAt, series }) => {
    expect(voucherSeries(kind, new Date(issuedAt))).toBe(series);
  },
);
