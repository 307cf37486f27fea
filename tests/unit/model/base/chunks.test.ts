import { expect, test } from 'vitest';
import { chunks } from '#src/model/base/lists.ts';

test.each([
  [[], 2, []],
  [[1], 2, [[1]]],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3, 4, 5], 2, [[1, 2], [3, 4], [5]]],
])('%j by %i', (items, size, expected) => {
  expect(chunks(items, size)).toEqual(expected);
});
