import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addToCartProblem, cartItemFromGiftCard } from '#src/model/cart/cart.ts';
import { singleImageSchema } from '#src/model/catalogue/schema.ts';
import { discountOf } from '#src/model/discounts/discount.ts';
import { cardsFor } from '#src/model/giftCards/issue.ts';
import type { PaidPart } from '#src/model/giftCards/schema.ts';
import { approvalDocuments, checkApproval } from '#src/model/orders/approval.ts';
import { orderLineSchema, pendingOrderSchema } from '#src/model/orders/schema.ts';
import { nextBackupSteps } from '#src/model/purchases/archivePlan.ts';
import { itemsWithoutFile } from '#src/model/purchases/downloads.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { type Voucher, voucherSchema } from '#src/model/vouchers/schema.ts';
import { creditNoteFor, invoiceFor } from '#src/model/vouchers/voucher.ts';
import { day, pendingOrder } from '../../../support/bareRecords.ts';
import { seller } from '../../../support/orderRecords.ts';
import { cartItem } from '../../../support/records.ts';

const shown = { isPublished: true, title: 'Hav' };
const catalogue = {
  albums: new Map(),
  images: new Map([['img', z.parse(singleImageSchema, { id: 'img', price: 699, ...shown })]]),
};
const empty = { albums: new Map(), images: new Map() };
const line = (fields: object) => z.parse(orderLineSchema, { name: 'x', ...fields });
const imageLine = line({ id: 'img', price: 699 });
const cardLine = line({ id: 'kort-1', name: 'Gavekort', price: 500, type: 'gift-card' });
const facts = { orderId: 'JF20250624ABCDEF123', now: day(2) };
const part: PaidPart = { code: 'ABCDEFGHJKMNPQRS', amount: 500, bookedAt: 'use' };
const place = { sequence: 1, issuedAt: day(2), invoiceTo: undefined, seller, hasVat: true };

describe('an order that a gift card pays a part of', () => {
  const order = pendingOrder({
    amount: 699,
    items: [imageLine],
    createdAt: day(1),
    giftCard: part,
  });
  const booked = (price: 'ordered' | 'current', shop = catalogue) =>
    approvalDocuments(order, shop, { ...facts, price }).purchase;

  test('is approved at its whole price, and keeps the part of the card', () => {
    expect(checkApproval(order, catalogue)).toMatchObject({
      total: 699,
      ordered: 699,
      needsConfirmation: false,
    });
    expect(booked('current')).toMatchObject({ totalAmount: 699, giftCard: part });
  });

  test('gives back what it costs less today', () => {
    const images = new Map([
      ['img', z.parse(singleImageSchema, { id: 'img', price: 300, ...shown })],
    ]);
    expect(booked('current', { albums: new Map(), images })).toMatchObject({
      totalAmount: 300,
      giftCard: { amount: 300 },
    });
  });

  test('survives its store, and one that is none makes the record bad', () => {
    expect(z.parse(pendingOrderSchema, order).giftCard).toEqual(part);
    const other = { ...order, giftCard: { ...part, bookedAt: 'later' } };
    expect(z.safeParse(pendingOrderSchema, other).success).toBe(false);
  });

  test('has an invoice of the whole with its moms, which says what the card has paid', () => {
    const invoice = invoiceFor(booked('current'), place);
    expect(invoice).toMatchObject({
      totalOre: 69_900,
      vatOre: 13_980,
      giftCard: { codeEnd: '…PQRS', amountOre: 50_000 },
    });
    expect(invoice.lines).toHaveLength(1);
    expect(voucherSchema.parse(invoice)).toEqual(invoice);
    expect(JSON.stringify(invoice)).not.toContain(part.code);
  });

  test.each(['sale', 'never'] as const)(
    'has an invoice of the rest, where the value of the card is a sale at %s',
    (bookedAt) => {
      const purchase = { ...booked('current'), giftCard: { ...part, bookedAt } };
      const invoice = invoiceFor(purchase, place);
      expect(invoice).toMatchObject({ totalOre: 19_900, vatOre: 3980, giftCard: undefined });
      expect(invoice.lines.at(-1)).toEqual({
        name: 'Gavekort (…PQRS)',
        type: 'discount',
        amountOre: -50_000,
      });
    },
  );

  test('has a credit note that gives the card its part back before any money', () => {
    const invoice = invoiceFor(booked('current'), place);
    const note = (partOre?: number): Voucher => creditNoteFor(invoice, { ...place, partOre });
    expect(note()).toMatchObject({ totalOre: -69_900, giftCard: { amountOre: -50_000 } });
    expect(note(60_000)).toMatchObject({ totalOre: -60_000, giftCard: { amountOre: -50_000 } });
    expect(note(20_000)).toMatchObject({ totalOre: -20_000, giftCard: { amountOre: -20_000 } });
  });
});

describe('an order of gift cards', () => {
  const order = pendingOrder({ amount: 500, items: [cardLine], createdAt: day(1) });
  const { purchase } = approvalDocuments(order, empty, { ...facts, price: 'current' });

  test('costs what was chosen, whatever is in the shop', () => {
    expect(checkApproval(order, empty)).toMatchObject({ total: 500, needsConfirmation: false });
    expect(purchase).toMatchObject({ totalAmount: 500, items: [{ type: 'gift-card' }] });
  });

  test('has no file, nothing to archive, and is complete at once', () => {
    expect(nextBackupSteps(purchase)).toEqual([]);
    expect(purchase.backupStatus).toBe('completed');
    expect(itemsWithoutFile(purchase)).toEqual([]);
  });

  test('brings a card for each line, with a code of its own', () => {
    let count = 0;
    const terms = { years: 3, now: day(2), createCode: () => `CODE${(count += 1)}` };
    const cards = cardsFor([cardLine, { ...cardLine, price: 300 }], terms);
    expect(cards).toEqual([
      { code: 'CODE1', value: 500, lastDay: '2028-06-02' },
      { code: 'CODE2', value: 300, lastDay: '2028-06-02' },
    ]);
    expect(z.parse(purchaseSchema, { ...purchase, giftCards: cards }).giftCards).toEqual(cards);
    expect(cardsFor([imageLine], terms)).toBeUndefined();
  });

  test('gets no discount', () => {
    const terms = { code: 'FEST', kind: 'percent' as const, value: 10, paidFor: 0, minimum: 0 };
    expect(discountOf(terms, [cardLine])).toBeUndefined();
  });
});

test('cards and pictures do not go into one cart', () => {
  const visitor = { hasConsent: true, isSignedIn: true };
  const card = cartItemFromGiftCard('kort-1', 300);
  const other = cartItemFromGiftCard('kort-2', 300);
  expect(addToCartProblem([cartItem('Klit')], card, visitor)).toBe('mixed');
  expect(addToCartProblem([card], cartItem('Klit'), visitor)).toBe('mixed');
  expect(addToCartProblem([card], other, visitor)).toBeUndefined();
});
