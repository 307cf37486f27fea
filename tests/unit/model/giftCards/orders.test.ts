import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  journalFile,
  lapsedGiftCards,
  type LedgerAccounts,
} from '#src/model/bookkeeping/journal.ts';
import { addToCartProblem, lineOfGiftCard } from '#src/model/cart/cart.ts';
import { giftCardsFor } from '#src/model/giftCards/issue.ts';
import type { PaidPart } from '#src/model/giftCards/schema.ts';
import type { MailedOrder } from '#src/model/mails/mailedOrder.ts';
import { orderMailParams } from '#src/model/mails/orderMail.ts';
import type { OrderMailKind } from '#src/model/mails/orderMailRules.ts';
import { reminderPlan } from '#src/model/orders/orderReminders.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { nextBackupSteps } from '#src/model/purchases/archivePlan.ts';
import { itemsWithoutFile } from '#src/model/purchases/downloads.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { checkApproval } from '#src/model/sale/approval/check.ts';
import { approvalDocuments } from '#src/model/sale/approval/documents.ts';
import { discountOf } from '#src/model/sale/discount.ts';
import { voucherSchema } from '#src/model/vouchers/schema.ts';
import { day, pendingOrder } from '../../../support/bareRecords.ts';
import { mailedOrder, mailedStatement, mailingShop } from '../../../support/mailedOrder.ts';
import { cartItem } from '../../../support/records.ts';
import { invoiceOf } from '../../../support/vouchers.ts';
import { lineOf, shopWith } from '../support/soldThings.ts';

const imageLine = lineOf({ id: 'img', price: 699 });
const giftCardLine = lineOf({ id: 'kort-1', name: 'Gavekort', price: 500, type: 'gift-card' });
const facts = { orderId: 'JF20250624ABCDEF123', now: day(2) };
const part: PaidPart = { code: 'ABCDEFGHJKMNPQRS', amount: 500, bookedAt: 'use' };

describe('an order that a gift card pays a part of', () => {
  const waiting = { createdAt: day(1), giftCard: part };
  const order = pendingOrder({ amount: 699, items: [imageLine], ...waiting });
  const booked = (img = 699) =>
    approvalDocuments(order, shopWith({ img }), { ...facts, price: 'current' }).purchase;

  test('is approved at its whole price, and keeps the part of the card, or what it costs today', () => {
    const expected = { totalOre: 69_900, orderedOre: 69_900, needsConfirmation: false };
    expect(checkApproval(order, shopWith({ img: 699 }))).toMatchObject(expected);
    expect(booked()).toMatchObject({ totalAmount: 699, giftCard: part });
    expect(booked(300)).toMatchObject({ totalAmount: 300, giftCard: { amount: 300 } });
  });

  test('survives its store, and one that is none makes the record bad', () => {
    expect(z.parse(pendingOrderSchema, order).giftCard).toEqual(part);
    const other = { ...order, giftCard: { ...part, bookedAt: 'later' } };
    expect(z.safeParse(pendingOrderSchema, other).success).toBe(false);
  });

  test('has an invoice of the whole, which says what the card has paid without its code', () => {
    const invoice = invoiceOf(booked());
    expect(invoice).toMatchObject({
      totalOre: 69_900,
      giftCard: { codeEnd: '…PQRS', amountOre: 50_000 },
    });
    expect(invoice.lines).toHaveLength(1);
    expect(voucherSchema.parse(invoice)).toEqual(invoice);
    expect(JSON.stringify(invoice)).not.toContain(part.code);
    // A card that is no sale at its use is a line of the invoice instead.
    const given = invoiceOf({ ...booked(), giftCard: { ...part, bookedAt: 'never' } });
    const line = { name: 'Gavekort (…PQRS)', type: 'discount' };
    expect([given.giftCard, given.lines.at(-1)]).toMatchObject([undefined, line]);
  });

  test('is not reminded of when the card has paid everything', () => {
    const settings = { isOn: true, afterDays: 7, expireAfterDays: 30 };
    const plan = (amount: number) => reminderPlan({ ...order, amount }, settings, day(2));
    expect([plan(500), plan(501) !== undefined]).toEqual([undefined, true]);
  });
});

