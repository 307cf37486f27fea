import { applyChange, nameMutants, type Change, type Mutant } from './mutant.ts';
import {
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
import { databaseSpans, rulesSpans, type Span } from './span.ts';

export type RulesService = 'firestore' | 'storage' | 'database';

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
