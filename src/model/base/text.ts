const NO_BREAK_SPACE = '\u00a0';

/**
 * Replaces spaces by no-break spaces, so that an amount or a number is never split between two
 * lines.
 */
export function withNoBreakSpaces(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE);
}

/** Joins short facts by dots, which stay at the end of a line. Empty ones are left out. */
export function joinFacts(facts: readonly (string | false | undefined)[]): string {
  return facts.filter(Boolean).join(`${NO_BREAK_SPACE}· `);
}

/** Shortens a text to `length` characters and marks the cut by an ellipsis. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * A text in one line: customers write their names, which may begin neither a line nor a heading. Control
 * characters go too, as the one for the next line is no space to JavaScript.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** A piece of text; `href` is set when it is a link. */
export interface TextPart {
  text: string;
  href?: string;
}

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Splits a text at its links, which are written `[words](address)`. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match;
    parts.push({ text: text.slice(end, match.index) }, { text: words, href });
    end = match.index + whole.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

/** Fills the placeholders of a text: `fillText('Order {id} not found', { id })`. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Danish spreadsheets use the decimal comma, so columns are separated by semicolons. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Escapes a text as a CSV cell. A leading quote mark keeps a text that looks like a formula from
 * being calculated.
 */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows of cells that are escaped already. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.join(SEPARATOR) + LINE_END).join('');
}

/** The shape of a record's id. Firestore reserves names like `__a__` and fails when one is read. */
export const IDENTIFIER = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** A source of cryptographically random bytes; tests pass their own. */
export type RandomBytes = (count: number) => Uint8Array;

export const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const LETTERS_AND_DIGITS = `${CAPITALS}${CAPITALS.toLowerCase()}0123456789`;

/** Random characters of an alphabet of at most 256, each equally likely. */
export function randomText(alphabet: string, length: number, bytes: RandomBytes): string {
  // Bytes beyond the last multiple of the alphabet's length would favour its first characters.
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of bytes(length - text.length)) {
      if (byte < limit) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

const FOLDED_LETTERS: Readonly<Record<string, string>> = { å: 'aa', æ: 'ae', ø: 'oe' };

/** Letters as they are typed without Danish keys and without accents. */
export function folded(text: string): string {
  return text
    .toLocaleLowerCase('da-DK')
    .normalize('NFC')
    .replaceAll(/[åæø]/g, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
}
