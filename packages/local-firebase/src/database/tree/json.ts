import { compareKeys, integerKey } from './compare.ts';
import {
  DataError,
  isValidKey,
  branch,
  childOf,
  EMPTY,
  leaf,
  withPriority,
  type Primitive,
  type Priority,
  type TreeNode,
  isLeaf,
} from './node.ts';

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MAX_DEPTH = 32;
const MAX_LEAF_BYTES = 10 * 1024 * 1024;

interface ParseContext {
  /** Milliseconds that stand for the server's timestamp. */
  readonly now: number;
  /** The node that the parsed value replaces: increments count from it. */
  readonly existing: TreeNode;
  /** Levels above the parsed value. */
  readonly depth: number;
}

function serverValue(order: unknown, context: ParseContext): Primitive {
  if (order === 'timestamp') return context.now;
  const delta = isRecord(order) ? order['increment'] : undefined;
  if (typeof delta !== 'number') throw new DataError('Invalid data; unknown server value.');
  const base = context.existing.value;
  return typeof base === 'number' ? base + delta : delta;
}

function parsePrimitive(value: unknown): Primitive {
  if (typeof value === 'string') {
    if (Buffer.byteLength(value) > MAX_LEAF_BYTES) {
      throw new DataError('Invalid data; a text exceeds 10 MB.');
    }
    return value;
  }
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new DataError("Invalid data; couldn't parse JSON object, array, or value.");
}

function parsePriority(value: unknown, context: ParseContext): Priority {
  if (value === null || value === undefined) return null;
  const plain = isRecord(value) && '.sv' in value ? serverValue(value['.sv'], context) : value;
  if (typeof plain === 'string' || typeof plain === 'number') return plain;
  throw new DataError('Invalid data; a priority must be a text, a number or null.');
}

function parseChildren(entries: [string, unknown][], context: ParseContext): TreeNode {
  if (context.depth >= MAX_DEPTH) {
    throw new DataError(`Invalid data; more than ${String(MAX_DEPTH)} levels deep.`);
  }
  const children = new Map<string, TreeNode>();
  for (const [key, value] of entries) {
    if (!isValidKey(key)) {
      throw new DataError(
        "Invalid data; couldn't parse key. Key value can't be empty or contain $ # [ ] / or .",
      );
    }
    const existing = childOf(context.existing, key);
    const child = parseNode(value, { ...context, existing, depth: context.depth + 1 });
    if (child !== EMPTY) children.set(key, child);
  }
  return branch(children);
}

function parseRecord(record: Record<string, unknown>, context: ParseContext): TreeNode {
  if ('.sv' in record) return leaf(serverValue(record['.sv'], context));
  const priority = parsePriority(record['.priority'], context);
  if ('.value' in record) {
    return withPriority(parseNode(record['.value'], context), priority);
  }
  const entries = Object.entries(record).filter(([key]) => key !== '.priority');
  return withPriority(parseChildren(entries, context), priority);
}

/** Reads JSON as clients write it: `.priority`, `.value` and `.sv` resolved, nulls dropped. */
export function parseNode(value: unknown, context: ParseContext): TreeNode {
  if (value === null || value === undefined) return EMPTY;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return parseChildren(
      items.map((item, index) => [String(index), item]),
      context,
    );
  }
  return isRecord(value) ? parseRecord(value, context) : leaf(parsePrimitive(value));
}

/** Reads a value written to `…/.priority`. */
export function parsePriorityValue(value: unknown, context: ParseContext): Priority {
  return parsePriority(value, context);
}

function sortedEntries(node: TreeNode): [string, TreeNode][] {
  return [...node.children].sort(([a], [b]) => compareKeys(a, b));
}

/** The JSON form that keeps priorities: what the socket and exports carry. */
export function toExportJson(node: TreeNode): unknown {
  if (node === EMPTY) return null;
  const priority = node.priority === null ? [] : [['.priority', node.priority] as const];
  if (isLeaf(node)) {
    return priority.length === 0
      ? node.value
      : Object.fromEntries([['.value', node.value], ...priority]);
  }
  const children = sortedEntries(node).map(([key, child]) => [key, toExportJson(child)] as const);
  return Object.fromEntries([...priority, ...children]);
}

/** The length of the array a branch reads as, or null: its keys must be indexes and more than half in use. */
function arrayLength(node: TreeNode): number | null {
  let length = 0;
  for (const key of node.children.keys()) {
    const index = integerKey(key);
    if (index === null || index < 0 || String(index) !== key) return null;
    length = Math.max(length, index + 1);
  }
  return length - 1 < 2 * node.children.size ? length : null;
}

/** The plain JSON form that REST clients read. */
export function toPlainJson(node: TreeNode): unknown {
  if (node === EMPTY || isLeaf(node)) return node.value;
  const length = arrayLength(node);
  if (length !== null) {
    return Array.from({ length }, (_, index) => {
      const child = node.children.get(String(index));
      return child === undefined ? null : toPlainJson(child);
    });
  }
  return Object.fromEntries(sortedEntries(node).map(([key, child]) => [key, toPlainJson(child)]));
}

/** One level only: children read as `true`. */
export function toShallowJson(node: TreeNode): unknown {
  if (node === EMPTY || isLeaf(node)) return node.value;
  return Object.fromEntries(sortedEntries(node).map(([key]) => [key, true]));
}
