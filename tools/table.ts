/** Pads the cells of each column to one width; figures stand to the right. */
function aligned(rows: readonly (readonly string[])[]): string[][] {
  const width = (column: number): number =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  const isFigure = (cell: string): boolean => /^\d/.test(cell);
  return rows.map((cells) =>
    cells.map((cell, column) =>
      isFigure(cell) ? cell.padStart(width(column)) : cell.padEnd(width(column)),
    ),
  );
}

/** Sets rows in columns for the terminal. */
export function columns(rows: readonly (readonly string[])[]): string {
  return aligned(rows)
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

/** Sets rows below their header as a table of Markdown. */
export function markdownTable(header: readonly string[], rows: readonly string[][]): string {
  const lines = [header, header.map(() => '---'), ...rows];
  return aligned(lines)
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
