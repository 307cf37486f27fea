import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeAdminOrders, mergeOrders } from '#src/model/orders/orderMerge.ts';
import { day, orderRecord, pendingOrder, purchase } from '../../../support/bareRecords.ts';

const bought = purchase({
  id: 'JF20250624ABCDEF123',
  paymentStatus: 'completed',
  purchaseDate: day(5),
  pendingOrderId: 'p1',
});

describe('a customer sees', () => {
  test('what was approved once, and the newest first', () => {
    const orders = mergeOrders(
      [bought],
      [
        pendingOrder({
          id: 'p1',
          paymentStatus: 'completed',
          convertedToPurchaseId: bought.id,
          createdAt: day(4),
        }),
        pendingOrder({ id: 'p2', createdAt: day(9) }),
        pendingOrder({ id: 'p3', createdAt: day(1), paymentStatus: 'cancelled' }),
      ],
    );
    expect(orders.map(({ id, status }) => [id, status])).toEqual([
      ['p2', 'processing'],
      [bought.id, 'completed'],
      ['p3', 'cancelled'],
    ]);
  });

  test('an approved order whose purchase cannot be read yet', () => {
    const order = pendingOrder({ paymentStatus: 'completed', convertedToPurchaseId: 'JF1' });
    expect(mergeOrders([], [order]).map(({ id }) => id)).toEqual(['p1']);
  });
});

test('the photographer sees each order once, whichever of the three places knows it', () => {
  const orders = mergeAdminOrders({
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
      const merged = mergeOrders(purchases, pending).map(({ id }) => id);
      const open = bases.filter((id) => !converted.includes(id));
      expect(merged.sort()).toEqual([...converted.map((id) => `JF-${id}`), ...open].sort());
    }),
  );
});
