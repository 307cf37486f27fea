import { expect, test } from 'vitest';
import { moveItem } from '#src/model/base/lists.ts';
import { renumberings } from '#src/model/catalogue/renumberings.ts';

const listOf = (orders: readonly number[]) =>
  orders.map((order, index) => ({ id: 'abcdefgh'.charAt(index), order }));

const idsIn = (numbers: ReadonlyMap<string, number>, ids: readonly string[]) =>
  [...ids].sort((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));

test.each([
  { name: 'to the start', orders: [0, 1, 2, 3, 4, 5], id: 'f', toIndex: 0 },
  { name: 'to the end', orders: [0, 1, 2, 3, 4, 5], id: 'a', toIndex: 5 },
  { name: 'over gaps', orders: [3, 9, 10, 40, 41, 100], id: 'e', toIndex: 1 },
  { name: 'between equal numbers', orders: [0, 0, 0, 0, 7, 7], id: 'b', toIndex: 4 },
  {
    name: 'among numbers that grow and shrink',
    orders: [-5, -4, 0, 50, 51, 52],
    id: 'c',
    toIndex: 5,
  },
])('an item moved $name can be written one number after the other', ({ orders, id, toIndex }) => {
  const list = listOf(orders);
  const wanted = moveItem(list, id, toIndex);
  const numbers = new Map(list.map((item) => [item.id, item.order]));
  const others = list.map((item) => item.id).filter((other) => other !== id);
  for (const { id: written, order } of renumberings(wanted, new Map(numbers), id)) {
    numbers.set(written, order);
    expect(idsIn(numbers, others)).toEqual(others);
  }
  expect(idsIn(numbers, ['f', 'e', 'd', 'c', 'b', 'a'])).toEqual(wanted.map((item) => item.id));
});

test('what keeps its number is not written', () => {
  const list = listOf([0, 1, 2, 3]);
  const numbers = new Map(list.map((item) => [item.id, item.order]));
  const written = renumberings(moveItem(list, 'b', 2), numbers, 'b');
  expect(written.map(({ id, order }) => [id, order])).toEqual([
    ['c', 1],
    ['b', 2],
  ]);
});
