import { isoDay, startOfDay } from '../base/dates.ts';
import { DAY_MS } from '../base/units.ts';
import { bookedSums, type BookedSums } from '../sale/voucherSums.ts';
import type { Voucher } from '../vouchers/schema.ts';
import { bookkeepingTexts as texts } from './texts.ts';

/** A stretch of whole days in Copenhagen, from the first moment of one to the first after another. */
export interface Period {
  name: string;
  from: Date;
  until: Date;
}

export interface Quarter {
  year: number;
  /** From 1 to 4. */
  quarter: number;
}

const MONTHS_IN_QUARTER = 3;
const QUARTERS_IN_YEAR = 4;

/** Two years of quarters: earlier ones are reached by their days. */
const OFFERED_QUARTERS = 8;

/** This year and the five before, for which vouchers must be kept. */
const OFFERED_YEARS = 6;

export function quarterOf(date: Date): Quarter {
  const [year, month] = isoDay(date).split('-').map(Number);
  return { year: year ?? 0, quarter: Math.ceil((month ?? 0) / MONTHS_IN_QUARTER) };
}

/** The quarter that lies `count` quarters before. */
function quarterBefore({ year, quarter }: Quarter, count: number): Quarter {
  const index = year * QUARTERS_IN_YEAR + quarter - 1 - count;
  return {
    year: Math.floor(index / QUARTERS_IN_YEAR),
    quarter: (index % QUARTERS_IN_YEAR) + 1,
  };
}

function startOfQuarter({ year, quarter }: Quarter): Date {
  const month = (quarter - 1) * MONTHS_IN_QUARTER + 1;
  return startOfDay(`${year}-${String(month).padStart(2, '0')}-01`);
}

export function quarterPeriod(quarter: Quarter): Period {
  return {
    name: texts.quarter(quarter.year, quarter.quarter),
    from: startOfQuarter(quarter),
    until: startOfQuarter(quarterBefore(quarter, -1)),
  };
}

function yearPeriod(year: number): Period {
  return {
    name: String(year),
    from: startOfDay(`${year}-01-01`),
    until: startOfDay(`${year + 1}-01-01`),
  };
}

/** The years to choose from, this one first. */
export function offeredYears(now: Date): Period[] {
  const { year } = quarterOf(now);
  return Array.from({ length: OFFERED_YEARS }, (_, count) => yearPeriod(year - count));
}

/** The periods to choose from, this quarter first. */
export function offeredPeriods(now: Date): Period[] {
  const current = quarterOf(now);
  return [
    ...Array.from({ length: OFFERED_QUARTERS }, (_, count) =>
      quarterPeriod(quarterBefore(current, count)),
    ),
    ...offeredYears(now),
  ];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A year that is being typed is an earlier one. */
const FIRST_DAY = '2000-01-01';

/** The days from one to another, both included; undefined unless both are given and in order. */
export function daysPeriod(first: string, last: string): Period | undefined {
  if (!DAY.test(first) || !DAY.test(last) || first > last || first < FIRST_DAY) return undefined;
  const noonOfLast = new Date(Date.parse(`${last}T12:00:00Z`));
  if (Number.isNaN(noonOfLast.getTime()) || Number.isNaN(Date.parse(first))) return undefined;
  return {
    name: texts.days(first, last),
    from: startOfDay(first),
    until: startOfDay(isoDay(new Date(noonOfLast.getTime() + DAY_MS))),
  };
}

/** The first and the last day of a period. */
export function daysOf({ from, until }: Pick<Period, 'from' | 'until'>): [string, string] {
  return [isoDay(from), isoDay(new Date(until.getTime() - 1))];
}

/** The sums of some vouchers, in whole øre. Credit notes count with their negative amounts. */
export interface VoucherSums extends BookedSums {
  invoices: number;
  creditNotes: number;
}

type Summed = Pick<Voucher, 'kind' | 'totalOre' | 'vatOre'>;

export function sumsOf(vouchers: readonly Summed[]): VoucherSums {
  const creditNotes = vouchers.filter(({ kind }) => isCreditNote(kind)).length;
  return { invoices: vouchers.length - creditNotes, creditNotes, ...bookedSums(vouchers) };
}

/** The sums of each quarter that has vouchers, the oldest first. */
export function sumsByQuarter(
  vouchers: readonly (Summed & Pick<Voucher, 'issuedAt'>)[],
): (Quarter & VoucherSums)[] {
  const quarters = new Map<string, { quarter: Quarter; own: Summed[] }>();
  for (const voucher of vouchers) {
    const quarter = quarterOf(voucher.issuedAt);
    const key = `${quarter.year}-${quarter.quarter}`;
    const known = quarters.get(key) ?? { quarter, own: [] };
    known.own.push(voucher);
    quarters.set(key, known);
  }
  return [...quarters]
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([, { quarter, own }]) => ({ ...quarter, ...sumsOf(own) }));
}

const creditNoteKinds: Record<Voucher['kind'], boolean> = { invoice: false, 'credit-note': true };

export function isCreditNote(kind: Voucher['kind']): boolean {
  return creditNoteKinds[kind];
}
