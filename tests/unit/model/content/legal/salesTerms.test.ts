import { describe, expect, test } from 'vitest';
import { legalParty } from '#src/config/legalParty.ts';
import { localGiftCards, localLicences } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import {
  currentSalesTerms,
  salesTermsText,
  withPaymentTerms,
} from '#src/model/content/legal/allSalesTerms.ts';
import { privacyWithPayments } from '#src/model/content/legal/automaticPayments.ts';
import { plainText } from '#src/model/content/legal/document.ts';
import { privacyDocument } from '#src/model/content/legal/privacy.ts';
import { salesTermsDocuments, versionNotice } from '#src/model/content/legal/salesTerms.ts';
import {
  findSalesTermsVersion,
  salesTermsDate,
} from '#src/model/content/legal/salesTermsVersions.ts';

const CURRENT = '2026-11-29';
const { '2025-06-24': specified, [CURRENT]: current } = salesTermsDocuments;

const pictures = {
  origin: 'https://jerslevfoto.example',
  payments: { mobilePay: 'manual', card: false },
  licences: false,
  giftCards: false,
} as const;
const withLicences = { ...pictures, licences: localLicences };
const withCards = { ...pictures, giftCards: localGiftCards };
const selling = { ...withLicences, giftCards: localGiftCards };
const automatic = { mobilePay: 'automatic', card: false } as const;

/** The terms as a mail holds them. */
const text = (version: string, shop: Parameters<typeof salesTermsText>[2] = pictures) =>
  salesTermsText(version, legalParty(site), shop).replaceAll('\u00a0', ' ');

describe('the versions of the terms', () => {
  test.each([
    ['2025-06-24', '2025-06-24', '24. juni 2025'],
    [CURRENT, CURRENT, '29. november 2026'],
    ['2025-06-25', undefined, '2025-06-25'],
    ['__proto__', undefined, '__proto__'],
    ['', undefined, ''],
  ])('"%s", as an order stores it, is %s of %s', (stored, version, day) => {
    expect(findSalesTermsVersion(stored)).toBe(version);
    expect(salesTermsDate(stored)).toBe(day);
  });

  test('name each other', () => {
    expect(versionNotice(CURRENT)).toBe(
      'Her står den udgave, der gælder nu. Tidligere udgaver: [24. juni 2025](/købsbetingelser/2025-06-24).',
    );
    expect(versionNotice('2025-06-24')).toBe(
      'Du læser udgaven af 24. juni 2025, som gælder for ordrer fra dengang. [Læs den udgave, der gælder nu](/købsbetingelser).',
    );
  });

  test('take nothing back but the name of the body that takes complaints', () => {
    const kept = specified.sections.filter(({ id }) => id !== 'klage');
    expect(current.sections.filter((section) => kept.includes(section))).toEqual(kept);
  });

  test('give each section an address of its own', () => {
    for (const { sections } of [specified, currentSalesTerms(selling)]) {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    }
  });
});

describe('the terms of a mail', () => {
  test('are those that were accepted, without what the shop sells since', () => {
    expect(text('2025-06-24', selling)).toBe(text('2025-06-24'));
    expect(text('2025-06-24')).toContain('Der er ingen fortrydelsesret for digitalt indhold');
    expect(text('2025-06-24')).not.toContain('Fortryd køb');
    // Those of today for a version that never was.
    expect(text('noget andet')).toBe(text(CURRENT));
  });

  test('name the seller, the body for complaints, and addresses that work outside the site', () => {
    const all = text(CURRENT);
    for (const words of [
      'Sidst opdateret 24. juni 2025\nMed tillæg af 29. november 2026',
      'Jerslev Foto v/ Asta Vindfeldt Holm, Kirkevej 12, 9740 Jerslev.',
      'CVR-nr. 00000000',
      'skrive til kontakt@jerslevfoto.example eller ringe på +45 20 30 40 50.',
      'privatlivspolitikken (https://jerslevfoto.example/privatlivspolitik)',
      'kan du klage til Mæglingsteamet for Forbrugerklager, Nævnenes Hus',
      '8800 Viborg, på https://naevneneshus.dk/.',
    ]) {
      expect(all).toContain(words);
    }
    expect(all.indexOf('Mæglingsteamet')).toBeLessThan(all.indexOf('Forbrugerklagenævnet'));
    expect(all).not.toContain('Center for Klageløsning');
    expect(all).not.toMatch(/[{}[\]]|mailto:|tel:/);
  });

  test('hold the standard form line by line', () => {
    const paragraphs = [
      'Standardfortrydelsesformular',
      'Du behøver ikke bruge formularen. Den udfyldes og sendes kun, hvis du vil bruge fortrydelsesretten.',
      '- Til Jerslev Foto, Kirkevej 12, 9740 Jerslev, kontakt@jerslevfoto.example:\n- Jeg/vi (*) meddeler herved',
    ];
    expect(text(CURRENT)).toContain(paragraphs.join('\n\n'));
  });
});

