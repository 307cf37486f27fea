import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boxInside,
  cropAspects,
  cropOutputSize,
  cropRatio,
  cropSize,
  defaultCropAspect,
  initialCrop,
  largestCropSize,
  resizedCrop,
} from '#src/model/content/crop.ts';

const picture = { width: 1600, height: 900 };
const size = (width: number, height = width) => ({ width, height });

test('the shapes on offer, and the one that each picture opens with', () => {
  const names = cropAspects.map(({ name }) => name).join(' ');
  expect(names).toBe('free 16:9 21:9 4:3 3:2 1:1 9:16');
  expect([cropRatio('9:16'), cropRatio('free')]).toEqual([9 / 16, undefined]);
  const first = (['profile', 'background', 'logo'] as const).map(defaultCropAspect);
  expect(first).toEqual(['1:1', '16:9', 'free']);
});

test('a dialog opens with 200 x 200 px in the middle', () => {
  expect(initialCrop(picture, 1)).toEqual({ x: 700, y: 350, ...size(200) });
});

test('the largest box of a ratio', () => {
  const boxes = [1, 16 / 9, 2, undefined].map((ratio) => largestCropSize(picture, ratio));
  expect(boxes).toEqual([size(900), picture, size(1600, 800), picture]);
});

test('a box has its width and its ratio, from 50 px to the size of the picture', () => {
  const square = [200, 10, 5000].map((width) => cropSize(picture, width, 1));
  expect(square).toEqual([size(200), size(50), size(900)]);
  expect(cropSize(picture, 10, 2)).toEqual(size(100, 50));
  expect(resizedCrop(picture, size(300, 10), undefined)).toEqual(size(300, 50));
  expect(resizedCrop(picture, size(9000), undefined)).toEqual(picture);
  expect(resizedCrop(picture, size(320, 999), 16 / 9)).toEqual(size(320, 180));
});

test.each([
  [size(200), 'profile', size(800)],
  [size(400, 300), 'profile', size(800, 600)],
  [size(1000, 500), 'profile', size(1000, 500)],
  [size(400, 225), 'background', size(400, 225)],
  [size(7680, 4320), 'background', size(3840, 2160)],
  [size(4000), 'profile', size(1600)],
  [size(100, 50), 'logo', size(100, 50)],
] as const)('%o of a %s is drawn as %o', (box, kind, expected) => {
  expect(cropOutputSize(box, kind)).toEqual(expected);
});

test('a box that is moved stays inside the picture and is never smaller than 50 px', () => {
  const number = fc.integer({ min: -5000, max: 5000 });
  const side = fc.integer({ min: 50, max: 5000 });
  const anyBox = fc.record({ x: number, y: number, width: number, height: number });
  fc.assert(
    fc.property(anyBox, fc.record({ width: side, height: side }), (box, within) => {
      const inside = boxInside(box, within);
      expect(Math.min(inside.x, inside.y)).toBeGreaterThanOrEqual(0);
      expect(inside.x + inside.width).toBeLessThanOrEqual(within.width);
      expect(inside.y + inside.height).toBeLessThanOrEqual(within.height);
      expect(Math.min(inside.width, inside.height)).toBeGreaterThanOrEqual(50);
      expect(boxInside(inside, within)).toEqual(inside);
    }),
  );
});
