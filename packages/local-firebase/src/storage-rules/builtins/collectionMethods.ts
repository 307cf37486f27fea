import { includes, looselyEquals, strictlyEquals } from '../language/compare.ts';
import { type Builtins, method } from '../language/signatures.ts';
import { bool, count, list, string, type Value } from '../language/values.ts';
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
