import { CATEGORIES, type PageScores } from './measurePage.ts';

const FULL_SCORE = 100;

/** The scores as a table of Markdown, fit for the terminal and for the documents. */
export function scoreTable(pages: readonly PageScores[]): string {
  const rows = pages.map(({ path, scores }) => [
    decodeURI(path),
    ...CATEGORIES.map((category) => String(scores[category])),
  ]);
  const header = ['Page', ...CATEGORIES];
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}

/** The pages that do not reach the full score everywhere. */
export function imperfect(pages: readonly PageScores[]): PageScores[] {
  return pages.filter(({ scores }) => CATEGORIES.some((category) => scores[category] < FULL_SCORE));
}
