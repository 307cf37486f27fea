import { folded } from '../base/text.ts';

/* The files whose columns are known. docs/BOOKKEEPING.md tells from where, and what is not. */

/** The sources of payments. `other` is a file whose columns the photographer chose. */
export const paymentSources = [
  'mobilepay',
  'danske-bank',
  'nordea',
  'jyske-bank',
  'lunar',
  'other',
] as const;

export type PaymentSource = (typeof paymentSources)[number];

/** Headings are compared without capitals and Danish letters: `Beløb` is `beloeb`. */
export const foldedCell = (cell: string): string => folded(cell.trim());

interface PaymentFormat {
  source: PaymentSource;
  /** Headings that the file has besides those that are read; they tell it from others. */
  also?: readonly string[];
  day: string;
  amount: string;
  /** The columns with the words of the customer and the name of the sender. */
  texts: readonly string[];
  /** The column of the fee, in files that have one. */
  fee?: string;
  /** The number that the source gives a payment. */
  reference?: string;
  /** Only lines with these words are payments that have arrived. */
  only?: Readonly<Record<string, readonly string[]>>;
}

/** The more particular ones first. */
const formats: readonly PaymentFormat[] = [
  {
    source: 'mobilepay',
    also: ['customer name', 'mp-number'],
    day: 'date and time',
    amount: 'amount',
    texts: ['comment', 'customer name'],
    reference: 'transactionid',
    only: { event: ['payment'], currency: ['dkk'] },
  },
  {
    source: 'mobilepay',
    also: ['modtagernavn'],
    day: 'dato',
    amount: 'beloeb',
    texts: ['besked', 'afsendernavn'],
    reference: 'reference',
    only: { type: ['modtaget'], status: ['gennemfoert'], valuta: ['dkk'] },
  },
  {
    // The settlement report names its kind of line in the first column.
    source: 'mobilepay',
    also: ['saleunitname', 'settlementid'],
    day: 'salesdate',
    amount: 'gross',
    fee: 'fee',
    texts: ['orderid'],
    reference: 'transactionid',
    only: { transactioninfo: ['transactioninfo'], currency: ['dkk'] },
  },
  {
    source: 'danske-bank',
    also: ['saldo', 'afstemt'],
    day: 'dato',
    amount: 'beloeb',
    texts: ['tekst'],
    only: { status: ['udfoert'] },
  },
  {
    source: 'danske-bank',
    also: ['balance', 'reconciled'],
    day: 'date',
    amount: 'amount',
    texts: ['text'],
    only: { status: ['executed'] },
  },
  {
    source: 'nordea',
    also: ['afsender', 'modtager', 'saldo'],
    day: 'bogfoeringsdato',
    amount: 'beloeb',
    texts: ['beskrivelse', 'navn'],
    only: { valuta: ['dkk'] },
  },
  {
    source: 'jyske-bank',
    also: ['saldo', 'kommentar', 'afstemt', 'flag'],
    day: 'dato',
    amount: 'beloeb',
    texts: ['tekst'],
  },
  {
    source: 'lunar',
    also: ['time', 'balance'],
    day: 'date',
    amount: 'amount',
    texts: ['title'],
    reference: 'transaction id',
  },
  { source: 'lunar', also: ['balance'], day: 'date', amount: 'amount', texts: ['text'] },
];

/** The columns that are read, by their place. */
export interface Columns {
  source: PaymentSource;
  day: number;
  amount: number;
  texts: readonly number[];
  fee?: number | undefined;
  reference?: number | undefined;
  only: readonly { column: number; words: readonly string[] }[];
}

/** A file as a table, with the row that holds its headings. */
export interface PaymentTable {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

function headingsOf({ also = [], day, amount, fee, texts, reference, only = {} }: PaymentFormat) {
  const optional = [fee, reference].filter((heading) => heading !== undefined);
  return [...also, day, amount, ...texts, ...optional, ...Object.keys(only)];
}

function columnsOf(format: PaymentFormat, headings: readonly string[]): Columns {
  const place = (heading: string) => headings.indexOf(heading);
  const { source, day, amount, fee, texts, reference, only = {} } = format;
  return {
    source,
    day: place(day),
    amount: place(amount),
    texts: texts.map(place),
    fee: fee === undefined ? undefined : place(fee),
    reference: reference === undefined ? undefined : place(reference),
    only: Object.entries(only).map(([heading, words]) => ({ column: place(heading), words })),
  };
}

/** Some files begin with lines about the account. */
const HEADING_MAX_ROW = 20;

/** The table of a file, and its columns if they are known. */
export function recognise(rows: readonly (readonly string[])[]): {
  table: PaymentTable;
  columns: Columns | undefined;
} {
  for (const [at, row] of rows.slice(0, HEADING_MAX_ROW).entries()) {
    const headings = row.map(foldedCell);
    const format = formats.find((each) =>
      headingsOf(each).every((heading) => headings.includes(heading)),
    );
    const table = { headings: row, rows: rows.slice(at + 1) };
    if (format) return { table, columns: columnsOf(format, headings) };
  }
  const [headings = [], ...rest] = rows;
  return { table: { headings, rows: rest }, columns: undefined };
}
