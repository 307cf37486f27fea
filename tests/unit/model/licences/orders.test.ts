import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { singleImageSchema } from '#src/model/catalogue/schema.ts';
import { checkApproval } from '#src/model/sale/approval/check.ts';
import { approvalDocuments } from '#src/model/sale/approval/documents.ts';
import { orderMailParams } from '#src/model/mails/orderMail.ts';
import { viewOfPendingOrder, viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { filesOfPurchase } from '#src/model/purchases/downloads.ts';
import { purchaseList, purchaseMirrors } from '#src/model/purchases/purchase.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { orderLineSchema } from '#src/model/sale/schema.ts';
import { day, pendingOrder } from '../../../support/bareRecords.ts';
import { mailedOrder, mailedStatement, mailingShop } from '../../../support/mailedOrder.ts';
import { invoiceOf } from '../../../support/vouchers.ts';

const shopWith = (price: number) => ({
  albums: new Map(),
  images: new Map([
    [
      'img',
      z.parse(singleImageSchema, {
        id: 'img',
        price,
        isPublished: true,
        title: 'Hav',
        originalSrc: 'high-quality/img.jpg',
      }),
    ],
  ]),
});
const licence = { id: 'social' as const, factor: 2, addition: 0, base: 199 };
const line = z.parse(orderLineSchema, { id: 'img', name: 'Hav', price: 398, licence });
const order = pendingOrder({ amount: 398, items: [line], createdAt: day(1) });
const facts = { orderId: 'JF20250624ABCDEF123', now: day(2) };
const booked = (price: 'ordered' | 'current', shop = shopWith(199)) =>
  approvalDocuments(order, shop, { ...facts, price }).purchase;

describe('an order with a licence', () => {
  test('is approved at the price of the picture with it', () => {
    expect(checkApproval(order, shopWith(199))).toMatchObject({
      totalOre: 39_800,
      orderedOre: 39_800,
      needsConfirmation: false,
    });
    expect(booked('ordered')).toMatchObject({ totalAmount: 398, items: [{ price: 398, licence }] });
  });

  test('keeps its price, or has that of today with the licence that was agreed on', () => {
    const dearer = shopWith(250);
    expect(checkApproval(order, dearer)).toMatchObject({
      changes: [{ price: 500 }],
      totalOre: 50_000,
      orderedOre: 39_800,
      needsConfirmation: true,
    });
    expect(booked('ordered', dearer)).toMatchObject({ totalAmount: 398, items: [{ price: 398 }] });
    expect(booked('current', dearer)).toMatchObject({
      totalAmount: 500,
      items: [{ price: 500, licence: { ...licence, base: 250 } }],
    });
  });

  test.each([
    ['at the price without it', { ...line, price: 199 }, 199],
    ['that costs less', { ...line, licence: { ...licence, factor: 1 } }, 398],
    ['with another base', { ...line, price: 2, licence: { ...licence, base: 1 } }, 2],
  ])('%s has to be confirmed', (_, forged, amount) => {
    const check = checkApproval({ ...order, items: [forged], amount }, shopWith(199));
    expect(check).toMatchObject({ needsConfirmation: true, changes: [{ item: forged }] });
  });

  test('survives its store, and one that is none makes the record bad', () => {
    const stored = { ...order, items: [{ ...line }] };
    expect(z.parse(pendingOrderSchema, stored).items[0]?.licence).toEqual(licence);
    const other = { ...stored, items: [{ ...line, licence: { ...licence, id: 'anything' } }] };
    expect(z.safeParse(pendingOrderSchema, other).success).toBe(false);
    expect(z.parse(purchaseSchema, booked('ordered')).items[0]?.licence).toEqual(licence);
  });

  test('shows it before and after the approval, in the mirror and with its files', () => {
    const purchase = booked('ordered');
    expect(viewOfPendingOrder(order).items[0]?.licence).toEqual(licence);
    expect(viewOfPurchase(purchase).items[0]?.licence).toEqual(licence);
    expect(purchaseMirrors(purchase, day(2)).record.items[0]?.licence).toEqual(licence);
    expect(filesOfPurchase(purchase)).toMatchObject([{ itemName: 'Hav', licenceId: 'social' }]);
    expect(purchaseList([viewOfPurchase(purchase)])).toContain(
      'Enkeltbillede · licens: Sociale medier',
    );
  });

  test('names it on the invoice', () => {
    expect(invoiceOf(booked('ordered')).lines).toEqual([
      { name: 'Hav, licens: Sociale medier', type: 'image', amountOre: 39_800 },
    ]);
  });

  test('names it in mails', () => {
    const mailed = { ...mailedOrder, statement: mailedStatement({ items: [line] }) };
    for (const kind of ['received', 'approved'] as const) {
      expect(orderMailParams(kind, mailed, mailingShop).message).toContain(
        '- Hav (Enkeltbillede, licens: Sociale medier): 398,00\u00a0kr',
      );
    }
    expect(orderMailParams('reminder', mailed, mailingShop).message).toContain(
      '- Hav, licens: Sociale medier: 398,00\u00a0kr',
    );
  });
});
