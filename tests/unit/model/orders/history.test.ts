import { describe, expect, test } from 'vitest';
import {
  type LoadedOrders,
  nextListToRead,
  visibleOrders,
  withOrders,
} from '#src/model/orders/history.ts';
import { day, pendingOrder, purchase } from '../../../support/bareRecords.ts';

const email = 'ida@kunde.example';
const bought = (id: string, date: number, pendingOrderId?: string) =>
  purchase({
    id,
    purchaseDate: day(date),
    userEmail: email,
    paymentStatus: 'completed',
    ...(pendingOrderId !== undefined && { pendingOrderId }),
  });
const ordered = (id: string, date: number, change: object = {}) =>
  pendingOrder({ id, createdAt: day(date), customerEmail: email, ...change });

function loaded(change: Partial<LoadedOrders>): LoadedOrders {
  return {
    purchases: [],
    pendingOrders: [],
    nextPurchases: undefined,
    nextPendingOrders: undefined,
    ...change,
  };
}

const idsOf = (orders: LoadedOrders) => visibleOrders(orders).map(({ id }) => id);

describe('the orders that are shown', () => {
  test('stand once each, the newest first, whatever became of them', () => {
    const orders = loaded({
      purchases: [bought('B', 8, 'b'), bought('A', 2, 'a')],
      pendingOrders: [
        ordered('c', 9, { paymentStatus: 'cancelled' }),
        ordered('b', 7, { paymentStatus: 'completed', convertedToPurchaseId: 'B' }),
        ordered('d', 5),
        ordered('a', 1, { paymentStatus: 'completed', convertedToPurchaseId: 'A' }),
      ],
    });
    expect(visibleOrders(orders).map(({ id, status }) => [id, status])).toEqual([
      ['c', 'cancelled'],
      ['B', 'completed'],
      ['d', 'processing'],
      ['A', 'completed'],
    ]);
  });

  test('reach back only as far as both lists are known', () => {
    const orders = loaded({
      purchases: [bought('C', 9), bought('B', 6)],
      nextPurchases: 'purchases/B',
      pendingOrders: [ordered('p', 7), ordered('q', 3)],
    });
    expect(idsOf(orders)).toEqual(['C', 'p', 'B']);
    expect(nextListToRead(orders)).toBe('purchases');
    const all = { ...orders, purchases: [...orders.purchases, bought('A', 4)] };
    expect(idsOf({ ...all, nextPurchases: undefined })).toEqual(['C', 'p', 'B', 'A', 'q']);
  });

  test('are read on in the list that ends first', () => {
    const orders = loaded({
      purchases: [bought('A', 2)],
      nextPurchases: 'purchases/A',
      pendingOrders: [ordered('p', 7)],
      nextPendingOrders: 'pending-orders/p',
    });
    expect(nextListToRead(orders)).toBe('pendingOrders');
    expect(nextListToRead(loaded({}))).toBeUndefined();
  });

  test('leave out what only tried the shop out', () => {
    const orders = loaded({ pendingOrders: [ordered('p', 7), ordered('TEST-1', 6)] });
    expect(idsOf(orders)).toEqual(['p']);
  });
});

describe('orders that have changed', () => {
  test('take the place of what was known, and new ones join', () => {
    const orders = withOrders(loaded({ pendingOrders: [ordered('p', 7)] }), {
      purchases: [bought('P', 8, 'p')],
      pendingOrders: [
        ordered('p', 7, { paymentStatus: 'completed', convertedToPurchaseId: 'P' }),
        ordered('q', 9),
      ],
    });
    expect(idsOf(orders)).toEqual(['q', 'P']);
  });

  test('from further back wait for their page', () => {
    const before = loaded({
      pendingOrders: [ordered('p', 7)],
      nextPendingOrders: 'pending-orders/p',
      purchases: [bought('A', 5)],
    });
    expect(withOrders(before, { pendingOrders: [ordered('old', 1)] })).toEqual(before);
  });
});
