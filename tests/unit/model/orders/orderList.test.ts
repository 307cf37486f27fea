import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  joinOrders,
  nextListToRead,
  type ReadList,
  type ReadOrders,
  visibleOrders,
  withOrders,
} from '#src/model/orders/orderList.ts';
import { day, orderRecord, pendingOrder, purchase } from '../../../support/bareRecords.ts';

const bought = purchase({
  id: 'JF20250624ABCDEF123',
  paymentStatus: 'completed',
  purchaseDate: day(5),
  pendingOrderId: 'p1',
});

test('an approved order is shown although its purchase cannot be read yet', () => {
  const order = pendingOrder({ paymentStatus: 'completed', convertedToPurchaseId: 'JF1' });
  expect(joinOrders({ purchases: [], pendingOrders: [order] }).map(({ id }) => id)).toEqual(['p1']);
});

test('the photographer sees each order once, whichever of the three places knows it', () => {
  const orders = joinOrders({
    purchases: [bought],
    pendingOrders: [
      pendingOrder({ id: 'p1', paymentStatus: 'completed', convertedToPurchaseId: bought.id }),
    ],
    records: [orderRecord({ id: bought.id }), orderRecord({ id: 'p1' }), orderRecord({ id: 'o9' })],
  });
  expect(orders.map(({ id }) => id).sort()).toEqual([bought.id, 'o9'].sort());
});

test('merging loses no order and doubles none', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(ids, ids, (bases, converted) => {
      const purchases = converted.map((id) => purchase({ id: `JF-${id}`, pendingOrderId: id }));
      const pending = bases.map((id) => pendingOrder({ id }));
      const merged = joinOrders({ purchases, pendingOrders: pending }).map(({ id }) => id);
      const open = bases.filter((id) => !converted.includes(id));
      expect(merged.sort()).toEqual([...converted.map((id) => `JF-${id}`), ...open].sort());
    }),
  );
});

const email = 'ida@kunde.example';
const boughtOn = (id: string, date: number, pendingOrderId?: string) =>
  purchase({
    id,
    purchaseDate: day(date),
    userEmail: email,
    paymentStatus: 'completed',
    ...(pendingOrderId !== undefined && { pendingOrderId }),
  });
const ordered = (id: string, date: number, change: object = {}) =>
  pendingOrder({ id, createdAt: day(date), customerEmail: email, ...change });

const whole = <Item>(...items: Item[]): ReadList<Item> => ({ items, next: undefined });
const part = <Item>(...items: Item[]): ReadList<Item> => ({ items, next: 'more' });

/** What is read of each list; of the others there is nothing. */
const reading = (lists: Partial<ReadOrders>): ReadOrders => ({
  purchases: whole(),
  pendingOrders: whole(),
  records: whole(),
  ...lists,
});

const idsOf = (orders: ReadOrders) => visibleOrders(orders).map(({ id }) => id);

describe('the orders that are shown', () => {
  test('stand once each, the newest first, whatever became of them', () => {
    const orders = reading({
      purchases: whole(boughtOn('B', 8, 'b'), boughtOn('A', 2, 'a')),
      pendingOrders: whole(
        ordered('c', 9, { paymentStatus: 'cancelled' }),
        ordered('b', 7, { paymentStatus: 'completed', convertedToPurchaseId: 'B' }),
        ordered('d', 5),
        ordered('a', 1, { paymentStatus: 'completed', convertedToPurchaseId: 'A' }),
      ),
    });
    expect(visibleOrders(orders).map(({ id, life }) => [id, life.stage])).toEqual([
      ['c', 'rejected'],
      ['B', 'approved'],
      ['d', 'ordered'],
      ['A', 'approved'],
    ]);
  });

  test('reach back only as far as all lists are known', () => {
    const pendingOrders = whole(ordered('p', 7), ordered('q', 3));
    const records = whole(orderRecord({ id: 'o', userEmail: email, date: day(5) }));
    const newest = [boughtOn('C', 9), boughtOn('B', 6)];
    const orders = reading({ purchases: part(...newest), pendingOrders, records });
    expect(idsOf(orders)).toEqual(['C', 'p', 'B']);
    expect(nextListToRead(orders)).toBe('purchases');
    const purchases = whole(...newest, boughtOn('A', 4));
    const all = reading({ purchases, pendingOrders, records });
    expect(idsOf(all)).toEqual(['C', 'p', 'B', 'o', 'A', 'q']);
    expect(nextListToRead(all)).toBeUndefined();
  });

  test('are read on in the list that ends first', () => {
    const orders = reading({
      purchases: part(boughtOn('A', 2)),
      pendingOrders: part(ordered('p', 7)),
    });
    expect(nextListToRead(orders)).toBe('pendingOrders');
    expect(nextListToRead({ ...orders, pendingOrders: whole() })).toBe('purchases');
  });

  test('leave out what only tried the shop out', () => {
    const orders = reading({ pendingOrders: whole(ordered('p', 7), ordered('TEST-1', 6)) });
    expect(idsOf(orders)).toEqual(['p']);
  });
});

describe('orders that have changed', () => {
  test('take the place of what was known, and new ones join', () => {
    const orders = withOrders(reading({ pendingOrders: whole(ordered('p', 7)) }), {
      purchases: [boughtOn('P', 8, 'p')],
      pendingOrders: [
        ordered('p', 7, { paymentStatus: 'completed', convertedToPurchaseId: 'P' }),
        ordered('q', 9),
      ],
    });
    expect(idsOf(orders)).toEqual(['q', 'P']);
  });

  test('from further back wait for their page', () => {
    const before = reading({
      purchases: whole(boughtOn('A', 5)),
      pendingOrders: part(ordered('p', 7)),
    });
    expect(withOrders(before, { pendingOrders: [ordered('old', 1)] })).toEqual(before);
  });
});
