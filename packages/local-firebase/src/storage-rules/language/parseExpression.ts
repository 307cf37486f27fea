import { type Cursor, around } from './cursor.ts';
import { atPath, parsePathLiteral } from './parsePath.ts';
import {
  type Position,
  SyntaxFault,
  type ArithmeticOperator,
  type ComparisonOperator,
  type Expression,
  isTypeName,
  TYPE_NAMES,
} from './syntax.ts';
import type { Token } from './tokens.ts';
import { bool, bytes, float, NULL, string, type Value } from './values.ts';

type BinaryOperator = ArithmeticOperator | ComparisonOperator | 'in' | '&&' | '||';

// Membership binds more loosely than `==`: `1 == 2 in [false]` is `(1 == 2) in [false]`.
const MEMBERSHIP = 3;
const TYPE_TEST = 4;
const PRECEDENCE = new Map<string, number>([
  ['||', 1],
  ['&&', 2],
  ['in', MEMBERSHIP],
  ['is', TYPE_TEST],
  ['==', 5],
  ['!=', 5],
  ['<', 6],
  ['<=', 6],
  ['>', 6],
  ['>=', 6],
  ['+', 7],
  ['-', 7],
  ['*', 8],
  ['/', 8],
  ['%', 8],
]);

const INT_MAX = 2n ** 63n - 1n;

const isOperator = (text: string): text is BinaryOperator => text !== 'is' && PRECEDENCE.has(text);

/** Reads one expression. */
export function parseExpression(cursor: Cursor): Expression {
  return cursor.nested(() => {
    const test = parseOperators(cursor, 1);
    const { at } = cursor;
    if (!cursor.skip('?')) return test;
    const yes = parseExpression(cursor);
    cursor.expect(':', "between the two results of '?'");
    const no = parseExpression(cursor);
    return { kind: 'conditional', test, yes, no, ...around(at, test, yes, no) };
  });
}

function precedenceAt(cursor: Cursor): number {
  const { kind, text } = cursor.token;
  return kind === 'symbol' || kind === 'word' ? (PRECEDENCE.get(text) ?? 0) : 0;
}

function parseOperators(cursor: Cursor, lowest: number): Expression {
  let left = parseUnary(cursor);
  for (;;) {
    const precedence = precedenceAt(cursor);
    if (precedence < lowest) return left;
    const { text, at } = cursor.take();
    left = isOperator(text)
      ? combine(text, left, { right: parseOperators(cursor, precedence + 1), at })
      : parseTypeTest(cursor, left, at);
  }
}

function combine(
  operator: BinaryOperator,
  left: Expression,
  { right, at }: { right: Expression; at: Position },
): Expression {
  const node = around(at, left, right);
  return operator === '&&' || operator === '||'
    ? { kind: 'logical', operator, left, right, ...node }
    : { kind: 'binary', operator, left, right, ...node };
}

function parseTypeTest(cursor: Cursor, operand: Expression, at: Position): Expression {
  const { token } = cursor;
  const typeName = cursor.expectKind('word', "a type after 'is'").text;
  if (!isTypeName(typeName)) {
    const known = TYPE_NAMES.join(', ');
    throw new SyntaxFault(`There is no type '${typeName}'. The types are ${known}.`, token.at);
  }
  return { kind: 'typeTest', operand, typeName, ...around(at, operand) };
}

function parseUnary(cursor: Cursor): Expression {
  const { at } = cursor;
  if (cursor.is('--') || cursor.is('++')) {
    throw new SyntaxFault('Increment (++) and decrement (--) operators are not supported.', at);
  }
  if (cursor.skip('!')) {
    const operand = cursor.nested(() => parseUnary(cursor));
    return { kind: 'unary', operator: '!', operand, ...around(at, operand) };
  }
  if (!cursor.skip('-')) return parsePostfix(cursor);
  const smallest = smallestInt(cursor, at);
  if (smallest) return smallest;
  const operand = parsePostfix(cursor);
  return { kind: 'unary', operator: '-', operand, ...around(at, operand) };
}

/** The smallest int has no positive counterpart, so its sign belongs to the literal. */
function smallestInt(cursor: Cursor, at: Position): Expression | undefined {
  if (cursor.token.kind !== 'int' || BigInt(cursor.token.text) !== 2n ** 63n) return undefined;
  cursor.take();
  return { kind: 'literal', value: { type: 'int', value: -(2n ** 63n) }, ...around(at) };
}

/** Reads a value and what follows it: `.name`, `.name(…)`, `[index]`, `[from:to]`. */
function parsePostfix(cursor: Cursor): Expression {
  let object = parsePrimary(cursor);
  for (;;) {
    if (cursor.is('.')) object = parseMember(cursor, object);
    else if (cursor.is('[')) object = parseBrackets(cursor, object);
    else return object;
  }
}

function parseMember(cursor: Cursor, object: Expression): Expression {
  cursor.take();
  const { at } = cursor;
  const name = cursor.expectKind('word', "a name after '.'").text;
  if (!cursor.skip('(')) return { kind: 'member', object, name, ...around(at, object) };
  const args = parseSequence(cursor, ')');
  return { kind: 'methodCall', object, name, args, ...around(at, object, ...args) };
}

function parseBrackets(cursor: Cursor, object: Expression): Expression {
  const { at } = cursor.take();
  const from = cursor.is(':') ? undefined : parseExpression(cursor);
  if (from && !cursor.is(':')) {
    cursor.expect(']', 'after the index');
    return { kind: 'index', object, index: from, ...around(at, object, from) };
  }
  cursor.expect(':', 'in the range');
  const to = cursor.is(']') ? undefined : parseExpression(cursor);
  cursor.expect(']', 'after the range');
  const bounds = { ...(from && { from }), ...(to && { to }) };
  const node = around(at, object, ...Object.values(bounds));
  return { kind: 'slice', object, ...bounds, ...node };
}

/** Reads a literal, a name, a call, or an expression in parentheses. */
function parsePrimary(cursor: Cursor): Expression {
  const value = literalAt(cursor.token);
  if (value) return { kind: 'literal', value, ...around(cursor.take().at) };
  if (atPath(cursor)) return parsePathLiteral(cursor, parseExpression);
  const { at } = cursor;
  if (cursor.skip('(')) {
    const expression = parseExpression(cursor);
    cursor.expect(')', 'to close the parenthesis');
    return { ...expression, depth: around(at, expression).depth };
  }
  if (cursor.skip('[')) {
    const items = parseSequence(cursor, ']');
    return { kind: 'list', items, ...around(at, ...items) };
  }
  if (cursor.skip('{')) return parseMap(cursor, at);
  const name = cursor.identifier('an expression').text;
  if (!cursor.skip('(')) return { kind: 'variable', name, ...around(at) };
  const args = parseSequence(cursor, ')');
  return { kind: 'call', name, args, ...around(at, ...args) };
}

/** Reads expressions with commas between them (one may trail) up to the closing sign. */
function parseSequence(cursor: Cursor, close: string): Expression[] {
  const items: Expression[] = [];
  while (!cursor.skip(close)) {
    items.push(parseExpression(cursor));
    if (!cursor.is(close)) cursor.expect(',', `or '${close}' after this`);
  }
  return items;
}

function parseMap(cursor: Cursor, at: Token['at']): Expression {
  const entries: { key: Expression; value: Expression }[] = [];
  while (!cursor.skip('}')) {
    const key = parseExpression(cursor);
    cursor.expect(':', 'after the key of the map');
    entries.push({ key, value: parseExpression(cursor) });
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
