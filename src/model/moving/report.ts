import { groupBy } from '../base/lists.ts';
import { BYTE_ORDER_MARK, csvCell, csvRows } from '../base/text.ts';
import type { Outcome } from './run.ts';
import { reportTexts as texts } from './texts.ts';

/** What became of a file, in words. */
export function outcomeText(outcome: Outcome): string {
  return outcome.kind === 'left-out' ? texts.reasons[outcome.reason] : texts[outcome.kind];
}

const isTold = (outcome: Outcome): boolean =>
  outcome.kind !== 'left-out' || outcome.reason !== 'system';

/** How many files met each outcome, the most frequent first; files of operating systems are not told. */
export function outcomeCounts(outcomes: readonly Outcome[]): { text: string; count: number }[] {
  const groups = groupBy(outcomes.filter(isTold), outcomeText);
  return Array.from(groups, ([text, { length }]) => ({ text, count: length })).sort(
    (a, b) => b.count - a.count,
  );
}

/** A row for each file. */
export function reportCsv(outcomes: readonly Outcome[]): string {
  const rows = outcomes
    .filter(isTold)
    .map((outcome) => [
      outcome.path,
      outcomeText(outcome),
      outcome.kind === 'left-out' ? '' : outcome.collection,
      outcome.kind === 'left-out' ? (outcome.error ?? '') : '',
    ]);
  return BYTE_ORDER_MARK + csvRows([texts.columns, ...rows].map((row) => row.map(csvCell)));
}
