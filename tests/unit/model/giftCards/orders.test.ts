import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  journalFile,
  type LapsedGiftCard,
  lapsedGiftCards,
  type LedgerAccounts,
} from '#src/model/bookkeeping/journal.ts';
import { addToCartProblem, lineOfGiftCard } from '#src/model/cart/cart.ts';
import { singleImageSchema } from '#src/model/catalogue/schema.ts';
import { discountOf } from '#src/model/sale/discount.ts';
import { giftCardsFor } from '#src/model/giftCards/issue.ts';
import type { PaidPart } from '#src/model/giftCards/schema.ts';
import type { MailedOrder } from '#src/model/mails/mailedOrder.ts';
import { orderMailParams } from '#src/model/mails/orderMail.ts';
import type { OrderMailKind } from '#src/model/mails/outbox.ts';
import { checkApproval } from '#src/model/sale/approval/check.ts';
import { approvalDocuments } from '#src/model/sale/approval/documents.ts';
import { reminderPlan } from '#src/model/orders/orderReminders.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { nextBackupSteps } from '#src/model/purchases/archivePlan.ts';
import { itemsWithoutFile } from '#src/model/purchases/downloads.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { orderLineSchema } from '#src/model/sale/schema.ts';
import { type Voucher, voucherSchema } from '#src/model/vouchers/schema.ts';
import { creditNoteFor } from '#src/model/vouchers/voucher.ts';
import { day, pendingOrder } from '../../../support/bareRecords.ts';
import { mailedOrder, mailedStatement, mailingShop } from '../../../support/mailedOrder.ts';
import { unregistered } from '../../../support/orderRecords.ts';
import { cartItem } from '../../../support/records.ts';
import { invoiceOf, voucherPlace } from '../../../support/vouchers.ts';

const shown = { isPublished: true, title: 'Hav' };
const catalogue = {
  albums: new Map(),
  images: new Map([['img', z.parse(singleImageSchema, { id: 'img', price: 699, ...shown })]]),
};
const empty = { albums: new Map(), images: new Map() };
const line = (fields: object) => z.parse(orderLineSchema, { name: 'x', ...fields });
const imageLine = line({ id: 'img', price: 699 });
const giftCardLine = line({ id: 'kort-1', name: 'Gavekort', price: 500, type: 'gift-card' });
const facts = { orderId: 'JF20250624ABCDEF123', now: day(2) };
const part: PaidPart = { code: 'ABCDEFGHJKMNPQRS', amount: 500, bookedAt: 'use' };
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
      totalOre: 69_900,
      orderedOre: 69_900,
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
    const invoice = invoiceOf(booked('current'));
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
      const invoice = invoiceOf(purchase);
      expect(invoice).toMatchObject({ totalOre: 19_900, vatOre: 3980, giftCard: undefined });
      expect(invoice.lines.at(-1)).toEqual({
        name: 'Gavekort (…PQRS)',
        type: 'discount',
        amountOre: -50_000,
      });
    },
  );

  test('has a credit note that gives the card its part back before any money', () => {
    const invoice = invoiceOf(booked('current'));
    const note = (partOre?: number): Voucher =>
      creditNoteFor(invoice, { ...voucherPlace, partOre });
    expect(note()).toMatchObject({ totalOre: -69_900, giftCard: { amountOre: -50_000 } });
    expect(note(60_000)).toMatchObject({ totalOre: -60_000, giftCard: { amountOre: -50_000 } });
    expect(note(20_000)).toMatchObject({ totalOre: -20_000, giftCard: { amountOre: -20_000 } });
  });
});

describe('an order of gift cards', () => {
  const order = pendingOrder({ amount: 500, items: [giftCardLine], createdAt: day(1) });
  const { purchase } = approvalDocuments(order, empty, { ...facts, price: 'current' });

  test('costs what was chosen, whatever is in the shop', () => {
    expect(checkApproval(order, empty)).toMatchObject({
      totalOre: 50_000,
      needsConfirmation: false,
    });
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
    const cards = giftCardsFor([giftCardLine, { ...giftCardLine, price: 300 }], terms);
    expect(cards).toEqual([
      { code: 'CODE1', value: 500, lastDay: '2028-06-02' },
      { code: 'CODE2', value: 300, lastDay: '2028-06-02' },
    ]);
    expect(z.parse(purchaseSchema, { ...purchase, giftCards: cards }).giftCards).toEqual(cards);
    expect(giftCardsFor([imageLine], terms)).toBeUndefined();
  });

  test('gets no discount', () => {
    const terms = { code: 'FEST', kind: 'percent' as const, value: 10, paidFor: 0, minimum: 0 };
    expect(discountOf(terms, [giftCardLine])).toBeUndefined();
  });
});

