import type { Cursor } from './cursor.ts';
import { SyntaxFault } from './diagnostics.ts';
import type { Token } from './lex.ts';
import { around } from './nesting.ts';
import { atPath, parsePathLiteral } from './parsePath.ts';
import type { Expression } from './syntax.ts';
import { bool, bytes, float, NULL, string, type Value } from './values.ts';

export type ParseInner = (cursor: Cursor) => Expression;

const INT_MAX = 2n ** 63n - 1n;

/** Reads a literal, a name, a call, or an expression in parentheses. */
export function parsePrimary(cursor: Cursor, inner: ParseInner): Expression {
  const value = literalAt(cursor.token);
  if (value) return { kind: 'literal', value, ...around(cursor.take().at) };
  if (atPath(cursor)) return parsePathLiteral(cursor, inner);
  const { at } = cursor;
  if (cursor.skip('(')) {
    const expression = inner(cursor);
    cursor.expect(')', 'to close the parenthesis');
    return { ...expression, depth: around(at, expression).depth };
  }
  if (cursor.skip('[')) {
    const items = parseSequence(cursor, ']', inner);
    return { kind: 'list', items, ...around(at, ...items) };
  }
  if (cursor.skip('{')) return parseMap(cursor, inner, at);
  const name = cursor.identifier('an expression').text;
  if (!cursor.skip('(')) return { kind: 'variable', name, ...around(at) };
  const args = parseSequence(cursor, ')', inner);
  return { kind: 'call', name, args, ...around(at, ...args) };
}

/** Reads expressions with commas between them (one may trail) up to the closing sign. */
export function parseSequence(cursor: Cursor, close: string, inner: ParseInner): Expression[] {
  const items: Expression[] = [];
  while (!cursor.skip(close)) {
    items.push(inner(cursor));
    if (!cursor.is(close)) cursor.expect(',', `or '${close}' after this`);
  }
  return items;
}

function parseMap(cursor: Cursor, inner: ParseInner, at: Token['at']): Expression {
  const entries: { key: Expression; value: Expression }[] = [];
  while (!cursor.skip('}')) {
    const key = inner(cursor);
    cursor.expect(':', 'after the key of the map');
    entries.push({ key, value: inner(cursor) });
    if (!cursor.is('}')) cursor.expect(',', "or '}' after this");
  }
  const nodes = entries.flatMap(({ key, value }) => [key, value]);
  return { kind: 'map', entries, ...around(at, ...nodes) };
}

function literalAt({ kind, text, bytes: raw, at }: Token): Value | undefined {
  switch (kind) {
    case 'int':
      if (BigInt(text) > INT_MAX)
        throw new SyntaxFault(`The int ${text} has more than 64 bits.`, at);
      return { type: 'int', value: BigInt(text) };
    case 'float':
      return float(Number(text));
    case 'string':
      return string(text);
    case 'bytes':
      return raw && bytes(raw);
    case 'word':
      if (text === 'true' || text === 'false') return bool(text === 'true');
      return text === 'null' ? NULL : undefined;
    default:
      return undefined;
  }
}
