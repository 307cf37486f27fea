import '../../../support/sellLicences.ts';
import { expect, test } from 'vitest';
import { termsDocuments } from '#src/model/content/legal/terms.ts';
import { termsVersion, termsVersions } from '#src/model/content/legal/termsVersions.ts';

test('a shop with licences and gift cards has terms about both', () => {
  expect(termsVersion).toBe('2026-11-28');
  expect(termsVersions).toEqual([
    '2025-06-24',
    '2026-11-23',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ]);
  const { sections, updated } = termsDocuments['2026-11-28'];
  expect(updated).toBe('Sidst opdateret 28. november 2026');
  expect(sections.filter(({ id }) => id !== 'gavekort')).toEqual(
    termsDocuments['2026-11-26'].sections,
  );
  expect(sections.map(({ id }) => id)).toContain('gavekort');
});
