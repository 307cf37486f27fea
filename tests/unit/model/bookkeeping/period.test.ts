import { describe, expect, test } from 'vitest';
import {
  daysOf,
  daysPeriod,
  offeredPeriods,
  quarterOf,
  quarterPeriod,
  sumsByQuarter,
  sumsOf,
} from '#src/model/bookkeeping/period.ts';
import { issuedCreditNote, issuedInvoice } from '../../../support/vouchers.ts';

describe('a period', () => {
  test('begins and ends at midnight in Copenhagen, in summer time and without', () => {
    const [july, october] = [new Date('2026-06-30T22:00:00Z'), new Date('2026-09-30T22:00:00Z')];
    const third = { name: '3. kvartal 2026', from: july, until: october };
    expect(quarterPeriod({ year: 2026, quarter: 3 })).toEqual(third);
    const newYear = new Date('2026-12-31T23:00:00Z');
    const fourth = { name: '4. kvartal 2026', from: october, until: newYear };
    expect(quarterPeriod({ year: 2026, quarter: 4 })).toEqual(fourth);
  });

  test.each([
    ['2026-12-31T22:59:59Z', { year: 2026, quarter: 4 }],
    ['2026-12-31T23:00:00Z', { year: 2027, quarter: 1 }],
    ['2026-03-31T21:59:59Z', { year: 2026, quarter: 1 }],
    ['2026-03-31T22:00:00Z', { year: 2026, quarter: 2 }],
  ])('holds a voucher of %s', (time, quarter) => {
    expect(quarterOf(new Date(time))).toEqual(quarter);
  });

  test('is offered from this quarter back, one after the other, and as whole years', () => {
    const periods = offeredPeriods(new Date('2026-02-11T10:00:00Z'));
    const names = periods.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['1. kvartal 2026', '4. kvartal 2025', '3. kvartal 2025']);
    expect(names.slice(8)).toEqual(['2026', '2025', '2024', '2023', '2022', '2021']);
    const quarters = periods.slice(0, 8);
    const ends = quarters.slice(1).map(({ until }) => until);
    expect(ends).toEqual(quarters.slice(0, -1).map(({ from }) => from));
  });

  test('of chosen days includes both, also over a change of the clock', () => {
    const period = daysPeriod('2026-03-28', '2026-03-29');
    expect(period).toEqual({
      name: '2026-03-28 til 2026-03-29',
      from: new Date('2026-03-27T23:00:00Z'),
      until: new Date('2026-03-29T22:00:00Z'),
    });
    expect(period && daysOf(period)).toEqual(['2026-03-28', '2026-03-29']);
  });

  test.each([
    ['', '2026-01-01'],
    ['2026-01-01', ''],
    ['2026-01-02', '2026-01-01'],
    ['2026-13-01', '2026-14-01'],
    ['0202-01-01', '2026-01-01'],
  ])('from "%s" to "%s" is none', (first, last) => {
    expect(daysPeriod(first, last)).toBeUndefined();
  });
});

describe('sums', () => {
  test('take credit notes off, and count both kinds', () => {
    expect(sumsOf([issuedInvoice(1), issuedInvoice(2), issuedCreditNote(1)])).toEqual({
      invoices: 2,
      creditNotes: 1,
      totalOre: 39_800,
      vatOre: 7960,
      withoutVatOre: 31_840,
    });
    const expected = { invoices: 0, creditNotes: 0, totalOre: 0, vatOre: 0, withoutVatOre: 0 };
    expect(sumsOf([])).toEqual(expected);
  });

  test('are exact where kroner are not', () => {
    const tenth = { totalOre: 10, vatOre: 2 };
    const vouchers = [1, 2, 3].map((sequence) => issuedInvoice(sequence, tenth));
    expect(sumsOf(vouchers)).toMatchObject({ totalOre: 30, vatOre: 6 });
  });

  test('are parted by quarter, the oldest first', () => {
    const vouchers = [
      issuedInvoice(3, { issuedAt: new Date('2026-10-01T10:00:00Z') }),
      issuedInvoice(2),
      issuedInvoice(1, { issuedAt: new Date('2025-12-31T12:00:00Z') }),
      issuedCreditNote(2),
    ];
    const one = { invoices: 1, creditNotes: 0, totalOre: 39_800, vatOre: 7960 };
    expect(sumsByQuarter(vouchers)).toMatchObject([
      { year: 2025, quarter: 4, ...one },
      { year: 2026, quarter: 3, invoices: 1, creditNotes: 1, totalOre: 0, vatOre: 0 },
      { year: 2026, quarter: 4, ...one },
    ]);
    expect(sumsByQuarter([])).toEqual([]);
  });
});
