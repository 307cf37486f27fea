import { createHash } from 'node:crypto';

/** A small change to a rules file that its tests ought to notice. */
export interface Change {
  operator: string;
  from: number;
  to: number;
  text: string;
}

export interface Mutant extends Change {
  /** Survives other edits of the file: made of the words around the change, not of its place. */
  key: string;
  line: number;
  before: string;
  /** The innermost `match` or `function` around the change, or the rule's own line. */
  block: string;
}

export function applyChange(source: string, { from, to, text }: Change): string {
  return source.slice(0, from) + text + source.slice(to);
}

const BLOCK = /^\s*(?:match|function)\s.*\{$/;

const indentOf = (text: string): number => text.length - text.trimStart().length;

/** Upwards, the first header that is indented less than everything on the way. */
function blockAround(lines: readonly string[], line: number): string {
  let indent = indentOf(lines[line - 1] ?? '');
  for (const text of lines.slice(0, line - 1).toReversed()) {
    if (text.trim() === '' || indentOf(text) >= indent) continue;
    if (BLOCK.test(text)) return text.trim();
    indent = indentOf(text);
  }
  return '';
}

function describe(source: string, change: Change): Omit<Mutant, 'key'> & { place: string } {
  const lineStart = source.lastIndexOf('\n', change.from - 1) + 1;
  const line = source.slice(0, change.from).split('\n').length;
  const text = source.slice(lineStart).split('\n', 1)[0] ?? '';
  const column = change.from - lineStart - indentOf(text);
  const block = blockAround(source.split('\n'), line);
  const place = [change.operator, block, text.trim(), column, change.text].join('|');
  return { ...change, line, block, before: source.slice(change.from, change.to), place };
}

/** Gives each change its key; the same change of the same text twice is counted. */
export function nameMutants(source: string, changes: readonly Change[]): Mutant[] {
  const seen = new Map<string, number>();
  return changes.map((change) => {
    const { place, ...mutant } = describe(source, change);
    const count = (seen.get(place) ?? 0) + 1;
    seen.set(place, count);
    const key = createHash('sha256')
      .update(`${place}|${String(count)}`)
      .digest('hex')
      .slice(0, 10);
    return { ...mutant, key };
  });
}
