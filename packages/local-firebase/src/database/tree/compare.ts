import { createHash } from 'node:crypto';
import { EMPTY, isLeaf, type TreeNode, leaf, type Primitive } from './node.ts';

/** Sorts before and after every real key; clients send them as bounds. */
export const MIN_KEY = '[MIN_NAME]';
export const MAX_KEY = '[MAX_NAME]';

const INTEGER_KEY = /^-?0*\d{1,10}$/;
const INT32_MIN = -2_147_483_648;
const INT32_MAX = 2_147_483_647;

/** The number a key stands for when the database sorts it as an integer. */
export function integerKey(key: string): number | null {
  if (!INTEGER_KEY.test(key)) return null;
  const number = Number(key);
  return number >= INT32_MIN && number <= INT32_MAX ? number : null;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Key order: integers by value, then text. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === MIN_KEY || b === MAX_KEY) return -1;
  if (b === MIN_KEY || a === MAX_KEY) return 1;
  const left = integerKey(a);
  const right = integerKey(b);
  if (left !== null && right !== null) {
    return left === right ? a.length - b.length : left - right;
  }
  if (left !== null) return -1;
  return right !== null ? 1 : compareText(a, b);
}

const TYPE_ORDER = ['boolean', 'number', 'string'];

function rank(node: TreeNode): number {
  if (node === EMPTY) return -1;
  return isLeaf(node) ? TYPE_ORDER.indexOf(typeof node.value) : TYPE_ORDER.length;
}

/** Value order: nothing, false, true, numbers, text, objects (all equal). */
export function compareValues(a: TreeNode, b: TreeNode): number {
  const difference = rank(a) - rank(b);
  if (difference !== 0 || !isLeaf(a) || !isLeaf(b) || a.value === b.value) {
    return difference;
  }
  return a.value < b.value ? -1 : 1;
}

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
