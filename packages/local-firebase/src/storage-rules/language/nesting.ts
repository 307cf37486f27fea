import { type Position, SyntaxFault } from './diagnostics.ts';
import type { Node } from './syntax.ts';

const DEPTH_MAX = 99;

/** The node of an expression around others; the language allows 99 levels. */
export function around(at: Position, ...inner: Node[]): Node {
  const depth = inner.reduce((deepest, node) => Math.max(deepest, node.depth), 0) + 1;
  if (depth > DEPTH_MAX) {
    throw new SyntaxFault('Expression is too complex to evaluate safely: it nests too deeply.', at);
  }
  return { at, depth };
}
