import { describe, expect, test } from 'vitest';
import { legalParty } from '#src/config/legalParty.ts';
import { site } from '#src/config/site.ts';
import { localGiftCards, localLicences } from '#src/config/local.ts';
import { salesTermsDocuments, salesTermsText } from '#src/model/content/legal/allSalesTerms.ts';
import { versionNotice } from '#src/model/content/legal/salesTerms.ts';
import {
  findSalesTermsVersion,
  salesTermsDate,
  salesTermsVersionOf,
  salesTermsVersionsOf,
} from '#src/model/content/legal/salesTermsVersions.ts';

const text = (version: string) =>
  salesTermsText(version, legalParty(site), {
    origin: 'https://jerslevfoto.example',
    payments: site.payments,
  }).replaceAll('\u00a0', ' ');

describe('the versions of the terms', () => {
  const ofPictures = ['2025-06-24', '2026-11-23', '2026-11-29'];

  test.each([
    ['pictures alone', { licences: false, giftCards: false }, ofPictures],
    [
      'licences',
      { licences: localLicences, giftCards: false },
      [...ofPictures, '2026-11-26', '2026-11-30'],
    ],
    [
      'gift cards',
      { licences: false, giftCards: localGiftCards },
      [...ofPictures, '2026-11-27', '2026-12-01'],
    ],
    [
      'both',
      { licences: localLicences, giftCards: localGiftCards },
      [
        ...ofPictures,
        '2026-11-26',
        '2026-11-27',
        '2026-11-28',
        '2026-11-30',
        '2026-12-01',
        '2026-12-02',
      ],
    ],
  ] as const)('of a shop with %s: the last one applies', (_, shop, versions) => {
    expect(salesTermsVersionsOf(shop)).toEqual(versions.toSorted());
    expect(salesTermsVersionOf(shop)).toBe(versions.at(-1));
  });

  test('name those before them', () => {
    const earlier =
      '[24. juni 2025](/købsbetingelser/2025-06-24), ' +
      '[23. november 2026](/købsbetingelser/2026-11-23), ' +
      '[27. november 2026](/købsbetingelser/2026-11-27), ' +
      '[29. november 2026](/købsbetingelser/2026-11-29)';
    expect(versionNotice('2026-12-01', { licences: false, giftCards: localGiftCards })).toBe(
      `Her står den udgave, der gælder nu. Tidligere udgaver: ${earlier}.`,
    );
  });

  test.each([
    ['2025-06-24', '24. juni 2025'],
    ['24. juni 2025', '24. juni 2025'],
    ['2026-11-23', '23. november 2026'],
    ['noget andet', 'noget andet'],
  ])('%s began on %s', (stored, day) => {
    expect(salesTermsDate(stored)).toBe(day);
  });

  test.each([
    ['2025-06-24', '2025-06-24'],
    ['24. juni 2025', '2025-06-24'],
    ['2026-11-23', '2026-11-23'],
    ['2025-06-25', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ])('%s, as an order stores it, is %s', (stored, version) => {
    expect(findSalesTermsVersion(stored)).toBe(version);
  });

  test('take nothing back of what was specified', () => {
    const { '2025-06-24': specified, '2026-11-23': supplemented } = salesTermsDocuments;
    expect(supplemented.sections.slice(0, 10)).toEqual(specified.sections);
  });

  test('give each section an address of its own', () => {
    for (const { sections } of Object.values(salesTermsDocuments)) {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

test.each(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'] as const)(
  'the terms of %s name the body of today first, and no other one',
  (version) => {
    const all = text(version);
    expect(all).toContain('kan du klage til Mæglingsteamet for Forbrugerklager, Nævnenes Hus');
    expect(all.indexOf('Mæglingsteamet')).toBeLessThan(all.indexOf('Forbrugerklagenævnet'));
    expect(all).not.toContain('Center for Klageløsning');
    expect(all.slice(0, 120)).toContain(salesTermsDate(version));
  },
);

describe('the terms of a mail', () => {
  test('are those that were accepted', () => {
    for (const old of ['2025-06-24', '24. juni 2025']) {
      expect(text(old)).toContain('Der er ingen fortrydelsesret for digitalt indhold');
      expect(text(old)).not.toContain('Fortryd køb');
    }
    expect(text('2026-11-23')).toContain('Der er ingen fortrydelsesret for digitalt indhold');
    expect(text('2026-11-23')).toContain('Fortryd køb');
  });

  test('are those of today for a version that never was', () => {
    expect(text('noget andet')).toBe(text('2026-11-23'));
  });

  test('name the seller, and addresses that work outside the site', () => {
    const all = text('2026-11-23');
    expect(all).toContain('Jerslev Foto v/ Asta Vindfeldt Holm, Kirkevej 12, 9740 Jerslev.');
    expect(all).toContain('CVR-nr. 00000000');
    expect(all).toContain('skrive til kontakt@jerslevfoto.example eller ringe på +45 20 30 40 50.');
    expect(all).toContain('privatlivspolitikken (https://jerslevfoto.example/privatlivspolitik)');
    expect(all).toContain('8800 Viborg, https://naevneneshus.dk/.');
    expect(all).toContain('Sidst opdateret 24. juni 2025\nMed tillæg af 23. november 2026');
    expect(all).not.toMatch(/[{}[\]]|mailto:|tel:/);
  });

  test('hold the standard form line by line', () => {
    expect(text('2026-11-23')).toContain(
      [
        'Standardfortrydelsesformular',
        '',
        'Du behøver ikke bruge formularen. Den udfyldes og sendes kun, hvis du vil bruge fortrydelsesretten.',
        '',
        '- Til Jerslev Foto, Kirkevej 12, 9740 Jerslev, kontakt@jerslevfoto.example:',
        '- Jeg/vi (*) meddeler herved',
      ].join('\n'),
    );
  });
});
