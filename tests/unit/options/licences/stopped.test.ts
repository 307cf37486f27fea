import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toOre } from '#src/model/base/money.ts';
import { site } from '#src/config/site.ts';
import { pricedCart } from '#src/options/pricedCart.ts';
import { chosenLicence } from '#src/model/licences/licence.ts';
import { singleImageSchema } from '#src/model/catalogue/schema.ts';
import { checkApproval } from '#src/model/sale/approval/check.ts';
import { approvalDocuments } from '#src/model/sale/approval/documents.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { day } from '../../../support/bareRecords.ts';
import { cartItem } from '../../../support/records.ts';
import { invoiceOf } from '../../../support/vouchers.ts';

const image = { id: 'img', price: 199, isPublished: true, title: 'Hav' };
const shop = {
  albums: new Map(),
  images: new Map([['img', z.parse(singleImageSchema, image)]]),
};
const licence = { id: 'social', factor: 2, addition: 0, base: 199 };
const order = z.parse(pendingOrderSchema, {
  id: 'JF20250624ABCDEF123',
  userId: 'u1',
  amount: 398,
  paymentMethod: 'mobilepay',
  createdAt: day(1),
  items: [{ id: 'img', name: 'Hav', price: 398, licence }],
});

describe('a shop that has stopped selling licences', () => {
  test('approves an order with one at the price that it was ordered for', () => {
    expect(checkApproval(order, shop)).toMatchObject({
      totalOre: 39_800,
      orderedOre: 39_800,
      needsConfirmation: false,
    });
    const facts = { orderId: order.id, now: day(2), price: 'current' as const };
    const { purchase } = approvalDocuments(order, shop, facts);
    expect(purchase).toMatchObject({ totalAmount: 398, items: [{ price: 398, licence }] });
    expect(invoiceOf(purchase).totalOre).toBe(39_800);
  });

  test('has a thing in a cart cost what the shop shows, without the licence', () => {
    const kept = cartItem('Hav', { licence: chosenLicence('social', 199) });
    const { items, statement } = pricedCart({ items: [kept] }, { ...site, licences: false });
    expect(items).toEqual([cartItem('Hav')]);
    expect(statement.totalOre).toBe(toOre(cartItem('Hav').price));
  });
});
