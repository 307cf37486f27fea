import { expect, test } from 'vitest';
import { printSize } from '#src/model/catalogue/printSize.ts';

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
