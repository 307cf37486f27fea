import { isWithin } from './path.ts';
import { branch, childOf, EMPTY, type Path, type TreeNode } from './treeNode.ts';

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

/** Whether a write says something about a place: at it, above it or below it. */
export function touches(write: Write, place: Path): boolean {
  return isWithin(write.path, place) || isWithin(place, write.path);
}
