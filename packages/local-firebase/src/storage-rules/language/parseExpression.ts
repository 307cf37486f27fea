import type { Cursor } from './cursor.ts';
import { type Position, SyntaxFault } from './diagnostics.ts';
import { around } from './nesting.ts';
import { parsePostfix } from './parsePostfix.ts';
import type { ArithmeticOperator, ComparisonOperator, Expression } from './syntax.ts';
import { isTypeName, TYPE_NAMES } from './typeNames.ts';

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
  if (!cursor.skip('-')) return parsePostfix(cursor, parseExpression);
  const smallest = smallestInt(cursor, at);
  if (smallest) return smallest;
  const operand = parsePostfix(cursor, parseExpression);
  return { kind: 'unary', operator: '-', operand, ...around(at, operand) };
}

/** The smallest int has no positive counterpart, so its sign belongs to the literal. */
function smallestInt(cursor: Cursor, at: Position): Expression | undefined {
  if (cursor.token.kind !== 'int' || BigInt(cursor.token.text) !== 2n ** 63n) return undefined;
  cursor.take();
  return { kind: 'literal', value: { type: 'int', value: -(2n ** 63n) }, ...around(at) };
}
