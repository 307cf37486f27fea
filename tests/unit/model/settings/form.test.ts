import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { fieldProblems } from '#src/model/base/formRules.ts';
import { closedSettingsSchema } from '#src/model/settings/closed.ts';
import {
  businessFrom,
  businessRules,
  businessValues,
  ownWordsFrom,
  ownWordsRules,
  ownWordsValues,
  payeeFrom,
  payeeRules,
  payeeValues,
  settingsChanges,
} from '#src/model/settings/form.ts';
import { masked, payeeChangeLines, payeeOf } from '#src/model/settings/payee.ts';
import { publicSettingsSchema, shopFields } from '#src/model/settings/schema.ts';

const schema = publicSettingsSchema(site);
const shop = schema.parse({});

describe('the settings', () => {
  test('are what is built in while nothing is saved', () => {
    const builtIn = { picturesMadeBy: 'browser', ...site };
    for (const field of shopFields) expect(shop[field]).toEqual(builtIn[field]);
    expect(shop.payeeRevision).toBe(0);
    expect(closedSettingsSchema.parse({}).openings).toEqual({});
  });

  test('take over the fields that are saved, and nothing that only a deployment can change', () => {
    const saved = { phone: '+4599887766', vat: false, licences: { social: { factor: 2 } } };
    const { businessName } = site;
    expect(schema.parse(saved)).toMatchObject({ ...saved, businessName });
    const others = schema.parse({ ownerEmails: ['x@y.dk'], region: 'x', id: 'public' });
    expect(others).not.toHaveProperty('ownerEmails');
  });

  test.each([
    { vat: 'ja' },
    { consent: 'never' },
    { payments: { mobilePay: 'cash', card: false } },
  ])('are not taken from %o', (record) => {
    expect(schema.safeParse(record).success).toBe(false);
  });
});

describe('the business', () => {
  const values = businessValues(shop);
  const problems = (changes: object, other: Parameters<typeof businessRules>[0] = shop) =>
    Object.keys(fieldProblems(businessRules(other), { ...values, ...changes }));

  test('comes back as it was, and is saved without blanks around it', () => {
    expect(shop).toMatchObject(businessFrom(values));
    expect(problems({})).toEqual([]);
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
    const offer = { years: 3, amounts: [1], least: 1, most: 2, vatAt: 'sale' } as const;
    expect(problems({ vat: false }, { giftCards: offer })).toEqual(['vat']);
    // Nothing more is owed by a shop that has stopped selling them.
    expect(problems({ vat: false }, { giftCards: { ...offer, amounts: [] } })).toEqual([]);
    const meanwhile = { ...shop, giftCards: offer };
    expect(() => settingsChanges(meanwhile, { vat: true }, { vat: false })).toThrow('aborted');
    const atUse = { giftCards: { ...offer, vatAt: 'use' } } as const;
    expect(() =>
      settingsChanges({ ...shop, ...atUse, vat: false }, atUse, { giftCards: offer }),
    ).toThrow('aborted');
    expect(settingsChanges(meanwhile, { vat: false }, { vat: true })).toEqual({ vat: true });
  });
});

describe('the payee', () => {
  const values = { ...payeeValues(shop), currentPassword: 'Hemmelig-1' };
  const problems = (changes: object) =>
    Object.keys(fieldProblems(payeeRules, { ...values, ...changes }));

  test('comes back as it was', () => {
    expect(shop).toMatchObject(payeeFrom(values));
    expect(problems({ mobilePayNumber: '20 30 40 50' })).toEqual([]);
    // Cards come with automatic payments.
    expect(problems({ card: true, mobilePay: 'automatic' })).toEqual([]);
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

  test('is told of field by field when it changes, with the last digits in a mail', () => {
    const before = payeeOf(shop);
    const payments = { mobilePay: 'automatic', card: true } as const;
    const change = { before, after: { ...before, mobilePayNumber: '99887766', payments } };
    expect(payeeChangeLines(change)).toEqual([
      `MobilePay: ${before.mobilePayNumber} → 99887766`,
      'Betalingsmåde: Du godkender hver betaling → Vipps MobilePay tager imod betalingen, også kort',
    ]);
    expect(payeeChangeLines(change, masked)[0]).toMatch(/→ ••••7766$/);
    expect(masked('123')).toBe('123');
  });
});

test('the own words are those that say something, in no more than 500 characters', () => {
  const values = ownWordsValues({ openings: { received: 'Hej' }, closings: { expired: 'Ses' } });
  const typed = { ...values, approved: '  ', 'reminder-closing': ' Husk os ' };
  expect(ownWordsFrom(typed)).toEqual({
    openings: { received: 'Hej' },
    closings: { expired: 'Ses', reminder: 'Husk os' },
  });
  const problems = (length: number) =>
    Object.keys(fieldProblems(ownWordsRules, { ...values, approved: 'x'.repeat(length) }));
  expect([problems(500), problems(501)]).toEqual([[], ['approved']]);
});
