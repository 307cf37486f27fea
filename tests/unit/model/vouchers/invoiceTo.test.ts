import { expect, test } from 'vitest';
import {
  isCvr,
  isEan,
  needsFullInvoice,
  orderedInvoiceToSchema,
} from '#src/model/vouchers/invoiceTo.ts';

test.each([
  [3000, false],
  [3000.01, true],
  [648, false],
])('a sale of %d kr needs a full invoice: %s', (total, isNeeded) => {
  expect(needsFullInvoice(total)).toBe(isNeeded);
});

test.each([
  ['10150817', true],
  ['24256790', true],
  ['10150818', false],
  ['00000000', false],
  ['1015081', false],
  ['101508170', false],
  ['DK150817', false],
  ['', false],
])('%j is a CVR number: %s', (digits, isOne) => {
  expect(isCvr(digits)).toBe(isOne);
});

test.each([
  ['5798009811578', true],
  ['5798000420526', true],
  ['5798000420527', false],
  ['0000000000000', false],
  ['579800981157', false],
  ['57980098115780', false],
  ['579800981157x', false],
])('%j is an EAN number: %s', (digits, isOne) => {
  expect(isEan(digits)).toBe(isOne);
});

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
