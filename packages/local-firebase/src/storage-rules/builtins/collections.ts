import { includes, looselyEquals, strictlyEquals } from '../language/compare.ts';
import { type Builtins, method } from '../language/dialect.ts';
import { wrongType } from '../language/faults.ts';
import {
  bool,
  count,
  list,
  string,
  type Value,
  type MapValue,
  type ValueOf,
} from '../language/values.ts';
import { asText } from './casts.ts';

type Items = readonly Value[];
type Equal = (left: Value, right: Value) => boolean;

const holdsAll = (items: Items, wanted: Items, equal: Equal) =>
  wanted.every((item) => includes(items, item, equal));

const holdsAny = (items: Items, wanted: Items, equal: Equal) =>
  wanted.some((item) => includes(items, item, equal));

/** A set: each value once, where 1 and 1.0 are the same value. */
export function setOf(items: Items): Value {
  const distinct: Value[] = [];
  for (const item of items) if (!includes(distinct, item, looselyEquals)) distinct.push(item);
  return { type: 'set', items: distinct };
}

/** The methods of lists. */
export const listMethods: Builtins = {
  size: method(['list'], ([self]) => count(self.items.length)),
  toSet: method(['list'], ([self]) => setOf(self.items)),
  concat: method(['list', 'list'], ([self, other]) => list([...self.items, ...other.items])),
  removeAll: method(['list', 'list'], ([self, other]) =>
    list(self.items.filter((item) => !includes(other.items, item, strictlyEquals))),
  ),
  join: method(['list', 'string'], ([self, separator]) =>
    string(self.items.map(asText).join(separator.value)),
  ),
  hasAll: method(['list', 'list'], ([self, other]) =>
    bool(holdsAll(self.items, other.items, strictlyEquals)),
  ),
  hasAny: method(['list', 'list'], ([self, other]) =>
    bool(holdsAny(self.items, other.items, strictlyEquals)),
  ),
  hasOnly: method(['list', 'list'], ([self, other]) =>
    bool(holdsAll(other.items, self.items, strictlyEquals)),
  ),
};

/** The methods of sets; unlike lists, they compare themselves with sets and lists. */
export const setMethods: Builtins = {
  size: method(['set'], ([self]) => count(self.items.length)),
  hasAll: method(['set', 'collection'], ([self, other]) =>
    bool(holdsAll(self.items, other.items, looselyEquals)),
  ),
  hasAny: method(['set', 'collection'], ([self, other]) =>
    bool(holdsAny(self.items, other.items, looselyEquals)),
  ),
  hasOnly: method(['set', 'collection'], ([self, other]) =>
    bool(holdsAll(other.items, self.items, looselyEquals)),
  ),
  difference: method(['set', 'set'], ([self, other]) =>
    setOf(self.items.filter((item) => !includes(other.items, item, looselyEquals))),
  ),
  intersection: method(['set', 'set'], ([self, other]) =>
    setOf(self.items.filter((item) => includes(other.items, item, looselyEquals))),
  ),
  union: method(['set', 'set'], ([self, other]) => setOf([...self.items, ...other.items])),
};

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
