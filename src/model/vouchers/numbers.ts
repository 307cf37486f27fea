import { compactDay } from '../base/dates.ts';
import type { VoucherKind } from './schema.ts';

const YEAR_DIGITS = 4;

/** Shorter numbers are filled up with zeros; the ten thousandth is simply longer. */
const SEQUENCE_DIGITS = 4;

const prefixes: Record<VoucherKind, string> = { invoice: '', 'credit-note': 'K' };

/** The series of a voucher: a kind has one for each year, by the calendar of Copenhagen. */
export function voucherSeries(kind: VoucherKind, issuedAt: Date): string {
  return `${prefixes[kind]}${compactDay(issuedAt).slice(0, YEAR_DIGITS)}`;
}

/** `2026-0001`: the series and the place in it. */
export function voucherNumber(series: string, sequence: number): string {
  return `${series}-${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;
}
