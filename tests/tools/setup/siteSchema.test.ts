import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { regions, siteSchema } from '#src/config/siteSchema.ts';
import { fieldsOf, withFields } from '../../../tools/setup/fields.ts';
import { faultsOf } from '../../../tools/setup/faults.ts';
import { example, root, testBusiness } from './checkout.ts';

interface Pricing {
  canCalculateMinInstanceCost: (endpoint: object) => boolean;
}

const pricing = createRequire(import.meta.url)(
  'firebase-tools/lib/deploy/functions/pricing.js',
) as Pricing;

test.each(regions)('firebase-tools knows %s as a region of the second generation', (region) => {
  const endpoint = { platform: 'gcfv2', minInstances: 1, region };
  expect(pricing.canCalculateMinInstanceCost(endpoint)).toBe(true);
});

test('the page about the configuration explains each field', () => {
  const page = readFileSync(join(root, 'docs/CONFIGURATION.md'), 'utf8');
  const fields = Object.keys(siteSchema.shape).filter((field) => field !== '$schema');
  expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
});

test('the demo and the example keep to the rules', () => {
  expect(faultsOf(testBusiness)).toEqual([]);
  expect(faultsOf(example)).toEqual([]);
});

const giftCards = {
  years: 3,
  amounts: [300, 500, 1000],
  least: 100,
  most: 5000,
  vatAt: 'use',
  ledgerAccounts: { dinero: '', billy: '', economic: '5600' },
};

test('a shop without moms sells no card with moms at its sale', () => {
  const cards = { ...giftCards, vatAt: 'sale' };
  expect(faultsOf(withFields(example, { vat: true, giftCards: cards }))).toEqual([]);
  const faults = faultsOf(withFields(example, { vat: false, giftCards: cards }));
  expect(faults).toEqual([
    expect.stringMatching(/^giftCards\.vatAt: .*uden moms er det use\./) as string,
  ]);
  expect(faultsOf(withFields(example, { vat: false, giftCards }))).toEqual([]);
});

test.each([
  ['phone', '+46701234567'],
  ['mobilePayNumber', '12345'],
  ['mobilePayNumber', '12345678'],
  ['payments', { mobilePay: 'automatic', card: true }],
  ['licences', { social: { factor: 2 }, commercial: { factor: 2 } }],
  ['licences', { social: { addition: 0 }, commercial: { factor: 2 } }],
  ['licences', { social: { factor: 2 } }],
  ['giftCards', { ...giftCards, amounts: [] }],
  ['origin', 'https://www.xn--blfoto-iua.dk'],
  ['project', ''],
  ['bucket', 'klitlys.appspot.com'],
  ['appCheck', { provider: 'recaptcha-v3', siteKey: 'key' }],
])('%s may be %j', (field, value) => {
  expect(faultsOf(withFields(example, fieldsOf(field, value)))).toEqual([]);
});

test.each([
  ['businessName', ' Klitlys'],
  ['businessName', undefined],
  ['cvrNumber', '99999984'],
  ['address.postalCode', '974'],
  ['phone', '+45 20 30 40 50'],
  ['social.url', 'instagram.com/foto'],
  ['mobilePayNumber', '1234567'],
  ['payments.mobilePay', 'ja'],
  ['bankAccount.registrationNumber', '123'],
  ['bankAccount.accountNumber', '12345678901'],
  ['licences', { social: { addition: 1000 }, commercial: { addition: 500 } }],
  ['licences', { social: { factor: 0.5 } }],
  ['giftCards', { ...giftCards, years: 4 }],
  ['giftCards', { ...giftCards, least: 6000 }],
  ['giftCards', { ...giftCards, amounts: [299.5] }],
  ['giftCards', { ...giftCards, vatAt: 'never' }],
  ['email', 'Hej@klitlys.example'],
  ['origin', 'http://klitlys.example'],
  ['origin', 'https://klitlys.example/'],
  ['origin', 'https://klitlys.example:444/x'],
  ['origin', 'https://localhost'],
  ['orderIdPrefix', 'K1'],
  ['region', 'europe-west99'],
  ['vat', 'ja'],
  ['consent', 'ja'],
  ['project', 'Klitlys'],
  ['project', 'kort'],
  ['bucket', 'Min Bucket'],
  ['reminders', { afterDays: 400, expireAfterDays: 500 }],
])('%s may not be %j', (field, value) => {
  const faults = faultsOf(withFields(example, fieldsOf(field, value)));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${field}[.:]`));
});
