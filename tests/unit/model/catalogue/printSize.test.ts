import { expect, test } from 'vitest';
import { printSize, wallSizes, wallView } from '#src/model/catalogue/printSize.ts';

const shown = (size: { width: number; height: number } | undefined) =>
  size && `${size.width}×${size.height}`;

test('a picture on a wall has 200 dots in an inch, in whole centimetres', () => {
  const sizeOf = (width: number, height: number) => shown(printSize({ width, height }, 'wall'));
  expect(sizeOf(4725, 3150)).toBe('60×40');
  // One pixel less does not fill the last centimetre.
  expect(sizeOf(4724, 3149)).toBe('59×39');
  const sizes = [sizeOf(3000, 2000), sizeOf(2000, 3000), sizeOf(8000, 79)];
  expect(sizes).toEqual(['38×25', '25×38', '101×1']);
  const none = [sizeOf(0, 0), sizeOf(3000, 0), sizeOf(78, 3000)];
  expect(none).toEqual([undefined, undefined, undefined]);
});

test('what is held in the hand is printed smaller, at 300 dpi', () => {
  expect(shown(printSize({ width: 3000, height: 2000 }, 'hand'))).toBe('25×16');
});

test.each([
  ['a large one in every common size', 12_000, '20×13 30×20 45×30 60×40 90×60 120×80'],
  ['a small one in those that stay sharp', 4000, '20×13 30×20 45×30'],
  ['a tiny one in its largest size', 1200, '15×10'],
  ['one of unknown size in none', 0, ''],
])('hang on a wall: %s', (_, width, sizes) => {
  expect(
    wallSizes({ width, height: (width * 2) / 3 })
      .map(shown)
      .join(' '),
  ).toBe(sizes);
});

test('an upright picture hangs by its longer edge', () => {
  expect(wallSizes({ width: 2000, height: 3000 }).map(shown)).toEqual(['13×20', '20×30']);
});

test.each([
  [
    { width: 120, height: 80 },
    { width: 300, height: 225, bottom: 0, hangsAt: 112 },
  ],
  [
    { width: 30, height: 20 },
    { width: 96, height: 72, bottom: 80.8, hangsAt: 112 },
  ],
  [
    { width: 13, height: 20 },
    { width: 41.6, height: 31.2, bottom: 105.28, hangsAt: 112 },
  ],
  [
    { width: 80, height: 120 },
    { width: 256, height: 192, bottom: 33, hangsAt: 98 },
  ],
])('a picture of %j is seen large, above the sofa and below the ceiling', (size, view) => {
  expect(wallView(size)).toEqual(view);
});
