/** Reads a file as a bookkeeping program does: semicolons, quotes that are doubled inside a cell. */
export function importedCsv(file: string): string[][] {
  const rows: string[][] = [[]];
  let rest = file.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const [whole, quoted, plain = '', end] =
      /^(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r?\n)/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`The file ends inside a line: ${rest}`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ';') rows.push([]);
    rest = rest.slice(whole.length);
  }
  return rows.slice(0, -1);
}

/** `-1.234,50` in øre. */
export function importedOre(amount: string): number {
  if (!/^-?\d+,\d{2}$/.test(amount)) throw new Error(`No amount: ${amount}`);
  return Number(amount.replace(',', ''));
}
