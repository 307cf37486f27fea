import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import {
  lookupWithoutPerson,
  mailWithoutPerson,
  pendingOrderWithoutPerson,
  purchaseWithoutPerson,
  voucherWithoutPerson,
} from '../../../functions/src/deletion/anonymous.ts';

const NOW = new Date('2026-01-03T10:00:00Z');

const isRemoval = (value: unknown) => FieldValue.delete().isEqual(value as FieldValue);

test('only what is there is taken away', () => {
  expect(
    purchaseWithoutPerson({ userName: 'M', totalAmount: 1 }, { hasFullInvoice: false, now: NOW }),
  ).toEqual({ userName: '' });
  expect(
    purchaseWithoutPerson({ totalAmount: 1, userName: '' }, { hasFullInvoice: false, now: NOW }),
  ).toEqual({});
});

test('a full invoice keeps the name of its purchase, and nothing else', () => {
  const purchase = { userName: 'M', userEmail: 'm@x.dk', userPhone: '1', adminNotes: 'ringer' };
  const changes = purchaseWithoutPerson(purchase, { hasFullInvoice: true, now: NOW });
  expect(Object.keys(changes).sort()).toEqual(['adminNotes', 'userEmail', 'userPhone']);
  expect(changes['userEmail']).toBe('');
});

test('how a purchase was paid belongs to the bookkeeping', () => {
  expect(
    purchaseWithoutPerson(
      { stripeSessionId: 'cs_1', paymentIntentId: 'pi_1' },
      { hasFullInvoice: false, now: NOW },
    ),
  ).toEqual({});
});

test('ways to reach somebody are removed altogether', () => {
  const changes = pendingOrderWithoutPerson(
    { customerEmail: 'm@x.dk', phone: '1', customerInfo: { phone: '1' }, invoiceTo: { name: 'M' } },
    NOW,
  );
  expect(changes['customerEmail']).toBe('');
  expect(Object.keys(changes)).toEqual(['customerEmail', 'phone', 'customerInfo', 'invoiceTo']);
  for (const field of ['phone', 'customerInfo', 'invoiceTo']) {
    expect(isRemoval(changes[field])).toBe(true);
  }
});

test('a simplified voucher keeps nobody, a full one its buyer without the e-mail', () => {
  const buyer = { name: 'M', email: 'm@x.dk', street: 'Vej 1', postalCode: '9740', city: 'By' };
  expect(voucherWithoutPerson({ isFull: false, buyer })).toEqual({
    buyer: { name: '', email: '' },
  });
  expect(voucherWithoutPerson({ isFull: true, buyer })).toEqual({ buyer: { ...buyer, email: '' } });
});

test('what has lost its person already is left alone', () => {
  expect(voucherWithoutPerson({ isFull: false, buyer: { name: '', email: '' } })).toEqual({});
  expect(voucherWithoutPerson({ isFull: true, buyer: { name: 'M', email: '' } })).toEqual({});
  expect(mailWithoutPerson({ to: '', kind: 'approved' })).toEqual({});
});

test('a mail keeps no address', () => {
  expect(mailWithoutPerson({ to: 'm@x.dk', kind: 'approved' })).toEqual({ to: '' });
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

const LONG_AGO = new Date('2025-10-10T10:00:00Z');

test.each([
  ['that is withdrawn', { withdrawnAt: NOW }, { accountDeletedAt: NOW }],
  ['that was withdrawn long ago', { withdrawnAt: LONG_AGO }, { customerName: '' }],
  ['whose money is back', { withdrawnAt: NOW, refundedAt: NOW }, { customerName: '' }],
])('an order %s', (_, record, changes) => {
  const order = { paymentStatus: 'cancelled', customerName: 'M', ...record };
  expect(pendingOrderWithoutPerson(order, NOW)).toEqual(changes);
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
  expect(
    purchaseWithoutPerson({ userName: 'M', ...record }, { hasFullInvoice: false, now: NOW }),
  ).toEqual(changes);
});
