import { parseNode, parsePriorityValue } from './json.ts';
import {
  DataError,
  assertValidPath,
  splitPath,
  nodeAt,
  withPriority,
  type Path,
  type TreeNode,
  isWithin,
  branch,
  childOf,
  EMPTY,
} from './node.ts';

interface Target {
  readonly path: Path;
  readonly isPriority: boolean;
}

interface WriteOrder {
  readonly root: TreeNode;
  /** Slash-separated; may end in `.priority`. */
  readonly path: string;
  readonly value: unknown;
  readonly now: number;
}

/** Writes that are done together, at one moment: to rules and server values it is the same. */
export interface WriteBatch {
  readonly writes: readonly Write[];
  readonly now: number;
}

function parseTarget(base: string, relative = ''): Target {
  const keys = [...splitPath(base), ...splitPath(relative)];
  const isPriority = keys.at(-1) === '.priority';
  const path = isPriority ? keys.slice(0, -1) : keys;
  assertValidPath(path);
  return { path, isPriority };
}

function buildWrite({ path, isPriority }: Target, order: WriteOrder): Write {
  const existing = nodeAt(order.root, path);
  const context = { now: order.now, existing, depth: path.length };
  const node = isPriority
    ? withPriority(existing, parsePriorityValue(order.value, context))
    : parseNode(order.value, context);
  return { path, node };
}

/** Builds the write that replaces one place. */
export function buildSet(order: WriteOrder): WriteBatch {
  return { writes: [buildWrite(parseTarget(order.path), order)], now: order.now };
}

function assertSeparate(paths: readonly Path[]): void {
  const sorted = paths.toSorted((a, b) => a.length - b.length);
  const seen = new Set<string>();
  for (const path of sorted) {
    const isNested = path.some((_, index) => seen.has(JSON.stringify(path.slice(0, index + 1))));
    if (isNested) throw new DataError('Invalid data; an update names a path twice.');
    seen.add(JSON.stringify(path));
  }
  const hasRoot = sorted[0]?.length === 0;
  if (hasRoot && sorted.length > 1) {
    throw new DataError('Invalid data; an update names a path twice.');
  }
}

/** Builds the writes that replace several places below one. */
export function buildMerge(
  order: Omit<WriteOrder, 'value'> & { readonly values: Record<string, unknown> },
): WriteBatch {
  const items = Object.entries(order.values).map(([key, value]) => ({
    target: parseTarget(order.path, key),
    value,
  }));
  const plain = items.filter(({ target }) => !target.isPriority);
  assertSeparate(plain.map(({ target }) => target.path));
  const writes = plain.map(({ target, value }) => buildWrite(target, { ...order, value }));
  // Priorities belong to the nodes as the other parts of the update leave them.
  const root = applyWrites(order.root, writes);
  const priorities = items
    .filter(({ target }) => target.isPriority)
    .map(({ target, value }) => buildWrite(target, { ...order, root, value }));
  return { writes: [...writes, ...priorities], now: order.now };
}

export interface Write {
  readonly path: Path;
  readonly node: TreeNode;
}

type Children = Map<string, TreeNode>;

/** Maps made during one call; only those may be changed in place, so that a batch copies each level once. */
type OwnedMaps = WeakMap<ReadonlyMap<string, TreeNode>, Children>;

function ownChildren(node: TreeNode, owned: OwnedMaps): Children {
  const known = owned.get(node.children);
  if (known !== undefined) return known;
  const copy = new Map(node.children);
  owned.set(copy, copy);
  return copy;
}

function place(node: TreeNode, write: Write, owned: OwnedMaps): TreeNode {
  const [key, ...path] = write.path;
  if (key === undefined) return write.node;
  const before = childOf(node, key);
  const after = place(before, { path, node: write.node }, owned);
  if (after === before) return node;
  const children = ownChildren(node, owned);
  if (after === EMPTY) children.delete(key);
  else children.set(key, after);
  return node.children === children && children.size > 0 ? node : branch(children, node.priority);
}

/** The tree after the writes, sharing every untouched branch with the tree before. */
export function applyWrites(root: TreeNode, writes: readonly Write[]): TreeNode {
  const owned: OwnedMaps = new WeakMap();
  return writes.reduce((tree, write) => place(tree, write, owned), root);
}

/** True for a write at a place, above it or below it. */
export function touches(write: Write, place: Path): boolean {
  return isWithin(write.path, place) || isWithin(place, write.path);
}
