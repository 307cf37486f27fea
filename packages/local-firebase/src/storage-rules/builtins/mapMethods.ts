import { looselyEquals } from '../language/compare.ts';
import { wrongType } from '../language/faults.ts';
import { type Builtins, method } from '../language/signatures.ts';
import {
  count,
  list,
  type MapValue,
  string,
  type Value,
  type ValueOf,
} from '../language/values.ts';
import { setOf } from './collectionMethods.ts';

function lookUp(self: MapValue, key: ValueOf<'string' | 'list'>, fallback: Value): Value {
  let found: Value = self;
  for (const step of key.type === 'list' ? key.items : [key]) {
    if (step.type !== 'string') throw wrongType(step);
    const next: Value | undefined = found.type === 'map' ? found.fields.get(step.value) : undefined;
    if (!next) return fallback;
    found = next;
  }
  return found;
}

/** The methods of maps; keys come sorted, values as they were written. */
export const mapMethods: Builtins = {
  size: method(['map'], ([self]) => count(self.fields.size)),
  keys: method(['map'], ([self]) => list([...self.fields.keys()].sort().map(string))),
  values: method(['map'], ([self]) => list([...self.fields.values()])),
  get: method(['map', 'key', 'any'], ([self, key, fallback]) => lookUp(self, key, fallback)),
  diff: method(['map', 'map'], ([left, right]) => ({ type: 'map_diff', left, right })),
};

type Diff = ValueOf<'map_diff'>;

const isUnchanged = ({ left, right }: Diff, key: string): boolean => {
  const before = right.fields.get(key);
  const after = left.fields.get(key);
  return before !== undefined && after !== undefined && looselyEquals(before, after);
};

function keysWhere(diff: Diff, wanted: (key: string) => boolean): Value {
  const keys = [...diff.left.fields.keys(), ...diff.right.fields.keys()];
  return setOf([...new Set(keys)].filter(wanted).map(string));
}

/** The methods of `after.diff(before)`. */
export const mapDiffMethods: Builtins = {
  addedKeys: method(['map_diff'], ([diff]) =>
    keysWhere(diff, (key) => !diff.right.fields.has(key)),
  ),
  removedKeys: method(['map_diff'], ([diff]) =>
    keysWhere(diff, (key) => !diff.left.fields.has(key)),
  ),
  changedKeys: method(['map_diff'], ([diff]) =>
    keysWhere(
      diff,
      (key) => diff.left.fields.has(key) && diff.right.fields.has(key) && !isUnchanged(diff, key),
    ),
  ),
  affectedKeys: method(['map_diff'], ([diff]) => keysWhere(diff, (key) => !isUnchanged(diff, key))),
  unchangedKeys: method(['map_diff'], ([diff]) => keysWhere(diff, (key) => isUnchanged(diff, key))),
};
