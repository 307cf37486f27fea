import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { compareKeys, compareValues, hashNode } from '../../../src/database/tree/compare.ts';
import { toExportJson } from '../../../src/database/tree/json.ts';
import { isValidKey, parsePath, EMPTY, nodeAt } from '../../../src/database/tree/node.ts';
import { applyWrites, touches } from '../../../src/database/tree/writes.ts';
import { tree } from '../support/tree.ts';

describe('order', () => {
  test('keys: integers by value, then text', () => {
    const keys = ['b', '10', 'a', '2', '-1', '01', '1', '3000000000', '', 'B', '[MAX_NAME]'];
    expect([...keys, '[MIN_NAME]'].toSorted(compareKeys)).toEqual([
      '[MIN_NAME]',
      ...['-1', '1', '01', '2', '10', '', '3000000000', 'B', 'a', 'b', '[MAX_NAME]'],
    ]);
  });

  test('values: nothing, false, true, numbers, text, objects', () => {
    const values = [{ a: 1 }, 'b', 2, true, 'a', null, -1, false];
    const sorted = values.map(tree).toSorted(compareValues).map(toExportJson);
    expect(sorted).toEqual([null, false, true, -1, 2, 'a', 'b', { a: 1 }]);
  });
});

describe('hash', () => {
  const sha1 = (text: string) => createHash('sha1').update(text).digest('base64');
  const one = 'number:3ff0000000000000';

  test.each([
    [1, one],
    [-2.5, 'number:c004000000000000'],
    ['blå ✔', 'string:blå ✔'],
    [true, 'boolean:true'],
    [{ '.value': 1, '.priority': 'p' }, `priority:string:p:${one}`],
    [{ '.value': 1, '.priority': 1 }, `priority:${one}:${one}`],
    [
      { b: 1, a: 1, 10: 1, 9: 1 },
      ['9', '10', 'a', 'b'].map((key) => `:${key}:${sha1(one)}`).join(''),
    ],
    [
      { a: { '.value': 1, '.priority': 1 }, b: 1, '.priority': 'x' },
      `priority:string:x::b:${sha1(one)}:a:${sha1(`priority:${one}:${one}`)}`,
    ],
  ])('of %j is that of %s', (json, text) => {
    expect(hashNode(tree(json))).toBe(sha1(text));
  });

  test('of nothing is empty', () => {
    expect(hashNode(EMPTY)).toBe('');
  });
});

describe('keys and paths', () => {
  test.each(['a', '0', 'æøå', 'a b', '-', '__proto__', 'x'.repeat(768)])('%s is a key', (key) => {
    expect(isValidKey(key)).toBe(true);
  });

  test.each(['', 'a.b', '#', '$a', 'a/b', '[', ']', 'a\u0000', 'a\u007f', 'æ'.repeat(400)])(
    '%j is no key',
    (key) => {
      expect(isValidKey(key)).toBe(false);
    },
  );

  test('a path may have 32 levels and no more', () => {
    expect(parsePath('/a'.repeat(32))).toHaveLength(32);
    expect(() => parsePath('/a'.repeat(33))).toThrow('Invalid path');
    expect(() => parsePath('/a/b.c')).toThrow('Invalid token');
  });
});

describe('writes', () => {
  const before = tree({ a: { x: 1, y: 2 }, b: { z: 3 } });
  const write = (path: string, json: unknown) => ({ path: parsePath(path), node: tree(json) });

  test.each([
    ['a', 5, { a: 5, b: { z: 3 } }],
    ['a/x', null, { a: { y: 2 }, b: { z: 3 } }],
    ['b/z', null, { a: { x: 1, y: 2 } }],
    ['a/x/deep/er', 1, { a: { x: { deep: { er: 1 } }, y: 2 }, b: { z: 3 } }],
    ['a/x/deep', null, { a: { x: 1, y: 2 }, b: { z: 3 } }],
    ['', { c: 1 }, { c: 1 }],
    ['', null, null],
    ['n/e/w', true, { a: { x: 1, y: 2 }, b: { z: 3 }, n: { e: { w: true } } }],
  ])('%s := %j', (path, value, expected) => {
    expect(toExportJson(applyWrites(before, [write(path, value)]))).toEqual(expected);
  });

  test('what is not touched is shared, and the tree before stays', () => {
    const after = applyWrites(before, [write('a/x', 9), write('a/y', 8)]);
    expect(after.children.get('b')).toBe(before.children.get('b'));
    expect(toExportJson(before)).toEqual({ a: { x: 1, y: 2 }, b: { z: 3 } });
    expect(toExportJson(after)).toEqual({ a: { x: 9, y: 8 }, b: { z: 3 } });
  });

  test('a branch emptied in several steps is gone', () => {
    const after = applyWrites(before, [write('a/x', null), write('a/y', null)]);
    expect(nodeAt(after, ['a'])).toBe(EMPTY);
  });

  test('a branch keeps its priority when its children change', () => {
    const ranked = tree({ a: { x: 1, '.priority': 7 } });
    const after = applyWrites(ranked, [write('a/y', 2)]);
    expect(toExportJson(after)).toEqual({ a: { x: 1, y: 2, '.priority': 7 } });
  });

  test('ten thousand writes to one place take no time', () => {
    const writes = Array.from({ length: 10_000 }, (_, index) => write(`list/k${index}`, index));
    const start = performance.now();
    expect(nodeAt(applyWrites(before, writes), ['list']).children.size).toBe(10_000);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test.each([
    ['a', 'a', true],
    ['a/b', 'a', true],
    ['a', 'a/b', true],
    ['', 'a', true],
    ['a', 'b', false],
    ['a/b', 'a/c', false],
  ])('%s touches %s: %s', (path, place, expected) => {
    expect(touches(write(path, 1), parsePath(place))).toBe(expected);
  });
});
