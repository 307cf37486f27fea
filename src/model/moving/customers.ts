import { isEmail, normalizeEmail } from '../account/email.ts';
import { isRow } from '../reconciliation/csv.ts';
import { cleanName, fullName } from '../account/people.ts';

/** Somebody who may be invited. */
export interface Invitee {
  name: string;
  email: string;
}

export type RowProblem = 'no-address' | 'twice';

export interface CustomerList {
  people: Invitee[];
  /** Rows without a usable address, and those whose address came before; the first row is number 1. */
  problems: { row: number; text: string; problem: RowProblem }[];
}

const HEADINGS = {
  email: /^(e-?mail|mail)(adresse| address)?$/i,
  first: /^(fornavn|first ?name|given name)$/i,
  last: /^(efternavn|last ?name|surname|family name)$/i,
  name: /^((fulde )?navn|(full )?name|kunde|client|customer)$/i,
};

type Columns = Partial<Record<keyof typeof HEADINGS, number>>;

function columnsOf(heading: readonly string[]): Columns {
  const place = (pattern: RegExp) => heading.findIndex((cell) => pattern.test(cell));
  const found = Object.entries(HEADINGS).map(([name, pattern]) => [name, place(pattern)] as const);
  return Object.fromEntries(found.filter(([, at]) => at >= 0));
}

function inviteeOf(row: readonly string[], { email, first, last, name }: Columns): Invitee {
  const cell = (at: number | undefined) => (at === undefined ? '' : (row[at] ?? ''));
  const address = email === undefined ? (row.find((each) => isEmail(each)) ?? '') : cell(email);
  const others = row.filter((each) => each !== address);
  const said = cell(name) || fullName(cell(first), cell(last));
  const isKnown = name !== undefined || first !== undefined || last !== undefined;
  return { email: normalizeEmail(address), name: cleanName(isKnown ? said : (others[0] ?? '')) };
}

/** Reads the rows of a list of customers, with or without a heading. */
export function readCustomers(rows: readonly (readonly string[])[]): CustomerList {
  const heading = rows.find(isRow) ?? [];
  const hasHeading = heading.every((cell) => !isEmail(cell));
  const columns = hasHeading ? columnsOf(heading) : {};
  const list: CustomerList = { people: [], problems: [] };
  const known = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (!isRow(row) || (hasHeading && row === heading)) continue;
    const person = inviteeOf(row, columns);
    const problem = isEmail(person.email) ? known.has(person.email) && 'twice' : 'no-address';
    if (problem) list.problems.push({ row: index + 1, text: row.join(' '), problem });
    else list.people.push(person);
    known.add(person.email);
  }
  return list;
}
