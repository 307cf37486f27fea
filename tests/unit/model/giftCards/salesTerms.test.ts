import { describe, expect, test } from 'vitest';
import { legalParty } from '#src/config/legalParty.ts';
import { site } from '#src/config/site.ts';
import { salesTermsDocuments, salesTermsText } from '#src/model/content/legal/allSalesTerms.ts';
import { coversGiftCards, coversLicences } from '#src/model/content/legal/salesTermsVersions.ts';

const text = (version: string) =>
  salesTermsText(version, legalParty(site), {
    origin: 'https://jerslevfoto.example',
    payments: site.payments,
  });

describe('the terms of a shop with gift cards', () => {
  test('say how long a card is valid, what becomes of the rest, and how to withdraw', () => {
    const all = text('2026-11-27');
    expect(all).toContain('Sidst opdateret 27. november 2026');
    for (const words of [
      'gavekortet gælder i 3 år fra den dag, betalingen er godkendt.',
      'det, der er tilbage, bliver stående på det.',
      'så længe gavekortet gælder og et år efter, kan du skrive til kontakt@jerslevfoto.example og få det, der er tilbage, i penge.',
      'du kan fortryde købet i 14 dage fra den dag, betalingen er godkendt, så længe gavekortet ikke er brugt.',
      'Så spærrer vi gavekortet, og du får det, der er tilbage, på et nyt.',
    ]) {
      expect(all).toContain(words);
    }
    expect(all).not.toMatch(/[{}]/);
  });

  test('change nothing else, and nothing of earlier orders', () => {
    expect(text('2026-11-23')).not.toContain('Gyldighed: gavekortet');
    const sections = salesTermsDocuments['2026-11-27'].sections.filter(
      ({ id }) => id !== 'gavekort',
    );
    expect(sections).toEqual(salesTermsDocuments['2026-11-23'].sections);
    expect(
      salesTermsDocuments['2026-11-28'].sections.filter(({ id }) => id !== 'gavekort'),
    ).toEqual(salesTermsDocuments['2026-11-26'].sections);
  });

  test.each([
    ['2025-06-24', false, false],
    ['2026-11-23', false, false],
    ['2026-11-26', true, false],
    ['2026-11-27', false, true],
    ['2026-11-28', true, true],
    [undefined, false, false],
  ] as const)('%s: licences %s, gift cards %s', (version, licences, giftCards) => {
    expect(coversLicences(version)).toBe(licences);
    expect(coversGiftCards(version)).toBe(giftCards);
  });
});
