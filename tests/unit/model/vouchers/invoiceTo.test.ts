import { expect, test } from 'vitest';
import { orderedInvoiceToSchema } from '#src/model/vouchers/invoiceTo.ts';

test.each([
  ['a person', { name: 'Kaj', street: 'Havnen 3', postalCode: '9900', city: 'Skagen' }],
  ['nobody', undefined],
])('the address of %s in an order is read', (_, stored) => {
  expect(orderedInvoiceToSchema.parse(stored)).toEqual(stored);
});

test.each([
  ['numbers', { name: 5, street: 5, postalCode: 9900, city: 5 }],
  ['half an address', { name: 'Kaj' }],
  ['a text', 'Havnen 3'],
])('%s in its place do not hide the order', (_, stored) => {
  expect(orderedInvoiceToSchema.parse(stored)).toBeUndefined();
});
