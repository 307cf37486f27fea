import { type Cursor, around } from './cursor.ts';
import type { Expression, MatchSegment, Node, PathPart } from './syntax.ts';
import type { Segment } from './values.ts';

/** True where a path begins. */
export function atPath(cursor: Cursor): boolean {
  return cursor.token.kind === 'segment' || cursor.is('/');
}

/** Reads a path inside an expression, such as `/users/$(uid)`. */
export function parsePathLiteral(
  cursor: Cursor,
  inner: (cursor: Cursor) => Expression,
): Expression {
  const { at } = cursor;
  const parts: PathPart[] = [];
  const nodes: Node[] = [];
  do {
    if (cursor.is('/') && cursor.ahead(1).text === '$(') {
      cursor.take();
      cursor.take();
      const value = inner(cursor);
      cursor.expect(')', "to close '$('");
      nodes.push(value);
      parts.push({ value });
    } else {
      parts.push(parseSegment(cursor));
    }
  } while (pathGoesOn(cursor));
  return { kind: 'path', parts, ...around(at, ...nodes) };
}

/** After a path, a slash that no segment follows divides. */
function pathGoesOn(cursor: Cursor): boolean {
  if (cursor.token.kind === 'segment') return true;
  return cursor.is('/') && (cursor.ahead(1).text === '$(' || atCapture(cursor, 1));
}

function atCapture(cursor: Cursor, distance: number): boolean {
  const opens = cursor.ahead(distance).text === '{';
  return opens && ['}', '='].includes(cursor.ahead(distance + 2).text);
}

/** Reads the path of a match declaration, such as `/users/{user}/{rest=**}`. */
export function parseMatchPath(cursor: Cursor): MatchSegment[] {
  const segments: MatchSegment[] = [];
  while (atPath(cursor)) {
    const { at } = cursor;
    segments.push({ segment: parseSegment(cursor), at });
  }
  if (segments.length === 0)
    throw cursor.fault("Expected a path such as /photos/{photo} after 'match'");
  return segments;
}

function parseSegment(cursor: Cursor): Segment {
  const { kind, text } = cursor.take();
  if (kind === 'segment') return text;
  if (!atCapture(cursor, 0)) {
    throw cursor.fault("Expected a segment after '/': text, or a variable as in {name}");
  }
  cursor.take();
  const capture = cursor.identifier('the name of a path variable').text;
  const glob = cursor.skip('=') && parseGlob(cursor);
  cursor.expect('}', 'to close the path variable');
  return { capture, glob };
}

function parseGlob(cursor: Cursor): boolean {
  if (cursor.skip('**')) return true;
  cursor.expect('*', "or '**' after '='");
  return false;
}
