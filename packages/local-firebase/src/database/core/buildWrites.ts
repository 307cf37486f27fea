import { applyWrites, type Write } from '../tree/applyWrites.ts';
import { DataError } from '../tree/dataError.ts';
import { parseNode, parsePriorityValue } from '../tree/parseNode.ts';
import { assertValidPath, splitPath } from '../tree/path.ts';
import { nodeAt, withPriority, type Path, type TreeNode } from '../tree/treeNode.ts';

interface Target {
  readonly path: Path;
  readonly isPriority: boolean;
}

export interface WriteOrder {
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

/** What replacing one place means. */
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

/** What replacing several places below one means. */
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
