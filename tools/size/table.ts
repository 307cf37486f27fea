import { isOver, type Weight } from './budgets.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function row(weight: Weight): string[] {
  const { name, gzip, brotli, budget } = weight;
  const verdict = isOver(weight) ? 'OVER' : 'ok';
  const limits = budget === undefined ? ['', ''] : [kilobytes(budget), verdict];
  return [name, kilobytes(gzip), kilobytes(brotli), ...limits];
}

/** The weights with their budgets, in columns. */
export function sizeTable(weights: readonly Weight[]): string {
  const rows = [['', 'gzip', 'brotli', 'budget', ''], ...weights.map(row)];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
