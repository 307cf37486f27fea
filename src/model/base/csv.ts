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
