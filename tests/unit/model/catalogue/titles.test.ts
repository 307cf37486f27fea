import { expect, test } from 'vitest';
import { duplicateTitles, takenTitles, titlesOfOthers } from '#src/model/catalogue/titles.ts';

test.each([
  [['Hav', 'Skov'], []],
  [['Hav', 'hav '], ['hav ']],
  [['Hav', 'HAV', 'hav', 'Skov'], ['HAV']],
  [['ÅEN', 'åen'], ['åen']],
  [['Å', 'A'], []],
  [[], []],
])('duplicates in %j', (titles, expected) => {
  expect(duplicateTitles(titles)).toEqual(expected);
});

test.each([
  [['Hav'], ['hav'], ['Hav']],
  [['Hav', 'Skov'], ['Skov '], ['Skov']],
  [['Hav'], [], []],
])('%j against %j', (titles, existing, expected) => {
  expect(takenTitles(titles, existing)).toEqual(expected);
});

test('the titles besides that of one item', () => {
  const items = ['Hav', 'Skov', 'Hav'].map((title, index) => ({ id: String(index), title }));
  expect(titlesOfOthers(items, '0')).toEqual(['Skov', 'Hav']);
});
