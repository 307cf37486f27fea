import { createHash } from 'node:crypto';
import { compareKeys, compareValues } from './compare.ts';
import { EMPTY, isLeaf, leaf, type Primitive, type TreeNode } from './treeNode.ts';

const cache = new WeakMap<TreeNode, string>();

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

function valueText(value: Primitive): string {
  if (typeof value !== 'number') return `${typeof value}:${String(value)}`;
  const bits = Buffer.alloc(8);
  bits.writeDoubleBE(value);
  return `number:${bits.toString('hex')}`;
}

function priorityText(node: TreeNode): string {
  return node.priority === null ? '' : `priority:${valueText(node.priority)}:`;
}

function priorityNode(node: TreeNode): TreeNode {
  return node.priority === null ? EMPTY : leaf(node.priority);
}

function childrenText(node: TreeNode): string {
  return [...node.children]
    .sort(
      ([keyA, a], [keyB, b]) =>
        compareValues(priorityNode(a), priorityNode(b)) || compareKeys(keyA, keyB),
    )
    .map(([key, child]) => `:${key}:${hashNode(child)}`)
    .join('');
}

/** The hash clients send with transactions and listens to say what they know. */
export function hashNode(node: TreeNode): string {
  if (node === EMPTY) return '';
  const known = cache.get(node);
  if (known !== undefined) return known;
  const content = isLeaf(node) ? valueText(node.value) : childrenText(node);
  const hash = sha1(priorityText(node) + content);
  cache.set(node, hash);
  return hash;
}