test('cards and pictures do not go into one cart', () => {
  const visitor = { hasConsent: true, isSignedIn: true };
  const card = lineOfGiftCard('kort-1', 300);
  const other = lineOfGiftCard('kort-2', 300);
  expect(addToCartProblem([cartItem('Klit')], card, visitor)).toBe('mixed');
  expect(addToCartProblem([card], cartItem('Klit'), visitor)).toBe('mixed');
  expect(addToCartProblem([card], other, visitor)).toBeUndefined();
});

describe('mails', () => {
  const mail = (kind: OrderMailKind, change: Partial<MailedOrder>) =>
    orderMailParams(kind, { ...mailedOrder, ...change }, mailingShop);
  const giftCard = { code: part.code, amount: 500 };
  const paid = { statement: mailedStatement({ giftCard }) };

  test('ask for what a card has left to pay, and name the whole price', () => {
    for (const kind of ['received', 'reminder'] as const) {
      const { message } = mail(kind, paid);
      expect(message).toContain('Send 1.294,50\u00a0kr med MobilePay');
      expect(message).toContain('I alt 1.794,50\u00a0kr inkl. moms');
      expect(message).toContain('- Gavekort (…PQRS): -500,00\u00a0kr');
      expect(message).toContain('At betale 1.294,50\u00a0kr');
      expect(message).not.toContain(part.code);
    }
  });

  test.each(['sale', 'never'] as const)(
    'name the price and the moms of the invoice, where the value of a card is a sale at %s',
    (bookedAt) => {
      const items = [cartItem('Nordlys', { price: 349 })];
      const reduced = mailedStatement({ items, giftCard: { ...part, amount: 300, bookedAt } });
      const { message } = mail('received', { statement: reduced });
      expect(message).toContain(
        [
          '- Nordlys (Enkeltbillede): 349,00\u00a0kr',
          '- Gavekort (…PQRS): -300,00\u00a0kr',
          'I alt 49,00\u00a0kr inkl. moms',
          'Heraf moms (25 %): 9,80\u00a0kr',
          'At betale 49,00\u00a0kr',
        ].join('\n'),
      );
    },
  );

  test('ask for nothing where a card has paid everything', () => {
    const free = { statement: mailedStatement({ giftCard: { ...giftCard, amount: 1794.5 } }) };
    expect(mail('received', free).message).toContain('dit gavekort dækker det hele');
    expect(mail('new-order', free).message).toContain('Godkend ordren, så får kunden adgang.');
    const byItself = { ...mailingShop, approvesByItself: true };
    expect(orderMailParams('new-order', { ...mailedOrder, ...free }, byItself).message).toContain(
      'Ordren bliver godkendt af sig selv',
    );
    const { message } = mail('approved', free);
    expect(message).toContain('Din ordre er godkendt, og du har permanent adgang');
    expect(message).not.toContain('Din betaling er godkendt');
    expect(message).toContain('Betaling: Gavekort');
  });

  test('say of a withdrawal what the card gets back, and what the customer gets', () => {
    const free = { statement: mailedStatement({ giftCard: { ...giftCard, amount: 1794.5 } }) };
    const back = 'Det, dit gavekort dækkede, er tilbage på gavekortet.';
    for (const change of [paid, free]) {
      expect(mail('withdrawn', change).message).toContain(back);
      expect(mail('withdrawn', change).message).not.toContain('hele beløbet');
    }
    expect(mail('withdrawn', paid).message).toContain('Har du betalt resten, får du den tilbage');
    expect(mail('withdrawn', free).message).not.toContain('Har du betalt');
    expect(mail('withdrawal-notice', free).message).toContain(
      'Der er ikke noget at betale tilbage.',
    );
  });

  test('ask for nothing once the order is ended', () => {
    for (const kind of ['refunded', 'withdrawn', 'rejected', 'expired'] as const) {
      expect(mail(kind, paid).message).not.toContain('At betale');
    }
  });

  test('bring the codes of cards, with other words than pictures', () => {
    const items = [giftCardLine];
    const giftCards = [{ code: part.code, value: 500, lastDay: '2029-11-28' }];
    const statement = mailedStatement({ items });
    const approved = mail('approved', { statement, giftCards });
    expect(approved.subject).toBe('Dit gavekort er klar: ordre JF20250620ABCDEF123');
    expect(approved.message).toContain(
      'ABCD-EFGH-JKMN-PQRS\nVærdi 500,00\u00a0kr. Gælder til og med 28. november 2029.',
    );
    expect(approved.message).toContain('Du kan fortryde i 14 dage');
    expect(approved.message).toContain('- Gavekort: 500,00\u00a0kr');
    expect(approved.message).not.toContain('Gavekort (Gavekort)');
    expect(approved.message).not.toContain('billeder er klar');
    expect(approved.message).not.toContain('Heraf moms');
    expect(mail('received', { statement }).message).toContain(
      '»Jeg accepterer købsbetingelserne og vilkårene for gavekort.«',
    );
  });

  test('say what went back in money, and what to the card', () => {
    const both = mail('refunded', {
      ...paid,
      refundedOre: 10_000,
      refundedToGiftCardOre: 50_000,
    });
    expect(both.message).toContain('Jeg har betalt 100,00\u00a0kr tilbage');
    expect(both.message).toContain('500,00\u00a0kr er tilbage på dit gavekort.');
    const card = mail('refunded', {
      ...paid,
      refundedOre: 0,
      refundedToGiftCardOre: 50_000,
    });
    expect(card.message).toContain('Købet er betalt tilbage til dit gavekort.');
  });
});

