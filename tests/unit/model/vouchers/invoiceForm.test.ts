import { describe, expect, test } from 'vitest';
import { fieldProblems } from '#src/model/base/formRules.ts';
import {
  asksForBuyer,
  type InvoiceForm,
  invoiceRules,
  invoiceToFrom,
  isCvr,
  isEan,
  isForeignPostalCode,
  needsFullInvoice,
} from '#src/model/vouchers/invoiceForm.ts';
import { orderedInvoiceToSchema } from '#src/model/vouchers/invoiceTo.ts';
import { testFormRules } from '../support/formRules.ts';

const address = { name: 'Ida Holm', street: 'Kirkevej 1', postalCode: '9740', city: 'Jerslev' };
const person: InvoiceForm = { ...address, isCompany: false, company: '', cvr: '', ean: '' };
const company: InvoiceForm = {
  ...{ ...address, isCompany: true, company: 'Holm ApS' },
  ...{ cvr: 'DK 10 15 08 17', ean: '5798 0098 11578' },
};

test('a buyer is asked for and an invoice is full above 3,000 kr, and a company always', () => {
  const asked = [
    asksForBuyer(person, 3000),
    asksForBuyer(person, 3000.5),
    asksForBuyer(company, 1),
  ];
  expect(asked).toEqual([false, true, true]);
  expect([648, 3000, 3000.01].filter(needsFullInvoice)).toEqual([3000.01]);
});

describe('the fields', () => {
  testFormRules(() => invoiceRules, company, {
    'Skriv firmaets navn': [{ company: ' ' }],
    'Skriv firmaets CVR-nr.': [{ cvr: '' }],
    'CVR-nummeret er ikke gyldigt. Det har 8 cifre.': [{ cvr: '10150818' }, { cvr: '1015081' }],
    'EAN-nummeret er ikke gyldigt. Det har 13 cifre.': [{ ean: '5798009811579' }],
    'Skriv dit navn': [{ name: '' }],
    'Skriv adressen': [{ street: ' ' }],
    'Skriv postnummeret': [{ postalCode: '' }],
    'Postnummeret er ikke gyldigt': [{ postalCode: '?' }, { postalCode: '97400974000' }],
    'Skriv byen': [{ city: '' }],
  });

  test.each<Partial<InvoiceForm>>([
    { ...company, ean: ' ' },
    ...['9740', '100', 'SE-211 20', 'SW1A 1AA'].map((postalCode) => ({ postalCode })),
    // Those of a company do not matter to a person.
    { company: '', cvr: '1', ean: '2' },
  ])('of a person may be %o', (change) => {
    expect(fieldProblems(invoiceRules, { ...person, ...change })).toEqual({});
  });

  test('take a postal code that may be of another country', () => {
    const codes = ['9740', 'DK-9740', '097', '', '10115', '123 45', 'SW1A 1AA'];
    expect(codes.filter(isForeignPostalCode)).toEqual(['10115', '123 45', 'SW1A 1AA']);
  });

  test('take the numbers of companies that are right', () => {
    const cvr = ['10150817', '24256790', '10150818', '00000000', '1015081', '101508170'];
    expect([...cvr, 'DK150817', ''].filter(isCvr)).toEqual(['10150817', '24256790']);
    const ean = ['5798009811578', '5798000420526', '5798000420527', '0000000000000'];
    const others = ['579800981157', '57980098115780', '579800981157x'];
    expect([...ean, ...others].filter(isEan)).toEqual(['5798009811578', '5798000420526']);
  });
});

describe('an order', () => {
  test('keeps the numbers as digits and the words without spaces around them', () => {
    const typed = { ...company, company: ' Holm ApS ', city: 'Jerslev ' };
    const numbers = { company: 'Holm ApS', cvr: '10150817', ean: '5798009811578' };
    expect(invoiceToFrom(typed)).toEqual({ ...address, ...numbers });
    expect(invoiceToFrom({ ...company, ean: '' })).not.toHaveProperty('ean');
    // A person has no company, whatever was typed before.
    expect(invoiceToFrom({ ...company, isCompany: false })).toEqual(address);
  });

  test('is read with its address, and not hidden by what is none', () => {
    for (const stored of [address, undefined]) {
      expect(orderedInvoiceToSchema.parse(stored)).toEqual(stored);
    }
    const numbers = { name: 5, street: 5, postalCode: 9900, city: 5 };
    for (const stored of [numbers, { name: 'Kaj' }, 'Havnen 3']) {
      expect(orderedInvoiceToSchema.parse(stored)).toBeUndefined();
    }
  });
});
