import { parseNode } from '../../../src/database/tree/json.ts';
import { EMPTY, type TreeNode } from '../../../src/database/tree/node.ts';

export const NOW = 1_700_000_000_000;

/** A tree from JSON as clients write it. */
export function tree(json: unknown): TreeNode {
  return parseNode(json, { now: NOW, existing: EMPTY, depth: 0 });
}
