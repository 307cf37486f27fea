import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  inCategory,
  parseSortOrder,
  sortByDate,
  sortByOwnOrder,
  wrapIndex,
} from '#src/model/catalogue/gallery.ts';
import { day } from '../../../support/bareRecords.ts';

const items = [
  { id: 'a', category: 'nature', createdAt: day(2), order: 1 },
  { id: 'b', category: 'urban', createdAt: day(3), order: 0 },
  { id: 'c', category: 'nature', createdAt: undefined, order: 1 },
  { id: 'd', category: 'nature', createdAt: day(1), order: 0 },
];
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

test('items are sorted by date, or by their number and then by date', () => {
  expect(ids(sortByDate(items, 'newest'))).toBe('badc');
  expect(ids(sortByDate(items, 'oldest'))).toBe('cdab');
  expect(ids(sortByOwnOrder(items))).toBe('bdac');
  const asked = [undefined, 'oldest', 'Nyeste'].map(parseSortOrder);
  expect(asked).toEqual(['newest', 'oldest', 'newest']);
});

test('a category shows its own, and no category or "alle" shows everything', () => {
  const shown = [undefined, '', 'alle', 'nature', 'ukendt'].map((slug) => inCategory(items, slug));
  expect(shown.map(ids)).toEqual(['abcd', 'abcd', 'abcd', 'acd', '']);
});

test('steps go around the ends, and back to where they began', () => {
  expect([wrapIndex(0, -1, 5), wrapIndex(4, 1, 5), wrapIndex(2, 1, 5)]).toEqual([4, 0, 3]);
  expect([wrapIndex(0, 1, 1), wrapIndex(0, 1, 0)]).toEqual([0, 0]);
  fc.assert(
    fc.property(fc.nat(50), fc.integer({ min: -200, max: 200 }), (index, step) => {
      const there = wrapIndex(index, step, 51);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(wrapIndex(there, -step, 51)).toBe(index);
    }),
  );
});
