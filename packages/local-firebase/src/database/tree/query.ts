import { compareKeys, compareValues, MAX_KEY, MIN_KEY } from './compare.ts';
import { branch, EMPTY, leaf, nodeAt, type Path, type Primitive, type TreeNode } from './node.ts';

export type Index =
  | { readonly kind: 'key' | 'value' | 'priority' }
  | { readonly kind: 'child'; readonly path: Path };

export interface Bound {
  readonly value: Primitive | null;
  /** The key that decides between equal values. */
  readonly key: string | null;
  readonly inclusive: boolean;
}

export interface Query {
  readonly index: Index;
  readonly start: Bound | null;
  readonly end: Bound | null;
  readonly limit: number | null;
  readonly limitFrom: 'first' | 'last';
}

interface Entry {
  readonly key: string;
  readonly node: TreeNode;
  readonly sortValue: TreeNode;
}

function sortValueOf(node: TreeNode, index: Index): TreeNode {
  switch (index.kind) {
    case 'key':
      return EMPTY;
    case 'value':
      return node;
    case 'priority':
      return node.priority === null ? EMPTY : leaf(node.priority);
    case 'child':
      return nodeAt(node, index.path);
  }
}

type Position = Pick<Entry, 'key' | 'sortValue'>;

function comparePositions(a: Position, b: Position): number {
  return compareValues(a.sortValue, b.sortValue) || compareKeys(a.key, b.key);
}

function boundPosition(bound: Bound, index: Index, defaultKey: string): Position {
  if (index.kind === 'key') {
    return { key: String(bound.value ?? defaultKey), sortValue: EMPTY };
  }
  const sortValue = bound.value === null ? EMPTY : leaf(bound.value);
  return { key: bound.key ?? defaultKey, sortValue };
}

function isInRange(entry: Entry, { index, start, end }: Query): boolean {
  if (start !== null) {
    const defaultKey = start.inclusive ? MIN_KEY : MAX_KEY;
    const order = comparePositions(entry, boundPosition(start, index, defaultKey));
    if (start.inclusive ? order < 0 : order <= 0) return false;
  }
  if (end !== null) {
    const defaultKey = end.inclusive ? MAX_KEY : MIN_KEY;
    const order = comparePositions(entry, boundPosition(end, index, defaultKey));
    if (end.inclusive ? order > 0 : order >= 0) return false;
  }
  return true;
}

function takeWindow(entries: readonly Entry[], query: Query): readonly Entry[] {
  if (query.limit === null) return entries;
  return query.limitFrom === 'first'
    ? entries.slice(0, query.limit)
    : entries.slice(Math.max(0, entries.length - query.limit));
}

/** The part of a node that a query shows; its own priority is not part of that. */
export function applyQuery(node: TreeNode, query: Query | null): TreeNode {
  if (query === null) return node;
  const entries = [...node.children]
    .map(([key, child]) => ({
      key,
      node: child,
      sortValue: sortValueOf(child, query.index),
    }))
    .filter((entry) => isInRange(entry, query));
  if (query.limit === null) {
    return branch(new Map(entries.map((entry) => [entry.key, entry.node])));
  }
  const window = takeWindow(entries.sort(comparePositions), query);
  return branch(new Map(window.map((entry) => [entry.key, entry.node])));
}
