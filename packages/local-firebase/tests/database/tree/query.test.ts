import { describe, expect, test } from 'vitest';
import { parseWireQuery } from '../../../src/database/socket/listens.ts';
import { applyQuery } from '../../../src/database/tree/query.ts';
import { tree } from '../support/tree.ts';

const DATA = tree({
  a: { n: 3, deep: { x: 'q' } },
  b: { n: 1 },
  c: { n: 2, deep: { x: 'p' } },
  d: { other: true },
  e: { n: 'text' },
  f: { n: true, '.priority': 1 },
  9: { n: 1, '.priority': 'p' },
});

const VALUES = tree({ a: 2, b: 1, c: 'z', d: 2, e: false, f: { x: 1 } });

function keys(data: typeof DATA, query: unknown): string {
  return [...applyQuery(data, parseWireQuery(query)).children.keys()].join('');
}

describe('queries of the socket protocol', () => {
  test.each([
    [{ i: '.key' }, '9abcdef'],
    [{ i: '.key', sp: 'b' }, 'bcdef'],
    [{ i: '.key', sp: 'b', sin: false }, 'cdef'],
    [{ i: '.key', ep: 'b' }, '9ab'],
    [{ i: '.key', ep: 'b', ein: false }, '9a'],
    [{ i: '.key', sp: 'b', ep: 'c' }, 'bc'],
    [{ i: '.key', l: 2, vf: 'l' }, '9a'],
    [{ i: '.key', l: 2, vf: 'r' }, 'ef'],
    [{ i: '.key', sp: 'b', l: 2, vf: 'l' }, 'bc'],
    [{ i: '.key', ep: 'd', l: 2, vf: 'r' }, 'cd'],
    [{ i: '.key', l: 99, vf: 'r' }, '9abcdef'],
    [{ i: 'n', l: 3, vf: 'l' }, '9df'],
    [{ i: 'n', l: 2, vf: 'r' }, 'ae'],
    [{ i: 'n', sp: 1, ep: 2 }, '9bc'],
    [{ i: 'n', sp: 1, sn: 'a' }, 'abce'],
    [{ i: 'n', sp: 1, sn: '[MAX_NAME]', sin: false }, 'ace'],
    [{ i: 'n', sp: 1, sin: false }, 'ace'],
    [{ i: 'n', ep: 2, en: '[MIN_NAME]', ein: false }, '9bdf'],
    [{ i: 'n', ep: 2, ein: false }, '9bdf'],
    [{ i: 'n', ep: 1, en: 'a' }, '9df'],
    [{ i: 'n', sp: 1, sn: 'b', ep: 1, en: 'b' }, 'b'],
    [{ i: 'n', sp: null, ep: null }, 'd'],
    [{ i: 'n', sp: 'text', ep: 'text' }, 'e'],
    [{ i: 'n', sp: true, ep: true }, 'f'],
    [{ i: 'deep/x', sp: 'a' }, 'ac'],
    [{ i: 'deep/x', l: 1, vf: 'r' }, 'a'],
    [{ l: 1, vf: 'r' }, '9'],
    [{ sp: 1 }, '9f'],
    [{ sp: 1, ep: 1 }, 'f'],
    [{}, '9abcdef'],
  ])('%j shows %s', (query, expected) => {
    const sorted = Array.from(keys(DATA, query)).sort().join('');
    expect(sorted).toBe(expected);
  });

  test.each([
    [{ i: '.value', l: 2, vf: 'l' }, 'be'],
    [{ i: '.value', sp: 2, ep: 2 }, 'ad'],
    [{ i: '.value', l: 2, vf: 'r' }, 'cf'],
  ])('by value %j shows %s', (query, expected) => {
    expect(Array.from(keys(VALUES, query)).sort().join('')).toBe(expected);
  });

  test('a leaf has nothing to show, and a priority is not part of the window', () => {
    expect(applyQuery(tree(5), parseWireQuery({ l: 1 })).value).toBe(null);
    const ranked = tree({ a: 1, '.priority': 3 });
    expect(applyQuery(ranked, parseWireQuery({ l: 1 })).priority).toBe(null);
  });

  test.each([
    5,
    { l: 0 },
    { l: 1.5 },
    { l: 'x' },
    { i: 5 },
    { sp: {} },
    { sp: 1, sn: 5 },
    { i: 'a.b' },
  ])('refuses %j', (query) => {
    expect(() => parseWireQuery(query)).toThrow('Invalid');
  });
});
