import { expect, test } from 'vitest';
import { withAutomaticPayment } from '#src/model/content/legal/automaticPayment.ts';
import { privacyDocument } from '#src/model/content/legal/privacy.ts';

test('a shop that takes payments by itself says so beside everything else', () => {
  const { sections, ...others } = withAutomaticPayment(privacyDocument);
  expect(privacyDocument).toMatchObject(others);
  expect(sections.slice(0, -1)).toEqual(privacyDocument.sections);
  const { id, paragraphs } = sections.at(-1) ?? {};
  expect(id).toBe('betaling');
  expect(paragraphs?.[0]).toMatch(/^Betalingen foregår hos Vipps MobilePay/);
  expect(privacyDocument.sections.map((section) => section.id)).not.toContain('betaling');
});
