import { describe, expect, test } from 'vitest';
import {
  privacyWithPayments,
  salesTermsWithPayments,
} from '#src/model/content/legal/automaticPayments.ts';
import { privacyDocument } from '#src/model/content/legal/privacy.ts';
import {
  salesTermsDocuments,
  salesTermsText,
  withPaymentTerms,
} from '#src/model/content/legal/allSalesTerms.ts';

import { legalParty } from '#src/config/legalParty.ts';
import { site } from '#src/config/site.ts';

const automatic = { payments: { mobilePay: 'automatic', card: false } } as const;
const terms = salesTermsDocuments['2026-11-23'];

describe('a shop that takes payments by itself says so beside everything else in', () => {
  test.each([
    {
      ofShop: privacyDocument,
      ofAutomaticShop: privacyWithPayments(privacyDocument, automatic),
      beginning: /^Betalingen foregår hos Vipps MobilePay/,
    },
    {
      ofShop: terms,
      ofAutomaticShop: salesTermsWithPayments(terms, automatic),
      beginning: /^Betaler du med MobilePay her på siden/,
    },
  ])('$ofShop.title', ({ ofShop, ofAutomaticShop, beginning }) => {
    const { sections, ...others } = ofAutomaticShop;
    expect(ofShop).toMatchObject(others);
    expect(sections.slice(0, -1)).toEqual(ofShop.sections);
    const { id, paragraphs } = sections.at(-1) ?? {};
    expect(paragraphs?.[0]).toMatch(beginning);
    expect(ofShop.sections.map((section) => section.id)).not.toContain(id);
  });
});

test('mails hold the terms of the shop that sends them', () => {
  const textOf = (mobilePay: 'manual' | 'automatic', card = false) =>
    salesTermsText('2026-11-23', legalParty(site), {
      origin: 'https://shop.example',
      payments: { mobilePay, card },
    });
  const reserved = 'Beløbet bliver reserveret, når du godkender i MobilePay.';
  expect(textOf('automatic')).toContain(reserved);
  expect(textOf('manual')).not.toContain(reserved);
  expect(textOf('automatic', true)).toContain('Når du betaler med MobilePay eller kort på siden');
  expect(textOf('automatic', true)).not.toContain(reserved);
});

test('terms that were kept get the section once, where a payment on the page was made', () => {
  const kept = 'Købsbetingelser, som de lød dengang.';
  const withSection = withPaymentTerms(kept, automatic);
  expect(withSection).toMatch(
    /^Købsbetingelser, som de lød dengang\.\n\nNår du betaler med MobilePay på siden\n\n/,
  );
  expect(withPaymentTerms(withSection, automatic)).toBe(withSection);
  const withCards = { payments: { mobilePay: 'automatic', card: true } } as const;
  expect(withPaymentTerms(withSection, withCards)).toBe(withSection);
  expect(withPaymentTerms(kept, { payments: { mobilePay: 'manual', card: false } })).toBe(kept);
});
