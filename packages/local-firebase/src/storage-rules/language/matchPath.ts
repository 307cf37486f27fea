import type { MatchSegment } from './syntax.ts';
import { path, string, type Value } from './values.ts';

/** One way in which a match declaration fits the beginning of a path. */
export interface Fit {
  captures: ReadonlyMap<string, Value>;
  rest: readonly string[];
}

/** Every way in which a declaration fits; `{x=**}` takes one segment or more under version 1. */
export function* fits(
  pattern: readonly MatchSegment[],
  target: readonly string[],
  globMinimum: 0 | 1,
): Generator<Fit> {
  const [first, ...others] = pattern;
  if (!first) {
    yield { captures: new Map(), rest: target };
    return;
  }
  const { segment } = first;
  if (typeof segment === 'object' && segment.glob) {
    for (let length = target.length; length >= globMinimum; length -= 1) {
      const taken = path(target.slice(0, length));
      for (const fit of fits(others, target.slice(length), globMinimum)) {
        yield { ...fit, captures: new Map([[segment.capture, taken], ...fit.captures]) };
      }
    }
    return;
  }
  const [head, ...tail] = target;
  if (head === undefined || (typeof segment === 'string' && segment !== head)) return;
  for (const fit of fits(others, tail, globMinimum)) {
    if (typeof segment === 'string') yield fit;
    else yield { ...fit, captures: new Map([[segment.capture, string(head)], ...fit.captures]) };
  }
}