describe('the books', () => {
  const accounts: LedgerAccounts = {
    sales: '1000',
    salesWithoutVat: '1050',
    received: { mobilePay: '55010', bank: '55000' },
    vatCode: 'U25',
    fees: '',
    giftCards: '6900',
  };
  const rows = (vouchers: Voucher[], lapsed: LapsedGiftCard[] = []) =>
    journalFile('economic', { vouchers, fees: [], lapsed }, accounts)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(';').slice(3));
  const purchase = (change: object) =>
    z.parse(purchaseSchema, {
      ...{ id: 'JF20250624ABCDEF123', userId: 'u', paymentMethod: 'mobilepay' },
      ...change,
    });

  test('owe what a card was sold for, without moms', () => {
    const sold = purchase({ items: [giftCardLine], totalAmount: 500 });
    expect(rows([invoiceOf(sold, { shop: unregistered })])).toEqual([
      ['6900', '', '-500,00', '55010', 'DKK'],
    ]);
  });

  test('take what is used of it as a sale with moms', () => {
    const sold = purchase({ items: [imageLine], totalAmount: 699, giftCard: part });
    expect(rows([invoiceOf(sold)])).toEqual([
      ['1000', 'U25', '-199,00', '55010', 'DKK'],
      ['1000', 'U25', '-500,00', '6900', 'DKK'],
    ]);
    const paid = purchase({ items: [imageLine], totalAmount: 500, giftCard: part });
    expect(rows([invoiceOf(paid)])).toEqual([['1000', 'U25', '-500,00', '6900', 'DKK']]);
    const note = creditNoteFor(invoiceOf(sold), voucherPlace);
    expect(rows([note])).toEqual([
      ['1000', 'U25', '199,00', '55010', 'DKK'],
      ['1000', 'U25', '500,00', '6900', 'DKK'],
    ]);
  });

  test('take what nobody can ask for any more as income', () => {
    const card = { id: part.code, bookedAt: 'use' as const, lastDay: '2029-11-28', left: 120.5 };
    const year = ['2030-01-01', '2030-12-31'] as const;
    const others = [
      { ...card, left: 0 },
      { ...card, bookedAt: 'sale' as const },
      { ...card, bookedAt: 'never' as const },
      { ...card, lastDay: '2030-11-28' },
    ];
    const lapsed = lapsedGiftCards([card, ...others], year);
    expect(lapsed).toEqual([{ code: part.code, day: '2030-11-29', leftOre: 12_050 }]);
    expect(rows([], lapsed)).toEqual([['1050', '', '-120,50', '6900', 'DKK']]);
  });
});

test('an order that a card has paid is not reminded of', () => {
  const order = pendingOrder({ amount: 500, createdAt: day(1), giftCard: part });
  const settings = { isOn: true, afterDays: 7, expireAfterDays: 30 };
  expect(reminderPlan(order, settings, day(2))).toBeUndefined();
  expect(reminderPlan({ ...order, amount: 501 }, settings, day(2))).toBeDefined();
});
