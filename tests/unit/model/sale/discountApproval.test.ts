import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import { checkApproval } from '#src/model/sale/approval/check.ts';
import { approvalDocuments } from '#src/model/sale/approval/documents.ts';
import { type PendingOrder } from '#src/model/orders/schema.ts';
import { orderLineSchema } from '#src/model/sale/schema.ts';
import { day, pendingOrder } from '../../../support/bareRecords.ts';

const shown = { isPublished: true, title: 'Hav' };
const catalogue = {
  albums: new Map([['alb', z.parse(albumSchema, { id: 'alb', price: 500, ...shown })]]),
  images: new Map([['img', z.parse(singleImageSchema, { id: 'img', price: 199, ...shown })]]),
};
const line = (fields: object) => z.parse(orderLineSchema, { name: 'x', ...fields });
const albumLine = line({ id: 'alb', price: 500, type: 'album' });
const imageLine = line({ id: 'img', price: 199 });
const order = pendingOrder({ amount: 699, items: [albumLine, imageLine], createdAt: day(1) });

describe('an order with a discount', () => {
  const discount = {
    code: 'FEST',
    kind: 'percent' as const,
    value: 10,
    paidFor: 0,
    minimum: 600,
    amount: 69.9,
  };
  const discounted = { ...order, amount: 629.1, discount };
  const facts = { orderId: 'JF20250624ABCDEF123', now: day(2) };
  const booked = (of: PendingOrder, price: 'ordered' | 'current') =>
    approvalDocuments(of, catalogue, { ...facts, price }).purchase;

  test('is approved for what is left', () => {
    expect(checkApproval(discounted, catalogue)).toEqual({
      changes: [],
      hidden: [],
      totalOre: 62_910,
      orderedOre: 62_910,
      needsConfirmation: false,
    });
    expect(booked(discounted, 'current')).toMatchObject({
      totalAmount: 629.1,
      orderedAmount: 629.1,
      discount,
    });
  });

  test.each([
    ['more taken off', { ...discounted, amount: 600 }],
    ['nothing taken off', { ...discounted, amount: 699 }],
    ['the amount of other terms', { ...discounted, discount: { ...discount, value: 20 } }],
  ])('does not say its price with %s', (_, forged) => {
    const check = checkApproval(forged, catalogue);
    expect(check).toMatchObject({ orderedOre: undefined, needsConfirmation: true });
  });

  test('keeps its price, or has that of today with the discount', () => {
    const cheaper = { ...imageLine, price: 100 };
    const before = {
      ...discounted,
      items: [albumLine, cheaper],
      amount: 540,
      discount: { ...discount, amount: 60 },
    };
    expect(checkApproval(before, catalogue)).toMatchObject({
      orderedOre: 54_000,
      totalOre: 62_910,
    });
    expect(booked(before, 'ordered')).toMatchObject({ totalAmount: 540, discount: { amount: 60 } });
    expect(booked(before, 'current')).toMatchObject({
      totalAmount: 629.1,
      discount: { amount: 69.9 },
    });
  });

  test('of three for one keeps its part when one of them is gone', () => {
    const threeForOne = {
      ...discounted,
      items: ['img', 'gone', 'gone2'].map((id) => ({ ...imageLine, id })),
      amount: 199,
      discount: { ...discount, kind: 'number' as const, value: 3, paidFor: 1, amount: 398 },
    };
    expect(checkApproval(threeForOne, catalogue)).toMatchObject({
      orderedOre: 6_633,
      totalOre: 6_633,
    });
    expect(booked(threeForOne, 'ordered')).toMatchObject({
      totalAmount: 66.33,
      discount: { amount: 132.67 },
    });
  });

  test('loses no discount with a line that is gone, also below its minimum', () => {
    const withGone = {
      ...discounted,
      items: [albumLine, { ...imageLine, id: 'gone' }],
    };
    expect(checkApproval(withGone, catalogue)).toMatchObject({
      orderedOre: 45_000,
      totalOre: 45_000,
    });
    expect(booked(withGone, 'ordered')).toMatchObject({
      totalAmount: 450,
      discount: { code: 'FEST', amount: 50 },
    });
  });
});
