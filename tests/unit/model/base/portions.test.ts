import { expect, test } from 'vitest';
import { portions } from '#src/model/base/lists.ts';

test.each([
  [[], 2, []],
  [[1], 2, [[1]]],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3, 4, 5], 2, [[1, 2], [3, 4], [5]]],
])('%j by %i', (items, size, expected) => {
  expect(portions(items, size)).toEqual(expected);
});
