import { compareKeys, integerKey } from './compare.ts';
import { EMPTY, isLeaf, type TreeNode } from './treeNode.ts';

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