describe('an order of gift cards', () => {
  const order = pendingOrder({ amount: 500, items: [giftCardLine], createdAt: day(1) });
  const empty = { albums: new Map(), images: new Map() };
  const { purchase } = approvalDocuments(order, empty, { ...facts, price: 'current' });

  test('costs what was chosen, whatever is in the shop, and gets no discount', () => {
    const check = { totalOre: 50_000, needsConfirmation: false };
    expect(checkApproval(order, empty)).toMatchObject(check);
    expect(purchase).toMatchObject({ totalAmount: 500, items: [{ type: 'gift-card' }] });
    const terms = { code: 'FEST', kind: 'percent' as const, value: 10, paidFor: 0, minimum: 0 };
    expect(discountOf(terms, [giftCardLine])).toBeUndefined();
  });

  test('has no file, nothing to archive, and is complete at once', () => {
    expect([nextBackupSteps(purchase), itemsWithoutFile(purchase)]).toEqual([[], []]);
    expect(purchase.backupStatus).toBe('completed');
  });

  test('brings a card for each line, with a code of its own', () => {
    let count = 0;
    const terms = { years: 3, now: day(2), createCode: () => `CODE${(count += 1)}` };
    const cards = giftCardsFor([giftCardLine, { ...giftCardLine, price: 300 }], terms);
    const lastDay = '2028-06-02';
    expect(cards).toEqual([
      { code: 'CODE1', value: 500, lastDay },
      { code: 'CODE2', value: 300, lastDay },
    ]);
    expect(z.parse(purchaseSchema, { ...purchase, giftCards: cards }).giftCards).toEqual(cards);
    expect(giftCardsFor([imageLine], terms)).toBeUndefined();
  });

  test('does not mix with pictures in a cart', () => {
    const visitor = { hasConsent: true, isSignedIn: true };
    const [card, other] = [lineOfGiftCard('kort-1', 300), lineOfGiftCard('kort-2', 300)];
    expect(addToCartProblem([cartItem('Klit')], card, visitor)).toBe('mixed');
    expect(addToCartProblem([card], cartItem('Klit'), visitor)).toBe('mixed');
    expect(addToCartProblem([card], other, visitor)).toBeUndefined();
  });
});

