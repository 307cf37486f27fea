import { parseJson, type JsonNode } from 'local-firebase/database/rules/json';
import { tokenize } from 'local-firebase/database/rules/tokens';
import { lex } from 'local-firebase/storage-rules/tokens';

/** A word of a rules file with its place; both languages of rules are read into the same words. */
export interface Span {
  kind: 'word' | 'number' | 'string' | 'symbol' | 'segment' | 'other';
  text: string;
  from: number;
  to: number;
}

const QUOTED = /'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"/y;
const KINDS: Readonly<Record<string, Span['kind']>> = {
  word: 'word',
  name: 'word',
  int: 'number',
  float: 'number',
  number: 'number',
  string: 'string',
  text: 'string',
  symbol: 'symbol',
  operator: 'symbol',
  segment: 'segment',
};

function lineStarts(source: string): number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function quotedLength(source: string, from: number): number {
  QUOTED.lastIndex = from;
  return QUOTED.exec(source)?.[0].length ?? 0;
}

function spanAt(source: string, token: { kind: string; text: string }, from: number): Span {
  const kind = KINDS[token.kind] ?? 'other';
  // A string's text has lost its escapes and quotes, a segment's its slash.
  const length =
    kind === 'string'
      ? quotedLength(source, from)
      : token.text.length + (kind === 'segment' ? 1 : 0);
  return { kind, text: source.slice(from, from + length), from, to: from + length };
}

/** The words of Firestore's or the file storage's rules. */
export function rulesSpans(source: string): Span[] {
  const starts = lineStarts(source);
  return lex(source)
    .filter(({ kind }) => kind !== 'end')
    .map((token) => spanAt(source, token, (starts[token.at.line - 1] ?? 0) + token.at.column - 1));
}

function ruleTexts(node: JsonNode): Extract<JsonNode, { kind: 'string' }>[] {
  if (node.kind !== 'object') return [];
  return node.members.flatMap(({ key, value }) =>
    value.kind === 'string' && key !== '.indexOn' ? [value] : ruleTexts(value),
  );
}

/** The words of each condition in the database's rules. */
export function databaseSpans(source: string): Span[][] {
  return ruleTexts(parseJson(source)).map(({ value, offsets }) =>
    tokenize(value)
      .filter(({ kind }) => kind !== 'end')
      .map((token) => spanAt(source, token, offsets[token.at] ?? 0)),
  );
}
