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

const person: InvoiceForm = {
  isCompany: false,
  company: '',
  cvr: '',
  ean: '',
  name: 'Ida Holm',
  street: 'Kirkevej 1',
  postalCode: '9740',
  city: 'Jerslev',
};

const company: InvoiceForm = {
  ...person,
  isCompany: true,
  company: 'Holm ApS',
  cvr: 'DK 10 15 08 17',
  ean: '5798 0098 11578',
};

const problemsOf = (form: InvoiceForm) => fieldProblems(invoiceRules, form);

test.each([
  [person, 3000, false],
  [person, 3000.5, true],
  [company, 1, true],
])('the buyer is asked for a company, and above 3,000 kr (%#)', (form, total, isAsked) => {
  expect(asksForBuyer(form, total)).toBe(isAsked);
});

test.each([
  ['9740', false],
  ['DK-9740', false],
  ['097', false],
  ['', false],
  ['10115', true],
  ['123 45', true],
  ['SW1A 1AA', true],
])('the postal code %s may be of another country: %s', (typed, isForeign) => {
  expect(isForeignPostalCode(typed)).toBe(isForeign);
});

describe('the fields', () => {
  test('are right as they usually are, without an EAN number too', () => {
    expect(problemsOf(person)).toEqual({});
    expect(problemsOf(company)).toEqual({});
    expect(problemsOf({ ...company, ean: ' ' })).toEqual({});
  });

  test.each([
    ['company', ' ', 'Skriv firmaets navn'],
    ['cvr', '', 'Skriv firmaets CVR-nr.'],
    ['cvr', '10150818', 'CVR-nummeret er ikke gyldigt. Det har 8 cifre.'],
    ['cvr', '1015081', 'CVR-nummeret er ikke gyldigt. Det har 8 cifre.'],
    ['ean', '5798009811579', 'EAN-nummeret er ikke gyldigt. Det har 13 cifre.'],
    ['name', '', 'Skriv dit navn'],
    ['street', ' ', 'Skriv adressen'],
    ['postalCode', '', 'Skriv postnummeret'],
    ['postalCode', '?', 'Postnummeret er ikke gyldigt'],
    ['postalCode', '97400974000', 'Postnummeret er ikke gyldigt'],
    ['city', '', 'Skriv byen'],
  ])('%s %j: %s', (field, value, message) => {
    expect(problemsOf({ ...company, [field]: value })).toEqual({ [field]: message });
  });

  test.each(['9740', '100', 'SE-211 20', 'SW1A 1AA'])('takes the postal code %s', (postalCode) => {
    expect(problemsOf({ ...person, postalCode })).toEqual({});
  });

  test('of a company do not matter to a person', () => {
    expect(problemsOf({ ...person, company: '', cvr: '1', ean: '2' })).toEqual({});
  });
});

describe('the order', () => {
  test('keeps the numbers as digits and the words without spaces around them', () => {
    expect(invoiceToFrom({ ...company, company: ' Holm ApS ', city: 'Jerslev ' })).toEqual({
      company: 'Holm ApS',
      cvr: '10150817',
      ean: '5798009811578',
      name: 'Ida Holm',
      street: 'Kirkevej 1',
      postalCode: '9740',
      city: 'Jerslev',
    });
  });

  test('of a person names no company, whatever was typed before', () => {
    expect(Object.keys(invoiceToFrom({ ...company, isCompany: false }))).toEqual([
      'name',
      'street',
      'postalCode',
      'city',
    ]);
  });

  test('without an EAN number has none', () => {
    expect(invoiceToFrom({ ...company, ean: '' })).not.toHaveProperty('ean');
  });
});

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
