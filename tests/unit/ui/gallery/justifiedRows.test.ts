import { describe, expect, test } from 'vitest';
import { justifiedWidths } from '#src/ui/gallery/GalleryGrid.tsx';

const GAP = 10;
const SHAPES = [1.5, 0.75, 1.78, 1.33, 1, 1.5, 0.67, 1.6];

interface Row {
  height: number;
  width: number;
}

/** The rows that a browser makes of these widths. */
function rowsOf(ratios: readonly number[], width: number): Row[] {
  const rows: Row[] = [];
  justifiedWidths(ratios, { width, gap: GAP }).forEach((pictureWidth, index) => {
    const height = pictureWidth / (ratios[index] ?? 1);
    const row = rows.at(-1);
    if (row && row.width + GAP + pictureWidth <= width) row.width += GAP + pictureWidth;
    else rows.push({ height, width: pictureWidth });
  });
  return rows;
}

const repeated = (count: number) =>
  Array.from({ length: count }, (_, index) => SHAPES[index % SHAPES.length] ?? 1);

const heights = (ratios: readonly number[], width: number) =>
  rowsOf(ratios, width).map(({ height }) => height);

describe('justified rows', () => {
  test.each([706, 1344, 1824, 2464])('fill a line of %i px', (width) => {
    for (const row of rowsOf(repeated(24), width)) {
      expect(row.width).toBeGreaterThan(width - 1);
      expect(row.width).toBeLessThanOrEqual(width);
    }
  });

  test('have one height in a row', () => {
    const widths = justifiedWidths([1.5, 0.75, 1.5], { width: 1344, gap: GAP });
    const [first = 0, second = 0, third = 0] = widths;
    expect(first).toBeCloseTo(third, 1);
    expect(first).toBeCloseTo(second * 2, 1);
  });

  test.each([5, 7, 10, 13, 19, 23])(
    'of %i pictures leave no giant and no tiny one last',
    (count) => {
      for (const height of heights(repeated(count), 1344)) {
        expect(height).toBeGreaterThan(250);
        expect(height).toBeLessThan(600);
      }
    },
  );

  test('are taller in a wider window', () => {
    const averages = [706, 1344, 1824, 2464].map((width) => {
      const all = heights(repeated(48), width);
      return all.reduce((sum, height) => sum + height, 0) / all.length;
    });
    expect(averages).toEqual([...averages].sort((a, b) => a - b));
  });

  test('do not blow up a picture that is alone', () => {
    const [alone = 0] = justifiedWidths([1.5], { width: 1344, gap: GAP });
    expect(alone).toBeGreaterThan(600);
    expect(alone).toBeLessThan(1000);
  });

  test('have one picture each on a phone, and none without pictures', () => {
    expect(justifiedWidths([1.5, 0.75, 1], { width: 358, gap: 6 })).toEqual([358, 358, 358]);
    expect(justifiedWidths([], { width: 1344, gap: GAP })).toEqual([]);
  });
});
