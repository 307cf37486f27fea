import { describe, expect, test } from 'vitest';
import { changeFor } from '../../../src/database/core/changeFor.ts';
import { parseWireQuery } from '../../../src/database/socket/listens.ts';
import { toExportJson } from '../../../src/database/tree/json.ts';
import { splitPath } from '../../../src/database/tree/node.ts';
import { buildMerge, buildSet, applyWrites } from '../../../src/database/tree/writes.ts';
import { NOW, tree } from '../support/tree.ts';

const ROOT = tree({ a: { x: 1, y: 2 }, b: { z: 3, '.priority': 'p' } });

describe('sets', () => {
  test.each([
    ['a', { x: 5 }, { a: { x: 5 }, b: { z: 3, '.priority': 'p' } }],
    ['a/.priority', 9, { a: { x: 1, y: 2, '.priority': 9 }, b: { z: 3, '.priority': 'p' } }],
    ['b/.priority', null, { a: { x: 1, y: 2 }, b: { z: 3 } }],
    ['none/.priority', 9, { a: { x: 1, y: 2 }, b: { z: 3, '.priority': 'p' } }],
    ['b', 1, { a: { x: 1, y: 2 }, b: 1 }],
    ['a/x', { '.sv': { increment: 4 } }, { a: { x: 5, y: 2 }, b: { z: 3, '.priority': 'p' } }],
  ])('%s := %j', (path, value, expected) => {
    const { writes } = buildSet({ root: ROOT, path, value, now: NOW });
    expect(toExportJson(applyWrites(ROOT, writes))).toEqual(expected);
  });
});

describe('updates', () => {
  test.each([
    ['', { 'a/x': 9, 'b/z': null }, { a: { x: 9, y: 2 } }],
    ['a', { x: null, n: { o: 1 } }, { a: { y: 2, n: { o: 1 } }, b: { z: 3, '.priority': 'p' } }],
    [
      'a',
      { x: 7, '.priority': 3 },
      { a: { x: 7, y: 2, '.priority': 3 }, b: { z: 3, '.priority': 'p' } },
    ],
    ['a', {}, { a: { x: 1, y: 2 }, b: { z: 3, '.priority': 'p' } }],
  ])('%s with %j', (path, values, expected) => {
    const { writes } = buildMerge({ root: ROOT, path, values, now: NOW });
    expect(toExportJson(applyWrites(ROOT, writes))).toEqual(expected);
  });

  test.each([
    [{ a: 1, 'a/x': 2 }],
    [{ 'a/x/y': 1, a: 2 }],
    [{ '': 1, a: 2 }],
    [{ 'a/b.c': 1 }],
    [{ '/a': 1, a: 2 }],
  ])('refuses %j', (values) => {
    expect(() => buildMerge({ root: ROOT, path: '', values, now: NOW })).toThrow('Invalid');
  });
});

describe('what a watcher is told', () => {
  function told(watched: string, values: Record<string, unknown>, query?: unknown): unknown {
    const { writes } = buildMerge({ root: ROOT, path: '', values, now: NOW });
    const commit = {
      before: ROOT,
      after: applyWrites(ROOT, writes),
      writes,
    };
    const watch = { path: splitPath(watched), query: parseWireQuery(query) };
    const change = changeFor(watch, commit);
    if (change === null) return null;
    const path = change.path.join('/');
    return change.kind === 'set'
      ? [path, toExportJson(change.node)]
      : [
          path,
          Object.fromEntries([...change.nodes].map(([key, node]) => [key, toExportJson(node)])),
        ];
  }

  test.each([
    ['a', { 'b/z': 1 }, null],
    ['a', { 'a/x': 9 }, ['a/x', 9]],
    ['a', { a: { x: 9 } }, ['a', { x: 9 }]],
    ['a/x', { a: { x: 9 } }, ['a/x', 9]],
    ['a/x', { a: null }, ['a/x', null]],
    ['a', { 'a/x': 8, 'a/y': 9 }, ['a', { x: 8, y: 9 }]],
    ['a', { 'a/x': 8, 'b/z': 9 }, ['a/x', 8]],
    ['', { 'a/x': 8, 'b/z': 9 }, ['', { 'a/x': 8, 'b/z': 9 }]],
  ])('at %j of %j: %j', (watched, values, expected) => {
    expect(told(watched, values)).toEqual(expected);
  });

  test.each([
    ['a', { 'a/y': 9 }, null],
    ['a', { 'a/x': 9 }, ['a', { x: 9 }]],
    ['a', { 'a/w': 9 }, ['a', { w: 9 }]],
    ['a', { 'a/x': null }, ['a', { y: 2 }]],
    ['a', { 'a/x': 1 }, null],
  ])('through a window of one at %j of %j: %j', (watched, values, expected) => {
    expect(told(watched, values, { i: '.key', l: 1, vf: 'l' })).toEqual(expected);
  });
});
