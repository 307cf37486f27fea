import { shorten } from '../base/text.ts';
import { foldedCell, type Columns, type PaymentSource, type PaymentTable } from './formats.ts';

/* The amounts and days in the cells of a bank's file. What can be read in two ways is not read. */

type DecimalMark = ',' | '.';

/** Between the thousands there may also be a space of any kind. */
const plain = (cell: string): string =>
  cell.replace(/[\s']|kr\.?|dkk/gi, '').replace(/^\u2212/, '-');

const MARK = /^[+-]?[\d.,]*([.,])\d{1,2}$/;

/** The decimal mark of a column; undefined when no cell shows it, or the cells disagree. */
function decimalMarkOf(cells: readonly string[]): DecimalMark | undefined {
  const marks = new Set(cells.map((cell) => MARK.exec(plain(cell))?.[1]));
  marks.delete(undefined);
  const [mark] = marks;
  return marks.size === 1 && (mark === ',' || mark === '.') ? mark : undefined;
}

const WHOLE = /^[+-]?\d+$/;
const shapes: Record<DecimalMark, RegExp> = {
  ',': /^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/,
  '.': /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/,
};

/** The amount of a cell in øre; undefined when it is none, or could be two. */
function readOre(cell: string, mark: DecimalMark | undefined): number | undefined {
  const text = plain(cell);
  const shape = mark === undefined ? WHOLE : shapes[mark];
  if (!shape.test(text)) return undefined;
  const [whole = '', decimals = ''] = mark === undefined ? [text] : text.split(mark);
  return Number(`${whole.replace(/[^\d-]/g, '')}${decimals.padEnd(2, '0')}`);
}

const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/;
const DAY_FIRST = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})(?!\d)/;

/** With points alone: `26-11-23` could be a day of either year. */
const SHORT_YEAR = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{2})(?![\d.])/;

/** A day such as `2026-01-31`; undefined when the cell begins with none. A time behind it is left out. */
function readDay(cell: string): string | undefined {
  const found = YEAR_FIRST.exec(cell) ?? DAY_FIRST.exec(cell) ?? SHORT_YEAR.exec(cell);
  const { year, month, day } = found?.groups ?? {};
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  // A 31 April would become 1 May.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
    ? written
    : undefined;
}

/** The largest file that is read: some years of an account. */
export const PAYMENT_FILE_MAX_BYTES = 2 * 1024 * 1024;

/** The most payments that are taken from a file at once. */
export const PAYMENT_LINES_MAX_COUNT = 500;

/** The reasons for which a file is not read at all. */
export type FileProblem = 'several' | 'too-large' | 'no-table' | 'unreadable';

/** The longest text of a payment that is kept. */
export const PAYMENT_TEXT_MAX_LENGTH = 300;

/** A payment that has arrived. */
export interface PaymentLine {
  source: PaymentSource;
  /** The day in Copenhagen, such as `2026-01-31`. */
  day: string;
  amountOre: number;
  /** The fee taken from it; 0 in files without fees. */
  feeOre: number;
  text: string;
  /** The number that the source gives it; often there is none. */
  reference: string;
}

interface ReadLines {
  payments: PaymentLine[];
  /** The number of lines that are no payment that has arrived: what was paid out, or is not booked. */
  otherCount: number;
  /** The lines that could not be read, as they stand in the file. */
  unread: string[];
}

const cellsOf = (row: readonly string[], columns: readonly number[]): string[] =>
  columns.map((column) => row[column] ?? '').filter((cell) => cell !== '');

/** The fee of a payment, without the sign that some files give it; undefined when it is no amount below it. */
function feeOf(
  row: readonly string[],
  { fee, amount }: Columns,
  mark: ReturnType<typeof decimalMarkOf>,
): number | undefined {
  const cell = fee === undefined ? '' : (row[fee] ?? '').trim();
  if (cell === '') return 0;
  const ore = Math.abs(readOre(cell, mark) ?? NaN);
  return ore <= (readOre(row[amount] ?? '', mark) ?? 0) ? ore : undefined;
}

/**
 * True for a row that is not as its headings say. Payers write texts: with separators and quotes, which not
 * every bank marks as theirs, they could put another amount into the place of their own.
 */
function isMisplaced(row: readonly string[], headings: readonly string[]): boolean {
  const hasMore = row.slice(headings.length).some((cell) => cell !== '');
  return hasMore || row.some((cell) => /[\r\n]/.test(cell));
}

/** A payment, or the reason why the row is none. */
function readRow(
  row: readonly string[],
  columns: Columns,
  mark: ReturnType<typeof decimalMarkOf>,
): PaymentLine | 'other' | 'unread' {
  const isOther = columns.only.some(
    ({ column, words }) => !words.includes(foldedCell(row[column] ?? '')),
  );
  if (isOther) return 'other';
  const amountOre = readOre(row[columns.amount] ?? '', mark);
  if (amountOre !== undefined && amountOre <= 0) return 'other';
  const day = readDay(row[columns.day] ?? '');
  const feeOre = feeOf(row, columns, mark);
  if (amountOre === undefined || day === undefined || feeOre === undefined) return 'unread';
  const text = shorten(
    [...new Set(cellsOf(row, columns.texts))].join(' · '),
    PAYMENT_TEXT_MAX_LENGTH,
  );
  const reference = columns.reference === undefined ? '' : (row[columns.reference] ?? '');
  return { source: columns.source, day, amountOre, feeOre, text, reference };
}

/** Reads the payments of a table. Nothing is guessed: what is not clear is returned as unread. */
export function readPayments({ headings, rows }: PaymentTable, columns: Columns): ReadLines {
  const amounts = columns.fee === undefined ? [columns.amount] : [columns.amount, columns.fee];
  const placed = rows.filter((row) => !isMisplaced(row, headings));
  const mark = decimalMarkOf(placed.flatMap((row) => amounts.map((column) => row[column] ?? '')));
  const read: ReadLines = { payments: [], otherCount: 0, unread: [] };
  for (const row of rows) {
    // The settlement report repeats its headings.
    if (row.join() === headings.join()) continue;
    const found = readRow(row, columns, mark);
    const payment = found !== 'other' && isMisplaced(row, headings) ? 'unread' : found;
    if (payment === 'unread') read.unread.push(row.join(' · '));
    else if (payment === 'other') read.otherCount += 1;
    else read.payments.push(payment);
  }
  return read;
}

/**
 * A key for each payment, the same when its file, or one that overlaps with it, is read again. A payment
 * without a number of its own is counted among those that are equal.
 */
export function paymentKeys(payments: readonly PaymentLine[]): string[] {
  const counts = new Map<string, number>();
  return payments.map(({ source, day, amountOre, text, reference }) => {
    if (reference !== '') return JSON.stringify([source, reference]);
    const equal = JSON.stringify([source, day, amountOre, text]);
    const count = (counts.get(equal) ?? 0) + 1;
    counts.set(equal, count);
    return JSON.stringify([equal, count]);
  });
}
