import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

test.each([
  ['profile', '1:1'],
  ['background', '16:9'],
  ['logo', 'free'],
] as const)('%s pictures open at %s', (kind, expected) => {
  expect(defaultCropAspect(kind)).toBe(expected);
});

test('the shapes on offer', () => {
  expect(cropAspects.map(({ name }) => name)).toEqual([
    'free',
    '16:9',
    '21:9',
    '4:3',
    '3:2',
    '1:1',
    '9:16',
  ]);
  expect(cropRatio('9:16')).toBe(9 / 16);
  expect(cropRatio('free')).toBeUndefined();
});

test.each([
  [1, { width: 900, height: 900 }],
  [16 / 9, { width: 1600, height: 900 }],
  [2, { width: 1600, height: 800 }],
  [undefined, { width: 1600, height: 900 }],
])('the largest box of ratio %s', (ratio, expected) => {
  expect(largestCropSize(picture, ratio)).toEqual(expected);
});

test.each([
  [200, 1, { width: 200, height: 200 }],
  [10, 1, { width: 50, height: 50 }],
  [10, 2, { width: 100, height: 50 }],
  [5000, 1, { width: 900, height: 900 }],
])('%i px wide at ratio %s', (width, ratio, expected) => {
  expect(cropSize(picture, width, ratio)).toEqual(expected);
});

test.each([
  [{ width: 300, height: 10 }, undefined, { width: 300, height: 50 }],
  [{ width: 9000, height: 9000 }, undefined, { width: 1600, height: 900 }],
  [{ width: 320, height: 999 }, 16 / 9, { width: 320, height: 180 }],
])('%o at ratio %s', (wanted, ratio, expected) => {
  expect(resizedCrop(picture, wanted, ratio)).toEqual(expected);
});

test('a dialog opens with 200 x 200 px in the middle', () => {
  expect(initialCrop(picture, 1)).toEqual({ x: 700, y: 350, width: 200, height: 200 });
});

test.each([
  [{ width: 200, height: 200 }, 'profile', { width: 800, height: 800 }],
  [{ width: 400, height: 300 }, 'profile', { width: 800, height: 600 }],
  [{ width: 1000, height: 500 }, 'profile', { width: 1000, height: 500 }],
  [{ width: 400, height: 225 }, 'background', { width: 400, height: 225 }],
  [{ width: 7680, height: 4320 }, 'background', { width: 3840, height: 2160 }],
  [{ width: 4000, height: 4000 }, 'profile', { width: 1600, height: 1600 }],
  [{ width: 100, height: 50 }, 'logo', { width: 100, height: 50 }],
] as const)('%o of a %s is drawn as %o', (box, kind, expected) => {
  expect(cropOutputSize(box, kind)).toEqual(expected);
});

describe('a box moved about', () => {
  test('stays inside the picture and is never smaller than 50 px', () => {
    const number = fc.integer({ min: -5000, max: 5000 });
    const side = fc.integer({ min: 50, max: 5000 });
    fc.assert(
      fc.property(
        fc.record({ x: number, y: number, width: number, height: number }),
        fc.record({ width: side, height: side }),
        (box, within) => {
          const inside = boxInside(box, within);
          expect(inside.x).toBeGreaterThanOrEqual(0);
          expect(inside.y).toBeGreaterThanOrEqual(0);
          expect(inside.x + inside.width).toBeLessThanOrEqual(within.width);
          expect(inside.y + inside.height).toBeLessThanOrEqual(within.height);
          expect(Math.min(inside.width, inside.height)).toBeGreaterThanOrEqual(50);
          expect(boxInside(inside, within)).toEqual(inside);
        },
      ),
    );
  });
});
