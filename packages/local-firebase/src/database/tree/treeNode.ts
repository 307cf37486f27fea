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
