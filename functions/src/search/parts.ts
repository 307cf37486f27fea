import { createHash } from 'node:crypto';

/** The parts of the index. */
export const PARTS = Array.from({ length: 64 }, (_, index) => String(index));

/** The part that holds the hits of a document, by its path. */
export function partOf(path: string): string {
  const [byte = 0] = createHash('sha256').update(path).digest();
  return PARTS[byte % PARTS.length] ?? '';
}
