import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  duplicateTitles,
  takenTitles,
  titlesOfOthers,
  toSlug,
} from '#src/model/catalogue/titles.ts';

test('titles are the same whatever their case and the spaces around them', () => {
  expect(duplicateTitles(['Hav', 'Skov'])).toEqual([]);
  expect(duplicateTitles(['Hav', 'hav '])).toEqual(['hav ']);
  expect(duplicateTitles(['Hav', 'HAV', 'hav', 'Skov'])).toEqual(['HAV']);
  expect(duplicateTitles(['ÅEN', 'åen', 'Å', 'A'])).toEqual(['åen']);
  expect(takenTitles(['Hav', 'Skov'], ['Skov ', 'ÅEN'])).toEqual(['Skov']);
  expect(takenTitles(['Hav'], [])).toEqual([]);
});

test('the titles besides that of one item', () => {
  const items = ['Hav', 'Skov', 'Hav'].map((title, index) => ({ id: String(index), title }));
  expect(titlesOfOthers(items, '0')).toEqual(['Skov', 'Hav']);
});

test.each([
  ['Portrætter', 'portraetter'],
  ['Børn & Familie', 'boern-familie'],
  ['ÅLBORG i ØSTJYLLAND', 'aalborg-i-oestjylland'],
  ['A\u030Arhus', 'aarhus'],
  ['  to   ord  ', 'to-ord'],
  ['Sort-hvid', 'sorthvid'],
  ['Café 2025!', 'caf-2025'],
  ['🙂', ''],
])('the slug of %j is %j', (name, expected) => {
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

test('case and outer spaces make no other slug', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-cæøåA-CÆØÅ 12-]*$/), (name) => {
      expect(toSlug(` ${name.toUpperCase()} `)).toBe(toSlug(name));
    }),
  );
});