describe('the terms of a shop', () => {
  test('with licences say the rights of each, and give none of them to all', () => {
    const all = text(CURRENT, withLicences);
    const wide = 'må bruge dem privat og erhvervsmæssigt';
    expect(text(CURRENT)).toContain(wide);
    expect(all).not.toContain(wide);
    for (const title of ['Licensen Privat', 'Licensen Sociale medier', 'Licensen Erhverv']) {
      expect(all).toContain(`\n\n${title}\n\n`);
    }
    expect(all).toContain('Prisen ved et billede på siden er prisen med licensen Privat.');
    const others = ({ sections }: typeof current) =>
      sections.filter(({ id }) => id !== 'brug' && !id.startsWith('licens'));
    expect(others(currentSalesTerms(withLicences))).toEqual(others(current));
  });

  test('with gift cards say how long one is valid, what becomes of the rest, and how to withdraw', () => {
    const all = text(CURRENT, withCards);
    for (const words of [
      'gavekortet gælder i 3 år fra den dag, betalingen er godkendt.',
      'det, der er tilbage, bliver stående på det.',
      'så længe gavekortet gælder og et år efter, kan du skrive til kontakt@jerslevfoto.example og få det, der er tilbage, i penge.',
      'du kan fortryde købet i 14 dage fra den dag, betalingen er godkendt, så længe gavekortet ikke er brugt.',
      'Så spærrer vi gavekortet, og du får det, der er tilbage, på et nyt.',
    ]) {
      expect(all).toContain(words);
      expect(text(CURRENT)).not.toContain(words);
    }
    const { sections } = currentSalesTerms(withCards);
    expect(sections.filter(({ id }) => id !== 'gavekort')).toEqual(current.sections);
  });

  test('that takes payments by itself say so at their end, as its privacy policy does', () => {
    const reserved = 'Beløbet bliver reserveret, når du godkender i MobilePay.';
    const all = text(CURRENT, { ...pictures, payments: automatic });
    expect(all.startsWith(text(CURRENT))).toBe(true);
    expect(all.slice(text(CURRENT).length)).toContain(reserved);
    const both = text(CURRENT, { ...pictures, payments: { ...automatic, card: true } });
    expect(both).toContain('Når du betaler med MobilePay eller kort på siden');
    expect(both).not.toContain(reserved);
    const { sections } = privacyWithPayments(privacyDocument, { payments: automatic });
    expect(sections.slice(0, -1)).toEqual(privacyDocument.sections);
    expect(sections.at(-1)?.paragraphs[0]).toMatch(/^Betalingen foregår hos Vipps MobilePay/);
  });
});

test('terms that were kept get the section once, where a payment on the page was made', () => {
  const kept = 'Købsbetingelser, som de lød dengang.';
  const withSection = withPaymentTerms(kept, { payments: automatic });
  expect(withSection).toMatch(
    /^Købsbetingelser, som de lød dengang\.\n\nNår du betaler med MobilePay på siden\n\n/,
  );
  for (const payments of [automatic, { ...automatic, card: true }]) {
    expect(withPaymentTerms(withSection, { payments })).toBe(withSection);
  }
  expect(withPaymentTerms(kept, pictures)).toBe(kept);
});

describe('plain text', () => {
  const document = { title: 'Titel', description: '', lead: '', updated: 'I dag' };
  const plain = (paragraph: string, more: object = {}) => {
    const section = { id: 'a', title: 'Afsnit', paragraphs: [paragraph], ...more };
    return plainText({ ...document, sections: [section] }, 'https://x.example');
  };

  test.each([
    ['Læs [her](/privatliv).', 'Læs her (https://x.example/privatliv).'],
    ['Se [x.dk](https://x.dk/).', 'Se https://x.dk/.'],
    ['Skriv til [a@x.dk](mailto:a@x.dk).', 'Skriv til a@x.dk.'],
    ['Ring på [20](tel:20).', 'Ring på 20.'],
  ])('%s reads %s', (paragraph, expected) => {
    expect(plain(paragraph)).toBe(`Titel\n\nI dag\n\nAfsnit\n\n${expected}`);
  });

  test('has points and rows of a table as lines, followed by what closes the section', () => {
    const table = { caption: 'Frister', columns: ['Hvad', 'Dage'], rows: [['Svar', '3']] };
    expect(plain('Først', { points: ['A', 'B'], table, closing: ['Til sidst'] })).toBe(
      'Titel\n\nI dag\n\nAfsnit\n\nFørst\n\n- A\n- B\nFrister\n- Hvad: Svar; Dage: 3\n\nTil sidst',
    );
  });
});
