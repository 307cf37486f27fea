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
import { offerRules, offersFrom, offerValues } from '#src/model/settings/offerForm.ts';
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

describe('the offers', () => {
  const values = {
    ...offerValues(shop),
    hasGiftCards: true,
    hasLicences: true,
    socialKind: 'factor',
    socialAmount: '1,5',
    commercialKind: 'factor',
    commercialAmount: '3',
  } as const;
  const problems = (changes: object, vat = true) =>
    Object.keys(fieldProblems(offerRules({ vat }), { ...values, ...changes }));

  test('are read as they are typed', () => {
    expect(problems({})).toEqual([]);
    const offers = offersFrom({ ...values, amounts: '300, 1.000' }, shop);
    expect(offers).toMatchObject({
      giftCards: { amounts: [300, 1000] },
      licences: { social: { factor: 1.5 }, commercial: { factor: 3 } },
    });
    expect(offerValues({ ...shop, ...offers })).toMatchObject({
      amounts: '300, 1000',
      socialAmount: '1,5',
      commercialAmount: '3',
    });
    const added = { ...values, socialKind: 'none', commercialKind: 'addition' } as const;
    expect(offersFrom({ ...added, commercialAmount: '1.000' }, shop)).toMatchObject({
      licences: { commercial: { addition: 1000 } },
    });
  });

  test('are false where they are off', () => {
    const off = { ...values, hasGiftCards: false, hasLicences: false, amounts: 'x' };
    expect(offersFrom(off, shop)).toMatchObject({ giftCards: false, licences: false });
    expect(problems(off)).toEqual([]);
  });

  test('go on taking the gift cards that were sold', () => {
    const { giftCards } = offersFrom({ ...values, amounts: '300' }, shop);
    const off = offersFrom({ ...values, hasGiftCards: false }, { giftCards });
    expect(off.giftCards).toEqual({ ...giftCards, amounts: [] });
    expect(offerValues({ ...shop, ...off })).toMatchObject({
      hasGiftCards: false,
      amounts: '300, 500, 1000',
    });
  });

  test.each([
    { amounts: '' },
    { amounts: '300, mange' },
    { amounts: '1,2,3,4,5,6,7' },
    { least: '0' },
    { most: '99' },
    { years: '4' },
    { socialAmount: '0,5' },
    { commercialAmount: '200000' },
  ])('refuse %o', (change) => {
    expect(problems(change)).toEqual(Object.keys(change));
  });

  test('refuse moms at the sale in a shop without moms', () => {
    expect(problems({ vatAt: 'sale' }, false)).toEqual(['vatAt']);
  });

  test('refuse a wider licence that is cheaper than the narrower one', () => {
    const cheaper = { commercialKind: 'factor', commercialAmount: '1,2' };
    expect(problems(cheaper)).toEqual(['commercialAmount']);
    expect(problems({ ...cheaper, commercialAmount: '1,5' })).toEqual([]);
    // For a picture of more than 2.000 kr.
    const cheaperForSome = { commercialKind: 'addition', commercialAmount: '1000' };
    expect(problems(cheaperForSome)).toEqual(['commercialAmount']);
  });

  test('refuse licences without a price', () => {
    expect(problems({ socialKind: 'none', commercialKind: 'none' })).toEqual(['hasLicences']);
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
