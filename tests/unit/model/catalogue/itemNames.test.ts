import { expect, test } from 'vitest';
import { isMeantBy, isNamedWell, namesFor, renamed } from '#src/model/catalogue/itemNames.ts';

const nameOf = (title: string) => namesFor({ id: 'Ab3xQ', title })[0];

test.each([
  ['Nordlys ved Råbjerg Mile', 'nordlys-ved-raabjerg-mile'],
  ['Karen-Marie & Søren – forår/sommer', 'karen-marie-soeren-foraar-sommer'],
  ['Café Müller, 1. maj', 'cafe-muller-1-maj'],
  ['🌊🌊', 'ab3xq'],
])('%s is called %s', (title, name) => {
  expect(nameOf(title)).toBe(name);
});

test('of items with one title the last name that is tried is its own', () => {
  const names = namesFor({ id: 'Ab3xQ', title: 'Nordlys' });
  expect(names.slice(0, 2)).toEqual(['nordlys', 'nordlys-2']);
  expect(names.at(-1)).toBe('nordlys-ab3xq');
});

test('a name fits until its item gets another title, and leads to it still', () => {
  const item = { id: 'Ab3xQ', title: 'Nordlys', slug: 'nordlys-2' };
  expect(isNamedWell(item)).toBe(true);
  expect(isNamedWell({ ...item, title: 'Nord' })).toBe(false);
  const away = { ...item, ...renamed(item, 'nord') };
  expect(away).toMatchObject({ slug: 'nord', formerSlugs: ['nordlys-2'] });
  expect(renamed(away, 'nordlys-2')).toEqual({ slug: 'nordlys-2', formerSlugs: ['nord'] });
});

test('an address means an item by its name or its id, and none when it says nothing', () => {
  const item = { id: 'Ab3xQ', slug: 'nordlys' };
  expect([item.id, item.slug, 'nord', undefined].map((key) => isMeantBy(key)(item))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
