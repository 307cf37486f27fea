import '../../../support/sellLicences.ts';
import { expect, test } from 'vitest';
import { salesTermsDocuments } from '#src/model/content/legal/salesTerms.ts';
import {
  salesTermsVersion,
  salesTermsVersions,
} from '#src/model/content/legal/salesTermsVersions.ts';

test('a shop with licences and gift cards has terms about both', () => {
  expect(salesTermsVersion).toBe('2026-11-28');
  expect(salesTermsVersions).toEqual([
    '2025-06-24',
    '2026-11-23',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ]);
  const { sections, updated } = salesTermsDocuments['2026-11-28'];
  expect(updated).toBe('Sidst opdateret 28. november 2026');
  expect(sections.filter(({ id }) => id !== 'gavekort')).toEqual(
    salesTermsDocuments['2026-11-26'].sections,
  );
  expect(sections.map(({ id }) => id)).toContain('gavekort');
});
