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

test.each([
  ['newest', 'badc'],
  ['oldest', 'cdab'],
] as const)('%s first', (order, expected) => {
  expect(ids(sortByDate(items, order))).toBe(expected);
});

test.each([
  [undefined, 'newest'],
  ['oldest', 'oldest'],
  ['Nyeste', 'newest'],
])('%s means %s', (value, expected) => {
  expect(parseSortOrder(value)).toBe(expected);
});

test.each([
  [undefined, 'abcd'],
  ['', 'abcd'],
  ['alle', 'abcd'],
  ['nature', 'acd'],
  ['ukendt', ''],
])('the category %s shows %s', (category, expected) => {
  expect(ids(inCategory(items, category))).toBe(expected);
});

test('the own order goes by number, then by date', () => {
  expect(ids(sortByOwnOrder(items))).toBe('bdac');
});

test.each([
  [0, -1, 5, 4],
  [4, 1, 5, 0],
  [2, 1, 5, 3],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('from %i by %i of %i to %i', (...[index, step, count, expected]) => {
  expect(wrapIndex(index, step, count)).toBe(expected);
});

test('going there and back ends where it began', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.integer({ min: -200, max: 200 }), (index, step) => {
      const there = wrapIndex(index, step, 51);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(wrapIndex(there, -step, 51)).toBe(index);
    }),
  );
});
