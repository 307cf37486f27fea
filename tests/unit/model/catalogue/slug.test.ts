import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSlug } from '#src/model/catalogue/titles.ts';

test.each([
  ['Natur', 'natur'],
  ['Portrætter', 'portraetter'],
  ['Børn & Familie', 'boern-familie'],
  ['ÅLBORG i ØSTJYLLAND', 'aalborg-i-oestjylland'],
  ['A\u030Arhus', 'aarhus'],
  ['  to   ord  ', 'to-ord'],
  ['Sort-hvid', 'sorthvid'],
  ['Café 2025!', 'caf-2025'],
  ['🙂', ''],
  ['', ''],
])('%s becomes %s', (name, expected) => {
  expect(toSlug(name)).toBe(expected);
});

test('a slug holds nothing but words of letters and digits, joined by hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(toSlug(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(toSlug(name).length).toBeLessThanOrEqual(60);
    }),
  );
});

test('case and outer spaces do not matter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-cæøåA-CÆØÅ 12-]*$/), (name) => {
      expect(toSlug(` ${name.toUpperCase()} `)).toBe(toSlug(name));
    }),
  );
});
