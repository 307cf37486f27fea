import { expect, test } from 'vitest';
import { moveItem } from '#src/model/base/lists.ts';

const letters = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 1, 'abcd'],
  ['b', -1, 'bacd'],
  ['b', 9, 'acdb'],
  ['x', 1, 'abcd'],
])('%s to place %i', (id, toIndex, expected) => {
  expect(
    moveItem(letters, id, toIndex)
      .map((letter) => letter.id)
      .join(''),
  ).toBe(expected);
});
