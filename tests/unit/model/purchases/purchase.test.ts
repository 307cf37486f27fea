import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { purchaseFromBankCardSession } from '#src/model/purchases/bankCardSession.ts';
import { purchaseList } from '#src/model/purchases/purchase.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { day } from '../../../support/bareRecords.ts';
import { lineOf } from '../support/soldThings.ts';

test('a paid card session becomes a completed purchase in kroner', () => {
  const orderId = 'JF20250624ABCDEF123';
  const session = {
    ...{ sessionId: 'cs_1', paymentIntentId: 'pi_1', userId: 'u1', userEmail: 'ida@x.dk' },
    ...{ userName: 'Ida Dam', currency: 'dkk', createdAt: day(1), amountTotal: 19_950 },
    lines: [lineOf({ id: 'a', name: 'Hav', price: 19_950 })],
  };
  const purchase = purchaseFromBankCardSession(session, { orderId, now: day(1) });
  expect(purchase).toMatchObject({
    ...{ id: orderId, totalAmount: 199.5, currency: 'DKK', paymentStatus: 'completed' },
    ...{ completedDate: day(1), stripeSessionId: 'cs_1', paymentIntentId: 'pi_1' },
    items: [{ id: 'a', price: 199.5, orderReference: orderId, itemIndex: 0 }],
  });
  expect(z.safeParse(purchaseSchema, purchase).success).toBe(true);
});

const HEAD = '\uFEFFOrdrenummer;Dato;Vare;Type;Pris (kr.);Betalingsmetode;Status';
const rowOf = (cell: string) => `JF1;1.1.2026;${cell};Fotoalbum;1234,50;Bankoverførsel;Købt`;

function rows(...names: string[]): string[] {
  const purchase = purchaseSchema.parse({
    ...{ id: 'JF1', userId: 'a', paymentStatus: 'købt', paymentMethod: 'bank_transfer' },
    purchaseDate: new Date('2025-12-31T23:30Z'),
    items: names.map((name) => ({ id: name, name, price: 1234.5, type: 'album' })),
  });
  return purchaseList([viewOfPurchase(purchase)]).split('\r\n');
}

test('the list of purchases has a head, one line for each thing, and an end', () => {
  const expected = [HEAD, rowOf('Havnen'), rowOf('Klitten'), ''];
  expect(rows('Havnen', 'Klitten')).toEqual(expected);
  expect(purchaseList([])).toBe(`${HEAD}\r\n`);
});

test('the list of purchases names no method where nothing was paid', () => {
  const purchase = purchaseSchema.parse({
    ...{ id: 'JF1', userId: 'a', paymentMethod: 'mobilepay', totalAmount: 0 },
    discount: { code: 'SOMMER', kind: 'percent', value: 100, amount: 100 },
    items: [{ id: 'a', name: 'Hav', price: 100 }],
  });
  expect(purchaseList([viewOfPurchase(purchase)])).toContain(';Intet at betale;');
});

test.each([
  ['Hav; "blåt"', '"Hav; ""blåt"""'],
  ['to\nlinjer', '"to\nlinjer"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2', "'-2"],
])('in the list the name %j is one cell of text', (name, cell) => {
  expect(rows(name)[1]).toBe(rowOf(cell));
});
