import { expect, test } from 'vitest';
import { viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { purchaseList } from '#src/model/purchases/purchase.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';

function rows(...names: string[]): string[] {
  const purchase = purchaseSchema.parse({
    id: 'JF1',
    userId: 'a',
    paymentStatus: 'købt',
    paymentMethod: 'bank_transfer',
    purchaseDate: new Date('2025-12-31T23:30Z'),
    items: names.map((name) => ({ id: name, name, price: 1234.5, type: 'album' })),
  });
  return purchaseList([viewOfPurchase(purchase)]).split('\r\n');
}

test('the table has a head, one line for each thing, and an end', () => {
  expect(rows('Havnen', 'Klitten')).toEqual([
    '\uFEFFOrdrenummer;Dato;Vare;Type;Pris (kr.);Betalingsmetode;Status',
    'JF1;1.1.2026;Havnen;Fotoalbum;1234,50;Bankoverførsel;Købt',
    'JF1;1.1.2026;Klitten;Fotoalbum;1234,50;Bankoverførsel;Købt',
    '',
  ]);
});

test('nobody has bought anything', () => {
  expect(purchaseList([])).toBe(
    '\uFEFFOrdrenummer;Dato;Vare;Type;Pris (kr.);Betalingsmetode;Status\r\n',
  );
});

test.each([
  ['Hav; "blåt"', '"Hav; ""blåt"""'],
  ['to\nlinjer', '"to\nlinjer"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2', "'-2"],
])('the name %j is one cell of text', (name, cell) => {
  expect(rows(name)[1]).toBe(`JF1;1.1.2026;${cell};Fotoalbum;1234,50;Bankoverførsel;Købt`);
});
