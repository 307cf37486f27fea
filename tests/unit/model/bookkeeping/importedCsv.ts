/** Reads a file as a bookkeeping program does: semicolons, quotes that are doubled inside a cell. */
export function importedCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const text = file.replace(/^\uFEFF/, '');
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ';' || sign === '\n') {
      row.push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += sign;
  }
  if (isQuoted || cell !== '' || row.length > 0) throw new Error('The file ends inside a line');
  return rows;
}

/** `-1.234,50` in øre. */
export function importedOre(amount: string): number {
  if (!/^-?\d+,\d{2}$/.test(amount)) throw new Error(`No amount: ${amount}`);
  return Number(amount.replace(',', ''));
}
