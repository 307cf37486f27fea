import { hashNode } from '../tree/hash.ts';
import { childOf, EMPTY, isLeaf, type TreeNode } from '../tree/treeNode.ts';

/** What has to be merged over the JSON of `before` to get that of `after`; from nothing it is all of `after`. */
export function deltaOf(before: TreeNode, after: TreeNode): unknown {
  if (after === EMPTY || isLeaf(after)) return after.value;
  const keys = new Set([...before.children.keys(), ...after.children.keys()]);
  const changed = [...keys].filter(
    (key) => hashNode(childOf(before, key)) !== hashNode(childOf(after, key)),
  );
  return Object.fromEntries(
    changed.map((key) => [key, deltaOf(childOf(before, key), childOf(after, key))]),
  );
}
