import { expect, test } from 'vitest';
import { areAllRead, knownOrders, type ReadOrders } from '#src/model/orders/orderMerge.ts';
import { day, orderRecord, purchase } from '../../../support/bareRecords.ts';

const none = { items: [], next: undefined };
const bought = (id: string, date: number) => purchase({ id, purchaseDate: day(date) });
const ids = (read: ReadOrders) => knownOrders(read).map(({ id }) => id);

const started: ReadOrders = {
  purchases: { items: [bought('B', 20), bought('A', 10)], next: 'purchases/A' },
  approved: none,
  records: none,
};

test('what is as new as the end of a list that goes on is known', () => {
  expect(ids(started)).toEqual(['B', 'A']);
  expect(areAllRead(started)).toBe(false);
});

test('older orders of other places wait for that list', () => {
  const records = {
    items: [orderRecord({ id: 'C', date: day(5), status: 'completed' })],
    next: undefined,
  };
  expect(ids({ ...started, records })).toEqual(['B', 'A']);
  const purchases = { items: [...started.purchases.items, bought('C', 5)], next: undefined };
  expect(ids({ ...started, purchases, records })).toEqual(['B', 'A', 'C']);
  expect(areAllRead({ ...started, purchases, records })).toBe(true);
});
