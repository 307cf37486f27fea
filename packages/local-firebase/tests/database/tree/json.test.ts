import { describe, expect, test } from 'vitest';
import {
  parseNode,
  toExportJson,
  toPlainJson,
  toShallowJson,
} from '../../../src/database/tree/json.ts';
import { NOW, tree } from '../support/tree.ts';

describe('reading JSON', () => {
  test.each([
    [null, null],
    [0, 0],
    ['', ''],
    [false, false],
    [{}, null],
    [{ a: null, b: {} }, null],
    [{ a: { b: { c: null }, d: 1 } }, { a: { d: 1 } }],
    [['x', null, 'z'], { 0: 'x', 2: 'z' }],
    [{ '.value': 5 }, 5],
    [
      { '.value': 5, '.priority': 1 },
      { '.value': 5, '.priority': 1 },
    ],
    [
      { a: 1, '.priority': 'p' },
      { a: 1, '.priority': 'p' },
    ],
    [{ '.priority': 1 }, null],
    [{ '.sv': 'timestamp' }, NOW],
    [{ a: { '.sv': { increment: 2 } } }, { a: 2 }],
    [
      { '.value': 1, '.priority': { '.sv': 'timestamp' } },
      { '.value': 1, '.priority': NOW },
    ],
  ])('%j', (json, expected) => {
    expect(toExportJson(tree(json))).toEqual(expected);
  });

  test('a key like __proto__ is a key like any other', () => {
    const json: unknown = JSON.parse('{"__proto__":{"a":1}}');
    expect(JSON.stringify(toExportJson(tree(json)))).toBe('{"__proto__":{"a":1}}');
    expect(JSON.stringify(toPlainJson(tree(json)))).toBe('{"__proto__":{"a":1}}');
  });

  test.each([
    [5, 7],
    ['text', 2],
    [true, 2],
    [{ a: 1 }, 2],
  ])('an increment by 2 of %j', (existing, expected) => {
    const context = { now: NOW, existing: tree(existing), depth: 0 };
    expect(parseNode({ '.sv': { increment: 2 } }, context).value).toBe(expected);
  });

  test.each([
    [{ 'a.b': 1 }, 'parse key'],
    [{ '': 1 }, 'parse key'],
    [{ a: { 'x/y': 1 } }, 'parse key'],
    [{ '.sv': 'nonsense' }, 'server value'],
    [{ '.sv': { increment: 'x' } }, 'server value'],
    [{ '.value': 1, '.priority': true }, 'priority'],
    [{ '.value': 1, '.priority': {} }, 'priority'],
    [Number.POSITIVE_INFINITY, 'parse JSON'],
    ['x'.repeat(10 * 1024 * 1024 + 1), '10 MB'],
  ])('refuses what cannot be stored (%#)', (json, message) => {
    expect(() => tree(json)).toThrow(message);
  });

  test('32 levels are stored, 33 are not', () => {
    const nest = (levels: number): unknown => (levels === 0 ? 1 : { a: nest(levels - 1) });
    expect(toExportJson(tree(nest(32)))).toEqual(nest(32));
    expect(() => tree(nest(33))).toThrow('32 levels');
  });
});

describe('writing JSON', () => {
  test.each([
    [{ 0: 'a', 1: 'b' }, ['a', 'b']],
    [{ 0: 'a', 2: 'c' }, ['a', null, 'c']],
    [{ 1: 'b' }, [null, 'b']],
    [{ 5: 'f' }, { 5: 'f' }],
    [
      { 0: 'a', x: 1 },
      { 0: 'a', x: 1 },
    ],
    [{ '01': 'a' }, { '01': 'a' }],
    [{ a: { '.value': 1, '.priority': 2 } }, { a: 1 }],
  ])('%j reads as %j', (json, expected) => {
    expect(toPlainJson(tree(json))).toEqual(expected);
  });

  test('children are sorted', () => {
    expect(JSON.stringify(toExportJson(tree({ b: 1, a: 2, 10: 3, 9: 4 })))).toBe(
      '{"9":4,"10":3,"a":2,"b":1}',
    );
  });

  test.each([
    [
      { a: { b: 1 }, c: 2 },
      { a: true, c: true },
    ],
    [5, 5],
    [null, null],
  ])('%j is shallow %j', (json, expected) => {
    expect(toShallowJson(tree(json))).toEqual(expected);
  });
});
