import { expect, test } from 'vitest';
import { printSize, wallSizes } from '#src/model/catalogue/printSize.ts';

test.each([
  // One pixel less does not fill the last centimetre.
  [4725, 3150, { width: 60, height: 40 }],
  [4724, 3149, { width: 59, height: 39 }],
  [3000, 2000, { width: 38, height: 25 }],
  [2000, 3000, { width: 25, height: 38 }],
  [8000, 79, { width: 101, height: 1 }],
])('%i × %i px hang on a wall at 200 dpi', (width, height, size) => {
  expect(printSize({ width, height }, 'wall')).toEqual(size);
});

test('what is held in the hand is printed smaller, at 300 dpi', () => {
  expect(printSize({ width: 3000, height: 2000 }, 'hand')).toEqual({ width: 25, height: 16 });
});

test.each([
  [0, 0],
  [3000, 0],
  [78, 3000],
])('%i × %i px have no size', (width, height) => {
  expect(printSize({ width, height }, 'wall')).toBeUndefined();
});

test.each([
  [
    'a large one in every common size',
    [12_000, 8000],
    [20, 30, 45, 60, 90, 120],
    [13, 20, 30, 40, 60, 80],
  ],
  ['a small one in those that stay sharp', [4000, 3000], [20, 30, 45], [15, 23, 34]],
  ['an upright one by its longer edge', [3000, 4000], [15, 23, 34], [20, 30, 45]],
  ['a tiny one in its largest size', [1200, 800], [15], [10]],
  ['one of unknown size in none', [0, 0], [], []],
])('hang on a wall: %s', (_, [width = 0, height = 0], widths, heights) => {
  const sizes = wallSizes({ width, height });
  expect(sizes.map((size) => size.width)).toEqual(widths);
  expect(sizes.map((size) => size.height)).toEqual(heights);
});
