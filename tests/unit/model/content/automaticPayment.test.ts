import { describe, expect, test } from 'vitest';
import {
  privacyOfAutomaticShop,
  termsOfAutomaticShop,
} from '#src/model/content/legal/automaticPayment.ts';
import { privacyDocument } from '#src/model/content/legal/privacy.ts';
import { termsDocuments, termsText } from '#src/model/content/legal/terms.ts';
import { termsVersion } from '#src/model/content/legal/termsVersions.ts';
import { legalParty } from '#src/config/legalParty.ts';

const terms = termsDocuments[termsVersion];

describe('a shop that takes payments by itself says so beside everything else in', () => {
  test.each([
    ['its privacy policy', privacyDocument, privacyOfAutomaticShop, 'Betalingen foregår hos'],
    ['its terms', terms, termsOfAutomaticShop, 'Betaler du med MobilePay her på siden'],
  ])('%s', (_, document, ofAutomaticShop, beginning) => {
    const { sections, ...others } = ofAutomaticShop(document);
    expect(document).toMatchObject(others);
    expect(sections.slice(0, -1)).toEqual(document.sections);
    const { id, paragraphs } = sections.at(-1) ?? {};
    expect(paragraphs?.[0]).toMatch(new RegExp(`^${beginning}`));
    expect(document.sections.map((section) => section.id)).not.toContain(id);
  });
});

test('mails hold the terms of the shop that sends them', () => {
  const textOf = (paysAutomatically: boolean) =>
    termsText(termsVersion, legalParty, { origin: 'https://shop.example', paysAutomatically });
  const reserved = 'Beløbet bliver reserveret, når du godkender i MobilePay.';
  expect(textOf(true)).toContain(reserved);
  expect(textOf(false)).not.toContain(reserved);
});
