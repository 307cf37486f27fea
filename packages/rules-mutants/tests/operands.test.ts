import { describe, expect, test } from 'vitest';
import { conditionsOf, operandsOf } from '../src/operands.ts';
import { rulesSpans } from '../src/tokens.ts';

const texts = (source: string, of: typeof operandsOf) =>
  of(rulesSpans(source)).map(({ role, from, to }) => `${role}: ${source.slice(from, to)}`);

describe('the sides of conditions', () => {
  test.each([
    { source: 'if a', sides: [] },
    { source: 'if a && b;', sides: ['conjunct: a', 'conjunct: b'] },
    { source: 'if a || b;', sides: ['disjunct: a', 'disjunct: b'] },
    {
      source: 'if a && b || c;',
      sides: ['disjunct: a && b', 'disjunct: c', 'conjunct: a', 'conjunct: b'],
    },
    {
      source: 'return a && (b || c.d(1, 2));',
      sides: ['disjunct: b', 'disjunct: c.d(1, 2)', 'conjunct: a', 'conjunct: (b || c.d(1, 2))'],
    },
    {
      source: "return a is string && a != '&&';",
      sides: ['conjunct: a is string', "conjunct: a != '&&'"],
    },
    { source: 'return f(a && b, c);', sides: ['conjunct: a', 'conjunct: b'] },
    { source: 'return a ? b && c : d;', sides: ['conjunct: b', 'conjunct: c'] },
  ])('$source', ({ source, sides }) => {
    expect(texts(source, operandsOf)).toEqual(sides);
  });
});

describe('whole conditions', () => {
  test.each([
    { source: 'allow get: if a(b, c) || d;', conditions: ['condition: a(b, c) || d'] },
    { source: 'function f() { return a ? b : c; }', conditions: ['condition: a ? b : c'] },
    { source: 'allow get;', conditions: [] },
  ])('$source', ({ source, conditions }) => {
    expect(texts(source, conditionsOf)).toEqual(conditions);
  });
});
