import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { fieldProblems } from '#src/model/base/formRules.ts';
import {
  businessFrom,
  businessRules,
  businessValues,
  openingRules,
  openingsFrom,
  openingValues,
  payeeFrom,
  payeeRules,
  payeeValues,
} from '#src/model/settings/form.ts';
import { publicSettingsSchema } from '#src/model/settings/schema.ts';

const shop = publicSettingsSchema(site).parse({});
const soldAtOnce = {
  giftCards: { years: 3, amounts: [], least: 1, most: 2, vatAt: 'sale' },
} as const;

describe('the business', () => {
  const values = businessValues(shop);
  const problems = (changes: object, other: Parameters<typeof businessRules>[0] = shop) =>
    Object.keys(fieldProblems(businessRules(other), { ...values, ...changes }));

  test('comes back as it was', () => {
    expect(shop).toMatchObject(businessFrom(values));
    expect(problems({})).toEqual([]);
  });

  test('is saved without blanks around it', () => {
    const typed = { ...values, phone: '+45 20 30 40 50', businessName: ' Foto ' };
    expect(businessFrom(typed)).toMatchObject({ phone: '+4520304050', businessName: 'Foto' });
  });

  test.each([
    { businessName: ' ' },
    { photographerName: 'x'.repeat(201) },
    { email: 'Kontakt@foto.dk' },
    { phone: '20304050' },
    { postalCode: '974' },
    { socialUrl: 'http://foto.dk' },
    { cvrNumber: '12345678' },
  ])('refuses %o', (change) => {
    expect(problems(change)).toEqual(Object.keys(change));
  });

  test('keeps moms while gift cards owe it at once', () => {
    expect(problems({ vat: false })).toEqual([]);
    expect(problems({ vat: false }, soldAtOnce)).toEqual(['vat']);
  });
});

describe('the payee', () => {
  const values = { ...payeeValues(shop), currentPassword: 'Hemmelig-1' };
  const problems = (changes: object) =>
    Object.keys(fieldProblems(payeeRules, { ...values, ...changes }));

  test('comes back as it was', () => {
    expect(shop).toMatchObject(payeeFrom(values));
    expect(problems({ mobilePayNumber: '20 30 40 50' })).toEqual([]);
  });

  test.each([
    { mobilePayNumber: '1234567' },
    { bank: '' },
    { registrationNumber: '123' },
    { accountNumber: '12345678901' },
    { card: true },
    { currentPassword: '' },
  ])('refuses %o', (change) => {
    expect(problems(change)).toEqual(Object.keys(change));
  });

  test('takes cards with automatic payments', () => {
    expect(problems({ card: true, mobilePay: 'automatic' })).toEqual([]);
  });
});

describe('the openings', () => {
  const values = openingValues({ received: 'Hej' });
  const problems = (changes: object) =>
    Object.keys(fieldProblems(openingRules, { ...values, ...changes }));

  test('are those that say something', () => {
    expect(openingsFrom({ ...values, approved: '  ', reminder: ' Husk os ' })).toEqual({
      received: 'Hej',
      reminder: 'Husk os',
    });
  });

  test('have a longest length', () => {
    expect(problems({ approved: 'x'.repeat(500) })).toEqual([]);
    expect(problems({ approved: 'x'.repeat(501) })).toEqual(['approved']);
  });
});
