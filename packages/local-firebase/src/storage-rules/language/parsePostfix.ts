import type { Cursor } from './cursor.ts';
import { around } from './nesting.ts';
import { type ParseInner, parsePrimary, parseSequence } from './parsePrimary.ts';
import type { Expression } from './syntax.ts';

/** Reads a value and what follows it: `.name`, `.name(…)`, `[index]`, `[from:to]`. */
export function parsePostfix(cursor: Cursor, inner: ParseInner): Expression {
  let object = parsePrimary(cursor, inner);
  for (;;) {
    if (cursor.is('.')) object = parseMember(cursor, inner, object);
    else if (cursor.is('[')) object = parseBrackets(cursor, inner, object);
    else return object;
  }
}

function parseMember(cursor: Cursor, inner: ParseInner, object: Expression): Expression {
  cursor.take();
  const { at } = cursor;
  const name = cursor.expectKind('word', "a name after '.'").text;
  if (!cursor.skip('(')) return { kind: 'member', object, name, ...around(at, object) };
  const args = parseSequence(cursor, ')', inner);
  return { kind: 'methodCall', object, name, args, ...around(at, object, ...args) };
}

function parseBrackets(cursor: Cursor, inner: ParseInner, object: Expression): Expression {
  const { at } = cursor.take();
  const from = cursor.is(':') ? undefined : inner(cursor);
  if (from && !cursor.is(':')) {
    cursor.expect(']', 'after the index');
    return { kind: 'index', object, index: from, ...around(at, object, from) };
  }
  cursor.expect(':', 'in the range');
  const to = cursor.is(']') ? undefined : inner(cursor);
  cursor.expect(']', 'after the range');
  const bounds = { ...(from && { from }), ...(to && { to }) };
  const node = around(at, object, ...Object.values(bounds));
  return { kind: 'slice', object, ...bounds, ...node };
}
