/* The amounts and days in the cells of a bank's file. What can be read in two ways is not read. */

type DecimalMark = ',' | '.';

/** Between the thousands there may also be a space of any kind. */
const plain = (cell: string): string =>
  cell.replace(/[\s']|kr\.?|dkk/gi, '').replace(/^\u2212/, '-');

const MARK = /^[+-]?[\d.,]*\d*([.,])\d{1,2}$/;

/** The decimal mark of a column; undefined when no cell shows it, or the cells disagree. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark | undefined {
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
export function readOre(cell: string, mark: DecimalMark | undefined): number | undefined {
  const text = plain(cell);
  const shape = mark === undefined ? WHOLE : shapes[mark];
  if (!shape.test(text)) return undefined;
  const [whole = '', decimals = ''] = mark === undefined ? [text] : text.split(mark);
  const ore = Number(`${whole.replace(/[^\d]/g, '')}${decimals.padEnd(2, '0')}`);
  return text.startsWith('-') ? 0 - ore : ore;
}

const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/;
const DAY_FIRST = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})(?!\d)/;

/** A day such as `2026-01-31`; undefined when the cell begins with none. A time behind it is left out. */
export function readDay(cell: string): string | undefined {
  const { year, month, day } = (YEAR_FIRST.exec(cell) ?? DAY_FIRST.exec(cell))?.groups ?? {};
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  // A 31 April would become 1 May.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
    ? written
    : undefined;
}