describe('mails', () => {
  const mail = (kind: OrderMailKind, change: Partial<MailedOrder>, shop = mailingShop) =>
    orderMailParams(kind, { ...mailedOrder, ...change }, shop).message.replaceAll('\u00a0', ' ');
  const giftCard = { code: part.code, amount: 500 };
  const paid = { statement: mailedStatement({ giftCard }) };
  const free = { statement: mailedStatement({ giftCard: { ...giftCard, amount: 1794.5 } }) };

  test('ask for what a card has left to pay, and name the whole price', () => {
    for (const kind of ['received', 'reminder'] as const) {
      const message = mail(kind, paid);
      expect(message).toContain('Send 1.294,50 kr med MobilePay');
      expect(message).toMatch(/^I alt 1\.794,50 kr inkl\. moms$/m);
      expect(message).toMatch(/^- Gavekort \(…PQRS\): -500,00 kr\nAt betale 1\.294,50 kr$/m);
      expect(message).not.toContain(part.code);
    }
  });

  test('ask for nothing where a card has paid everything', () => {
    expect(mail('received', free)).toContain('dit gavekort dækker det hele');
    expect(mail('new-order', free)).toContain('Godkend ordren, så får kunden adgang.');
    const byItself = mail('new-order', free, { ...mailingShop, approvesByItself: true });
    expect(byItself).toContain('Ordren bliver godkendt af sig selv');
    const approved = mail('approved', free);
    expect(approved).toContain('Din ordre er godkendt, og du har permanent adgang');
    expect(approved).not.toContain('Din betaling er godkendt');
    expect(approved).toContain('Betaling: Gavekort');
  });

  test('say of a withdrawal what the card gets back, and what the customer gets', () => {
    for (const change of [paid, free]) {
      const message = mail('withdrawn', change);
      expect(message).toContain('Det, dit gavekort dækkede, er tilbage på gavekortet.');
      expect(message).not.toContain('hele beløbet');
    }
    expect(mail('withdrawn', paid)).toContain('Har du betalt resten, får du den tilbage');
    expect(mail('withdrawn', free)).not.toContain('Har du betalt');
    const nothing = 'Der er ikke noget at betale tilbage.';
    expect(mail('withdrawal-notice', free)).toContain(nothing);
  });

  test('ask for nothing once the order is ended, and say what went back where', () => {
    for (const kind of ['refunded', 'withdrawn', 'rejected', 'expired'] as const) {
      expect(mail(kind, paid)).not.toContain('At betale');
    }
    const refund = { ...paid, refundedToGiftCardOre: 50_000 };
    const both = mail('refunded', { ...refund, refundedOre: 10_000 });
    expect(both).toContain('Jeg har betalt 100,00 kr tilbage');
    expect(both).toContain('500,00 kr er tilbage på dit gavekort.');
    const card = mail('refunded', { ...refund, refundedOre: 0 });
    expect(card).toContain('Købet er betalt tilbage til dit gavekort.');
  });

  test('of an order that was withdrawn before its approval name the money that went back', () => {
    const rest = mail('refunded', paid);
    expect(rest).toContain('Jeg har betalt 1.294,50 kr tilbage');
    expect(rest).toContain('500,00 kr er tilbage på dit gavekort.');
    const card = mail('refunded', free);
    expect(card).toContain('Købet er betalt tilbage til dit gavekort.');
    expect(card).not.toContain('Jeg har betalt');
  });

  test('bring the codes of cards, with other words than pictures', () => {
    const statement = mailedStatement({ items: [giftCardLine] });
    const giftCards = [{ code: part.code, value: 500, lastDay: '2029-11-28' }];
    const order = { ...mailedOrder, statement, giftCards };
    const { subject } = orderMailParams('approved', order, mailingShop);
    expect(subject).toBe('Dit gavekort er klar: ordre JF20250620ABCDEF123');
    const approved = mail('approved', { statement, giftCards });
    expect(approved).toContain(
      'ABCD-EFGH-JKMN-PQRS\nVærdi 500,00 kr. Gælder til og med 28. november 2029.',
    );
    expect(approved).toContain('Du kan fortryde i 14 dage');
    expect(approved).toContain('- Gavekort: 500,00 kr');
    expect(approved).not.toMatch(/Gavekort \(Gavekort\)|billeder er klar|Heraf moms/);
    expect(mail('received', { statement })).toContain(
      '»Jeg accepterer købsbetingelserne og vilkårene for gavekort.«',
    );
  });
});

test('the books take what nobody can ask for any more of a card as income', () => {
  const facts = { bookedAt: 'use' as const, state: 'open' as const, lastDay: '2029-11-28' };
  const card = { id: part.code, ...facts, left: 120.5 };
  const others = [
    { ...card, left: 0 },
    { ...card, bookedAt: 'sale' as const },
    { ...card, bookedAt: 'never' as const },
    { ...card, lastDay: '2030-11-28' },
    // Its holder has got the rest on another card, which lapses itself.
    { ...card, id: 'LOST', state: 'blocked' as const },
  ];
  const lapsedOn = (day: string) =>
    lapsedGiftCards([card, ...others], ['2030-01-01', '2030-12-31'], new Date(`${day}T12:00:00Z`));
  expect(lapsedOn('2030-11-28')).toEqual([]);
  const lapsed = lapsedOn('2030-11-29');
  expect(lapsed).toEqual([{ code: part.code, day: '2030-11-29', leftOre: 12_050 }]);
  const accounts: LedgerAccounts = {
    ...{ sales: '1000', salesWithoutVat: '1050', vatCode: 'U25', fees: '', giftCards: '6900' },
    received: { mobilePay: '55010', bank: '55000' },
  };
  const file = journalFile('economic', { vouchers: [], fees: [], lapsed }, accounts);
  expect(file).toMatch(/;1050;;-120,50;6900;DKK\r\n$/);
});
