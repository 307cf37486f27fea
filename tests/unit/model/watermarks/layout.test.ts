import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  logoWatermark,
  portfolioText,
  publishedWidths,
  scaledToWidth,
  tiledText,
  tiledTextSize,
} from '#src/model/watermarks/layout.ts';

const side = fc.integer({ min: 40, max: 8000 });
const size = fc.record({ width: side, height: side });

describe('the logo', () => {
  test('is 0.35 of the shorter side, 20 px from the lower right corner', () => {
    expect(logoWatermark({ width: 1600, height: 1000 }, { width: 400, height: 100 })).toEqual({
      x: 1600 - 20 - 350,
      y: 1000 - 20 - 87.5,
      width: 350,
      height: 87.5,
    });
  });

  test('is as large on an upright picture', () => {
    expect(logoWatermark({ width: 1000, height: 1600 }, { width: 400, height: 100 })).toMatchObject(
      {
        width: 350,
        height: 87.5,
      },
    );
  });

  test('stays inside the picture and keeps its shape', () => {
    fc.assert(
      fc.property(size, size, (picture, mark) => {
        const box = logoWatermark(picture, mark);
        expect(box.x).toBeGreaterThanOrEqual(-1e-6);
        expect(box.y).toBeGreaterThanOrEqual(-1e-6);
        expect(box.x + box.width).toBeLessThan(picture.width);
        expect(box.y + box.height).toBeLessThan(picture.height);
        expect(box.width / box.height).toBeCloseTo(mark.width / mark.height, 5);
      }),
    );
  });
});

describe('the tiled words', () => {
  test.each([
    [{ width: 480, height: 320 }, 24],
    [{ width: 600, height: 600 }, 24],
    [{ width: 1600, height: 1000 }, 40],
  ])('on %o are %i px high', (picture, expected) => {
    expect(tiledTextSize(picture)).toBe(expected);
  });

  test('are turned by -30 degrees about the middle', () => {
    expect(tiledText({ width: 800, height: 600 }, 200)).toMatchObject({
      origin: { x: 400, y: 300 },
      angleDegrees: -30,
    });
  });

  test('leave no corner free', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 50, max: 600 }), (picture, textWidth) => {
        const { tiles, fontSize } = tiledText(picture, textWidth);
        const angle = Math.PI / 6;
        const corner = {
          x: (picture.width / 2) * Math.cos(angle) + (picture.height / 2) * Math.sin(angle),
          y: (picture.height / 2) * Math.cos(angle) + (picture.width / 2) * Math.sin(angle),
        };
        expect(Math.max(...tiles.map(({ x }) => x))).toBeGreaterThan(corner.x - textWidth);
        expect(Math.max(...tiles.map(({ y }) => y))).toBeGreaterThan(corner.y - fontSize);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the copyright line', () => {
  test.each([
    [portfolioText({ width: 1600, height: 1000 }), { x: 15, y: 985, fontSize: 30 }],
    [portfolioText({ width: 480, height: 320 }), { x: 15, y: 305, fontSize: 18 }],
  ])('is placed as stated', (line, expected) => {
    expect(line).toEqual(expected);
  });
});

test.each([
  [4000, [480, 960, 1600]],
  [1600, [480, 960, 1600]],
  [1200, [480, 960, 1200]],
  [960, [480, 960]],
  [300, [300]],
])('a picture of %i px is published at %j', (width, expected) => {
  expect(publishedWidths(width, [480, 960, 1600])).toEqual(expected);
});

test.each([
  [{ width: 4000, height: 3000 }, 480, { width: 480, height: 360 }],
  [{ width: 3000, height: 1 }, 480, { width: 480, height: 1 }],
])('%o scaled to %i', (original, width, expected) => {
  expect(scaledToWidth(original, width)).toEqual(expected);
});
