import { createHash } from 'node:crypto';
import {
  type Change,
  changeAllows,
  dropOperands,
  moveComparisons,
  moveNumbers,
  negateOperands,
  replaceStrings,
  swapEqualities,
  swapListMethods,
  widenPaths,
} from './mutators.ts';
import { databaseSpans, rulesSpans, type Span } from './tokens.ts';

export type RulesService = 'firestore' | 'storage' | 'database';

export interface Mutant extends Change {
  /** Survives other edits of the file: made of the words around the change, not of its place. */
  key: string;
  line: number;
  before: string;
  /** The innermost `match` or `function` around the change, or the rule's own line. */
  block: string;
}

export function applyChange(source: string, { from, to, text }: Change): string {
  return source.slice(0, from) + text + source.slice(to);
}

const BLOCK = /^\s*(?:match|function)\s.*\{$/;

const indentOf = (text: string): number => text.length - text.trimStart().length;

/** Upwards, the first header that is indented less than everything on the way. */
function blockAround(lines: readonly string[], line: number): string {
  let indent = indentOf(lines[line - 1] ?? '');
  for (const text of lines.slice(0, line - 1).toReversed()) {
    if (text.trim() === '' || indentOf(text) >= indent) continue;
    if (BLOCK.test(text)) return text.trim();
    indent = indentOf(text);
  }
  return '';
}

function describeChange(source: string, change: Change): Omit<Mutant, 'key'> & { place: string } {
  const lineStart = source.lastIndexOf('\n', change.from - 1) + 1;
  const line = source.slice(0, change.from).split('\n').length;
  const text = source.slice(lineStart).split('\n', 1)[0] ?? '';
  const column = change.from - lineStart - indentOf(text);
  const block = blockAround(source.split('\n'), line);
  const place = [change.operator, block, text.trim(), column, change.text].join('|');
  return { ...change, line, block, before: source.slice(change.from, change.to), place };
}

/** Gives each change its key; the same change of the same text twice is counted. */
function nameMutants(source: string, changes: readonly Change[]): Mutant[] {
  const seen = new Map<string, number>();
  return changes.map((change) => {
    const { place, ...mutant } = describeChange(source, change);
    const count = (seen.get(place) ?? 0) + 1;
    seen.set(place, count);
    const key = createHash('sha256')
      .update(`${place}|${String(count)}`)
      .digest('hex')
      .slice(0, 10);
    return { ...mutant, key };
  });
}

function changesIn(source: string, spans: readonly Span[]): Change[] {
  const mutators = [
    dropOperands,
    negateOperands(source),
    swapListMethods,
    swapEqualities,
    moveComparisons,
    moveNumbers,
    widenPaths,
    changeAllows,
    replaceStrings,
  ];
  return mutators.flatMap((mutator) => mutator(spans));
}

/** A rule of the database is one condition as a whole: nothing but the quotes marks its ends. */
function databaseChanges(source: string): Change[] {
  return databaseSpans(source).flatMap((spans) => {
    const [first] = spans;
    const last = spans.at(-1);
    if (!first || !last) return [];
    const whole = { operator: 'condition is true', from: first.from, to: last.to, text: 'true' };
    return [whole, ...changesIn(source, spans)];
  });
}

/** All mutants of a rules file, in the order of the file; those that change nothing are left out. */
export function mutate(service: RulesService, source: string): Mutant[] {
  const changes =
    service === 'database' ? databaseChanges(source) : changesIn(source, rulesSpans(source));
  const texts = new Set([source]);
  const distinct = changes.filter((change) => {
    const text = applyChange(source, change);
    if (texts.has(text)) return false;
    texts.add(text);
    return true;
  });
  return nameMutants(
    source,
    distinct.toSorted((a, b) => a.from - b.from),
  );
}

/** Every n-th of them, so that the sample is spread over the file and always the same. */
export function sample<T>(all: readonly T[], size: number): T[] {
  const step = Math.max(1, all.length / size);
  return Array.from({ length: Math.min(size, all.length) }, (_, index) =>
    all.slice(Math.floor(index * step), Math.floor(index * step) + 1),
  ).flat();
}
