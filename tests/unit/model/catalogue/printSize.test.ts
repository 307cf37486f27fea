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
  ['a large one in every common size', 12_000, '20×13 30×20 45×30 60×40 90×60 120×80'],
  ['a small one in those that stay sharp', 4000, '20×13 30×20 45×30'],
  ['a tiny one in its largest size', 1200, '15×10'],
  ['one of unknown size in none', 0, ''],
])('hang on a wall: %s', (_, width, sizes) => {
  const all = wallSizes({ width, height: (width * 2) / 3 });
  expect(all.map((size) => `${size.width}×${size.height}`).join(' ')).toBe(sizes);
});

test('an upright picture hangs by its longer edge', () => {
  expect(wallSizes({ width: 2000, height: 3000 })).toEqual([
    { width: 13, height: 20 },
    { width: 20, height: 30 },
  ]);
});
