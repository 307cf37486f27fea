export type Primitive = string | number | boolean;
export type Priority = string | number | null;
export type Path = readonly string[];

/** An immutable place in the data: a leaf holds a value, a branch holds children, an empty node neither. */
export interface TreeNode {
  readonly value: Primitive | null;
  readonly priority: Priority;
  readonly children: ReadonlyMap<string, TreeNode>;
}

const NO_CHILDREN: ReadonlyMap<string, TreeNode> = new Map();

/** The absence of data; there is exactly one such object, so that `===` tells. */
export const EMPTY: TreeNode = { value: null, priority: null, children: NO_CHILDREN };

/** A node that holds a value. */
export function leaf(value: Primitive, priority: Priority = null): TreeNode {
  return { value, priority, children: NO_CHILDREN };
}

/** A node that holds children; without any it is the empty node. */
export function branch(
  children: ReadonlyMap<string, TreeNode>,
  priority: Priority = null,
): TreeNode {
  return children.size === 0 ? EMPTY : { value: null, priority, children };
}

/** Tells a leaf from a branch and from nothing. */
export function isLeaf(node: TreeNode): node is TreeNode & { readonly value: Primitive } {
  return node.value !== null;
}

/** The child of that name, or the empty node. */
export function childOf(node: TreeNode, key: string): TreeNode {
  return node.children.get(key) ?? EMPTY;
}

/** The node at a path, or the empty node. */
export function nodeAt(root: TreeNode, path: Path): TreeNode {
  return path.reduce(childOf, root);
}

/** The same node under another priority; nothing stays nothing. */
export function withPriority(node: TreeNode, priority: Priority): TreeNode {
  return node === EMPTY || node.priority === priority ? node : { ...node, priority };
}

/** Data, a path or a query that the database refuses whatever the rules say. */
export class DataError extends Error {}

const MAX_KEY_BYTES = 768;
const MAX_DEPTH = 32;
const FORBIDDEN = new Set('.#$/[]');
const LAST_CONTROL_CHARACTER = 0x1f;
const DELETE_CHARACTER = 0x7f;

function isForbidden(character: string): boolean {
  const code = character.charCodeAt(0);
  return FORBIDDEN.has(character) || code <= LAST_CONTROL_CHARACTER || code === DELETE_CHARACTER;
}

/** True for a name that a child may have. */
export function isValidKey(key: string): boolean {
  if (key === '' || Buffer.byteLength(key) > MAX_KEY_BYTES) return false;
  return !Array.from(key).some(isForbidden);
}

/** Splits `/a/b/` into its keys, without judging them. */
export function splitPath(text: string): string[] {
  return text.split('/').filter((key) => key !== '');
}

/** Refuses a path with a bad key or more levels than the database stores. */
export function assertValidPath(path: Path): void {
  if (path.length > MAX_DEPTH) {
    throw new DataError(`Invalid path: more than ${String(MAX_DEPTH)} levels deep.`);
  }
  for (const key of path) {
    if (!isValidKey(key)) throw new DataError('Invalid path: Invalid token in path');
  }
}

/** Splits and checks a path. */
export function parsePath(text: string): string[] {
  const path = splitPath(text);
  assertValidPath(path);
  return path;
}

/** True when `path` is `ancestor` itself or lies below it. */
export function isWithin(path: Path, ancestor: Path): boolean {
  return path.length >= ancestor.length && ancestor.every((key, index) => path[index] === key);
}
