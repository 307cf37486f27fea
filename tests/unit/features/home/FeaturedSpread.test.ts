import { describe, expect, test } from 'vitest';
import { rowRatio, spread } from '#src/features/home/FeaturedSpread.tsx';

const WIDE = 1.5;
const UPRIGHT = 0.75;

/** The pictures are their own ratios. */
const itself = (ratio: number): number => ratio;
const rowsOf = (ratios: readonly number[]) => spread(ratios, itself);
/** The number of pictures in each block, as `1+2, 2+1`: a row beside a comma. */
const shapeOf = (ratios: readonly number[]) =>
  rowsOf(ratios)
    .map((row) => row.map((block) => block.length).join('+'))
    .join(', ');
const wide = (count: number) => Array<number>(count).fill(WIDE);

describe('the spread', () => {
  test.each([
    [0, ''],
    [1, '1'],
    [2, '1+1'],
    [3, '1+2'],
    [4, '1+2, 1'],
    [5, '1+2, 1+1'],
    [6, '1+2, 2+1'],
    [7, '1+2, 1, 2+1'],
    [8, '1+2, 1+1, 2+1'],
    [9, '1+2, 2+1, 1+2'],
    [12, '1+2, 2+1, 1+2'],
  ])('of %i wide pictures', (count, shape) => {
    expect(shapeOf(wide(count))).toBe(shape);
  });

  test('keeps the order of the pictures', () => {
    const ratios = [1.5, 1.4, 1.3, 1.78, 1.2, 1.1, 1.6];
    expect(rowsOf(ratios).flat(2)).toEqual(ratios);
  });

  test.each([
    [4, '1+1, 1+1'],
    [7, '1+1, 1+2, 1+1'],
  ])('of %i leaves no upright picture alone in a row', (count, shape) => {
    expect(shapeOf(wide(count).with(3, UPRIGHT))).toBe(shape);
  });

  test('puts three beside each other that would be higher than a screen', () => {
    expect(shapeOf([UPRIGHT, WIDE, WIDE])).toBe('1+1+1');
  });

  test('adds up the shapes of a row, of which two may stand above each other', () => {
    const [row] = rowsOf(wide(3));
    expect(row && rowRatio(row, itself)).toBeCloseTo(2.25);
  });
});
