import { expect, test } from 'vitest';
import { chunks, moveItem } from '#src/model/base/lists.ts';

test('chunks hold as many as they may, and the last the rest', () => {
  expect([chunks([], 2), chunks([1], 2), chunks([1, 2], 2)]).toEqual([[], [[1]], [[1, 2]]]);
  expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});

test('an item is moved to a place, or as far as the list goes', () => {
  const letters = Array.from('abcd', (id) => ({ id }));
  const moved = (...to: [string, number]) =>
    moveItem(letters, ...to)
      .map(({ id }) => id)
      .join('');
  expect([moved('a', 2), moved('d', 0), moved('b', 1)]).toEqual(['bcad', 'dabc', 'abcd']);
  expect([moved('b', -1), moved('b', 9), moved('x', 1)]).toEqual(['bacd', 'acdb', 'abcd']);
});
