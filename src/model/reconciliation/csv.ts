/* Reads the CSV files that banks and MobilePay hand out. They agree neither on letters nor on separators. */

const separators = [';', ',', '\t'] as const;

type Separator = (typeof separators)[number];

/** Enough to see by which character the cells are parted. */
const SAMPLE_LENGTH = 5_000;

/** The text of a file in UTF-16 or valid UTF-8, and otherwise in Windows-1252, which Danish banks used before. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that stands most often outside quotes: a decimal comma inside them is none. */
function separatorOf(text: string): Separator {
  const bare = text.slice(0, SAMPLE_LENGTH).replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => bare.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
}

interface Cell {
  text: string;
  /** The place of the separator or the line break after it. */
  end: number;
}

/** True at the end of a cell; past the end of the file the character is empty. */
const endsCell = (character: string, separator: Separator): boolean =>
  ['', '\r', '\n', separator].includes(character);

function plainCell(text: string, start: number, separator: Separator): Cell {
  let end = start;
  while (!endsCell(text.charAt(end), separator)) end += 1;
  return { text: text.slice(start, end), end };
}

/** A quote inside a cell is doubled; Danske Bank puts a backslash before it instead. */
function isQuoteInside(text: string, at: number, separator: Separator): boolean {
  if (text.charAt(at + 1) !== '"') return false;
  const character = text.charAt(at);
  return character === '"' || (character === '\\' && !endsCell(text.charAt(at + 2), separator));
}

/** Undefined for a quote that is never closed: it is a part of the text. */
function quotedCell(text: string, start: number, separator: Separator): Cell | undefined {
  let cell = '';
  let at = start + 1;
  while (at < text.length) {
    if (isQuoteInside(text, at, separator)) {
      cell += '"';
      at += 2;
    } else if (text.charAt(at) === '"') {
      const rest = plainCell(text, at + 1, separator);
      return { text: cell + rest.text, end: rest.end };
    } else {
      cell += text.charAt(at);
      at += 1;
    }
  }
  return undefined;
}

/** The rows of a file; an empty one has no cell with a text. */
export function csvRowsOf(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const quoted = text.charAt(at) === '"' ? quotedCell(text, at, separator) : undefined;
    const cell = quoted ?? plainCell(text, at, separator);
    rows.at(-1)?.push(cell.text.trim());
    if (text.charAt(cell.end) !== separator) rows.push([]);
    at = cell.end + (text.startsWith('\r\n', cell.end) ? 2 : 1);
  }
  return rows;
}

export const isRow = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');

/** The rows of a file, without the empty ones. */
export const csvTable = (text: string): string[][] => csvRowsOf(text).filter(isRow);
