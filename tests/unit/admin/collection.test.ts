import { describe, expect, test } from 'vitest';
import { justifiedRows, stretchesOf } from '#src/admin/collection/rowWindow.ts';
import { indexAfter } from '#src/admin/collection/selection.ts';

describe('a long grid', () => {
  const heights = Array.from({ length: 10 }, () => 100);

  test('draws the rows of the screen and leaves room for the others', () => {
    expect(stretchesOf(heights, { top: 250, bottom: 500 }, new Set())).toEqual([
      { kind: 'room', from: 0, to: 2, height: 200 },
      { kind: 'rows', from: 2, to: 5 },
      { kind: 'room', from: 5, to: 10, height: 500 },
    ]);
  });

  test('keeps the row with the focus, wherever the screen is', () => {
    const stretches = stretchesOf(heights, { top: 0, bottom: 150 }, new Set([8]));
    expect(stretches).toEqual([
      { kind: 'rows', from: 0, to: 2 },
      { kind: 'room', from: 2, to: 8, height: 600 },
      { kind: 'rows', from: 8, to: 9 },
      { kind: 'room', from: 9, to: 10, height: 100 },
    ]);
  });

  test.each([
    [-1000, -500],
    [0, 1],
    [330, 2000],
  ])('is as high as all its rows with %s to %s on the screen', (top, bottom) => {
    const total = stretchesOf(heights, { top, bottom }, new Set([3]))
      .map((each) => (each.kind === 'room' ? each.height : (each.to - each.from) * 100))
      .reduce((sum, height) => sum + height, 0);
    expect(total).toBe(1000);
  });
});

test('the rows of a grid begin where a browser breaks them', () => {
  const squares = Array.from({ length: 10 }, () => 1);
  const { starts, heights } = justifiedRows(squares, { width: 430, gap: 10, aimed: 100 });
  expect(starts).toEqual([0, 5]);
  expect(heights).toEqual([78, 78]);
});

// Three rows of four; the last has two.
const grid = {
  starts: [0, 4, 8],
  heights: [100, 100, 100],
  centers: Array.from({ length: 10 }, (_, index) => index % 4),
};

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 9, 9],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['Home', 6, 0],
  ['End', 6, 9],
  ['PageDown', 1, 9],
  ['PageUp', 9, 1],
  ['x', 1, undefined],
])('%s leads from %s to %s', (key, from, to) => expect(indexAfter(key, from, grid)).toBe(to));
