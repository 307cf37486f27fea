import { describe, expect, test } from 'vitest';
import { legalParty } from '#src/config/legalParty.ts';
import { site } from '#src/config/site.ts';
import { salesTermsDocuments, salesTermsText } from '#src/model/content/legal/allSalesTerms.ts';
import { licenceIds } from '#src/model/licences/licence.ts';
import { licensedSections, licenceText } from '#src/model/licences/rights.ts';
import { licenceFile } from '#src/model/purchases/licenceFile.ts';

const ORIGIN = 'https://jerslevfoto.example';
const WIDE = 'må bruge dem privat og erhvervsmæssigt';
const text = (version: string) =>
  salesTermsText(version, legalParty(site), {
    origin: ORIGIN,
    payments: site.payments,
  });

describe('the terms of a shop with licences', () => {
  test('say the rights of each licence, and give none of them to all', () => {
    const all = text('2026-11-26');
    expect(all).not.toContain(WIDE);
    for (const title of ['Licensen Privat', 'Licensen Sociale medier', 'Licensen Erhverv']) {
      expect(all).toContain(`\n\n${title}\n\n`);
    }
    expect(all).toContain('Prisen ved et billede på siden er prisen med licensen Privat.');
    expect(all).toContain('Sidst opdateret 26. november 2026');
    expect(all).not.toContain('Med tillæg af 23. november 2026\n');
  });

  test('change nothing of earlier orders, and nothing but the licence', () => {
    for (const old of ['2025-06-24', '2026-11-23']) {
      expect(text(old)).toContain(WIDE);
      expect(text(old)).not.toContain('Licensen Privat');
    }
    const others = (version: '2026-11-23' | '2026-11-26') =>
      salesTermsDocuments[version].sections.filter(
        ({ id }) => id !== 'brug' && !id.startsWith('licens'),
      );
    expect(others('2026-11-26')).toEqual(others('2026-11-23'));
    const ids = salesTermsDocuments['2026-11-26'].sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the licence of an archive', () => {
  const thing = (itemName: string, licenceId?: (typeof licenceIds)[number]) => ({
    purchaseId: 'JF20260301ABCDEF001',
    itemName,
    licenceId,
  });
  const file = (...things: ReturnType<typeof thing>[]) =>
    licenceFile(legalParty(site), ORIGIN, licensedSections(things));

  test('says what was bought with each, and the rights of no other', () => {
    const all = file(
      thing('Hav', 'private'),
      thing('Klit', 'commercial'),
      thing('Hede', 'private'),
    );
    expect(all).toContain('Licensen Privat\r\n');
    expect(all).toContain('\r\nOrdre JF20260301ABCDEF001: Hav, Hede\r\n');
    expect(all).toContain('Licensen Erhverv\r\n');
    expect(all).toContain('\r\nOrdre JF20260301ABCDEF001: Klit\r\n');
    expect(all).toContain('For alle licenser\r\n');
    expect(all).not.toContain('Licensen Sociale medier\r\n');
    expect(all).not.toContain(WIDE);
  });

  test('keeps apart what was bought before there were several', () => {
    const all = file(thing('Hav'), thing('Klit', 'private'));
    expect(all.indexOf(WIDE)).toBeLessThan(all.indexOf('Ordre JF20260301ABCDEF001: Hav\r\n'));
    expect(all).toContain('Licensen Privat\r\n');
  });
});

test('the terms of use in a picture begin with the name of its licence', () => {
  expect(licenceText('commercial')).toMatch(/^Licensen Erhverv\. .*Købte billeder er royaltyfri\./);
  expect(licenceText(undefined)).toMatch(/^Købte billeder er royaltyfri\./);
  expect(licenceIds.map(licenceText).filter((words) => words.includes(WIDE))).toEqual([]);
});
