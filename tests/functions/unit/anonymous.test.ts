import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import {
  lookupWithoutPerson,
  pendingOrderWithoutPerson,
  purchaseWithoutPerson,
  withoutPerson,
} from '../../../functions/src/deletion/anonymous.ts';

const NOW = new Date('2026-01-03T10:00:00Z');

test('only what is there is taken away', () => {
  expect(withoutPerson({ userName: 'M', totalAmount: 1 })).toEqual({ userName: '' });
  expect(withoutPerson({ totalAmount: 1 })).toEqual({});
});

test('ways to reach somebody are removed altogether', () => {
  const changes = withoutPerson({
    customerEmail: 'm@x.dk',
    phone: '1',
    customerInfo: { phone: '1' },
  });
  expect(Object.keys(changes)).toEqual(['customerEmail', 'phone', 'customerInfo']);
  expect(changes['customerEmail']).toBe('');
  expect(FieldValue.delete().isEqual(changes['phone'] as FieldValue)).toBe(true);
  expect(FieldValue.delete().isEqual(changes['customerInfo'] as FieldValue)).toBe(true);
});

test('an order is found by its number only', () => {
  const record = { orderId: 'JF1', customerName: 'M', searchKeywords: ['m'] };
  expect(lookupWithoutPerson(record)).toEqual({ customerName: '', searchKeywords: ['jf1'] });
  expect(lookupWithoutPerson({ orderId: 7 })).toEqual({ searchKeywords: [] });
});

test.each([
  ['pending', { paymentStatus: 'cancelled', cancelledAt: NOW, cancelReason: 'account-deleted' }],
  ['completed', {}],
  ['cancelled', {}],
])('an order that is %s', (paymentStatus, changes) => {
  const order = { paymentStatus, customerName: 'M' };
  expect(pendingOrderWithoutPerson(order, NOW)).toEqual({ customerName: '', ...changes });
});

test.each([
  ['that stands', {}, { userName: '' }],
  ['that is withdrawn', { withdrawnAt: NOW, withdrawnBy: 'M' }, { accountDeletedAt: NOW }],
  [
    'whose money is back',
    { withdrawnAt: NOW, withdrawnBy: 'M', refundedAt: NOW },
    { userName: '', withdrawnBy: '' },
  ],
])('a purchase %s', (_, record, changes) => {
  expect(purchaseWithoutPerson({ userName: 'M', ...record }, NOW)).toEqual(changes);
});
