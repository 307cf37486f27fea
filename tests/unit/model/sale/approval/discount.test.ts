import { expect, test } from 'vitest';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { checkApproval } from '#src/model/sale/approval/check.ts';
import { approvalDocuments } from '#src/model/sale/approval/documents.ts';
import { day, pendingOrder } from '../../../../support/bareRecords.ts';
import { lineOf, shopWith } from '../../support/soldThings.ts';

const albumLine = lineOf({ id: 'alb', price: 500, type: 'album' });
const imageLine = lineOf({ id: 'img', price: 199 });
const terms = { code: 'FEST', kind: 'percent' as const, value: 10, paidFor: 0, minimum: 600 };
const discount = { ...terms, amount: 69.9 };
const order = pendingOrder({
  ...{ amount: 629.1, items: [albumLine, imageLine], createdAt: day(1), discount },
});
const check = (of: PendingOrder) => checkApproval(of, shopWith());
const booked = (of: PendingOrder, price: 'ordered' | 'current') => {
  const facts = { orderId: 'JF20250624ABCDEF123', now: day(2), price };
  return approvalDocuments(of, shopWith(), facts).purchase;
};

test('an order with a discount is approved for what is left', () => {
  expect(check(order)).toEqual({
    ...{ changes: [], hidden: [], totalOre: 62_910, orderedOre: 62_910, needsConfirmation: false },
  });
  const amounts = { totalAmount: 629.1, orderedAmount: 629.1, discount };
  expect(booked(order, 'current')).toMatchObject(amounts);
});

test.each([
  ['more taken off', { amount: 600 }],
  ['nothing taken off', { amount: 699 }],
  ['the amount of other terms', { discount: { ...discount, value: 20 } }],
])('it does not say its price with %s', (_, forged) => {
  const contradiction = { orderedOre: undefined, needsConfirmation: true };
  expect(check({ ...order, ...forged })).toMatchObject(contradiction);
});

test('it keeps its price, or has that of today with the discount', () => {
  const items = [albumLine, { ...imageLine, price: 100 }];
  const before = { ...order, items, amount: 540, discount: { ...terms, amount: 60 } };
  expect(check(before)).toMatchObject({ orderedOre: 54_000, totalOre: 62_910 });
  const asOrdered = { totalAmount: 540, discount: { amount: 60 } };
  expect(booked(before, 'ordered')).toMatchObject(asOrdered);
  const asToday = { totalAmount: 629.1, discount: { amount: 69.9 } };
  expect(booked(before, 'current')).toMatchObject(asToday);
});

test('of three for one it keeps its part when two of them are gone', () => {
  const items = ['img', 'gone', 'gone2'].map((id) => ({ ...imageLine, id }));
  const threeForOne = { ...terms, kind: 'number' as const, value: 3, paidFor: 1, amount: 398 };
  const given = { ...order, items, amount: 199, discount: threeForOne };
  expect(check(given)).toMatchObject({ orderedOre: 6_633, totalOre: 6_633 });
  const kept = { totalAmount: 66.33, discount: { amount: 132.67 } };
  expect(booked(given, 'ordered')).toMatchObject(kept);
});

test('it loses no discount with a line that is gone, also below its minimum', () => {
  const given = { ...order, items: [albumLine, { ...imageLine, id: 'gone' }] };
  expect(check(given)).toMatchObject({ orderedOre: 45_000, totalOre: 45_000 });
  const kept = { totalAmount: 450, discount: { code: 'FEST', amount: 50 } };
  expect(booked(given, 'ordered')).toMatchObject(kept);
});
