import { describe, expect, test } from 'vitest';
import { lookupWord, quickSearch, type SearchEntry } from '#src/model/system/quickSearch.ts';

const entry = (
  kind: SearchEntry['kind'],
  title: string,
  change: Partial<SearchEntry> = {},
): SearchEntry => ({ id: `${kind}/${title}`, kind, title, detail: '', path: '/', ...change });

const entries = [
  entry('tab', 'Forside'),
  entry('tab', 'Albums'),
  entry('album', 'Året rundt ved havet', { detail: '12 billeder · 695,00 kr' }),
  entry('album', 'Havnen', { keywords: ['rejse'] }),
  entry('picture', 'Det åbne hav'),
  entry('order', 'Signe Overgaard', { keywords: ['ABCDEFGH', 'signe@kunde.example'] }),
];

const titles = (query: string) =>
  quickSearch(entries, query).map(({ kind, entries: found }) => [
    kind,
    ...found.map(({ title }) => title),
  ]);

describe('the quick search', () => {
  test.each(['', '   '])('offers the tabs while nothing is typed (%j)', (query) => {
    expect(titles(query)).toEqual([['tab', 'Forside', 'Albums']]);
  });

  test.each([
    [
      'hav',
      [
        ['album', 'Havnen', 'Året rundt ved havet'],
        ['picture', 'Det åbne hav'],
      ],
    ],
    ['ÅRET', [['album', 'Året rundt ved havet']]],
    ['havet rundt', [['album', 'Året rundt ved havet']]],
    ['rejse', [['album', 'Havnen']]],
    ['abcdefgh', [['order', 'Signe Overgaard']]],
    ['signe@kunde', [['order', 'Signe Overgaard']]],
    ['695', [['album', 'Året rundt ved havet']]],
    ['forside', [['tab', 'Forside']]],
    ['hav måne', []],
  ])('finds for %j by every word, the nearest first', (query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  test('puts a title that fits before an order that only holds it', () => {
    const order = entry('order', 'Ida Holm', { keywords: ['Nordlys'] });
    const groups = quickSearch([order, entry('picture', 'Nordlys')], 'nord');
    expect(groups.map(({ kind }) => kind)).toEqual(['picture', 'order']);
  });

  test('shows six of a kind at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => entry('picture', `Klit ${index}`));
    expect(quickSearch(many, 'klit')[0]?.entries).toHaveLength(6);
  });
});

test.each([
  ['signe overgaard', 'overgaard'],
  ['ab', undefined],
  ['', undefined],
  ['JF2025', 'jf2025'],
])('the orders of the past are asked for the word of %j that says most', (query, word) => {
  expect(lookupWord(query)).toBe(word);
});
