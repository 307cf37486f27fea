import { expect } from 'vitest';
import { buyer, outcomeOf } from './world.ts';

/** One purchase, its two mirrors and the order say the same, at the same moment. */
export async function expectOnePurchase(pendingOrderId: string, total = 699): Promise<string> {
  const { purchases, order, record, lookup } = await outcomeOf(pendingOrderId);
  expect(purchases).toHaveLength(1);
  const { id, data } = purchases[0] ?? { id: '', data: {} };
  const moment = data['purchaseDate'];
  expect(data).toMatchObject({
    userId: buyer.uid,
    userEmail: buyer.email,
    totalAmount: total,
    paymentStatus: 'completed',
    completedDate: moment,
    updatedAt: moment,
    downloadCount: 0,
  });
  expect(record).toMatchObject({
    id,
    userId: buyer.uid,
    userEmail: buyer.email,
    total,
    status: 'completed',
    date: moment,
    createdAt: moment,
    updatedAt: moment,
  });
  expect(lookup).toMatchObject({
    orderId: id,
    customerUserId: buyer.uid,
    customerEmail: buyer.email,
    totalAmount: total,
    purchaseDate: moment,
    createdAt: moment,
  });
  expect(order).toMatchObject({
    paymentStatus: 'completed',
    convertedToPurchaseId: id,
    completedAt: moment,
    adminApprovedAt: moment,
  });
  expect(order).not.toHaveProperty('cancelledAt');
  return id;
}

export async function expectRejected(pendingOrderId: string): Promise<void> {
  const { purchases, order } = await outcomeOf(pendingOrderId);
  expect(purchases).toEqual([]);
  expect(order).toMatchObject({ paymentStatus: 'cancelled', cancelReason: 'unpaid' });
  expect(order?.['cancelledAt']).toBeTypeOf('number');
  expect(order).not.toHaveProperty('convertedToPurchaseId');
}
