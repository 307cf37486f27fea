import { describe, expect, test } from 'vitest';
import {
  lookupWord,
  quickSearch,
  withChoice,
  type SearchEntry,
} from '#src/model/system/quickSearch.ts';

const target = { kind: 'address', path: '/' } as const;

const entry = (
  kind: SearchEntry['kind'],
  title: string,
  change: Partial<SearchEntry> = {},
): SearchEntry => ({ id: `${kind}/${title}`, kind, title, detail: '', target, ...change });

const entries = [
  entry('tab', 'Forside'),
  entry('tab', 'Albums'),
  entry('album', 'Året rundt ved havet', { detail: '12 billeder · 695,00 kr' }),
  entry('album', 'Havnen', { keywords: ['rejse'] }),
  entry('picture', 'Det åbne hav'),
  entry('order', 'Signe Overgaard', { numbers: ['ABCDEFGH', 'signe@kunde.example'] }),
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
    ['aaret', [['album', 'Året rundt ved havet']]],
    ['det abne', [['picture', 'Det åbne hav']]],
    ['det aabne', [['picture', 'Det åbne hav']]],
    ['hav måne', []],
  ])('finds for %j by every word, the nearest first', (query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  test('puts a title that fits before an order that only holds it', () => {
    const order = entry('order', 'Ida Holm', { keywords: ['Nordlys'] });
    const groups = quickSearch([order, entry('picture', 'Nordlys')], 'nord');
    expect(groups.map(({ kind }) => kind)).toEqual(['picture', 'order']);
  });

  test('finds accents and Danish letters by others, and the other way round', () => {
    const letters = [entry('album', 'Café Æbletræ'), entry('album', 'Oeresund')];
    const found = (query: string) =>
      quickSearch(letters, query).flatMap((group) => group.entries.map(({ title }) => title));
    expect(found('cafe aebletrae')).toEqual(['Café Æbletræ']);
    expect(found('øresund')).toEqual(['Oeresund']);
  });

  test('puts what has the whole number first, however it is spaced', () => {
    const all = [
      entry('picture', '20304050 lys'),
      entry('customer', 'Ida Holm', { numbers: ['+45 20 30 40 50', '20304050'] }),
    ];
    expect(quickSearch(all, '20304050').map(({ kind }) => kind)).toEqual(['customer', 'picture']);
    expect(quickSearch(all, '+45 20 30 40 50').map(({ kind }) => kind)).toEqual(['customer']);
  });

  test('sorts by the whole title, its beginning, its words, other words, parts of words', () => {
    const all = [
      entry('picture', 'Regnskov'),
      entry('picture', 'Lysning', { keywords: ['skoven'] }),
      entry('picture', 'Den gamle skov'),
      entry('picture', 'Skovsø'),
      entry('picture', 'Skov'),
    ];
    expect(quickSearch(all, 'skov')[0]?.entries.map(({ title }) => title)).toEqual([
      'Skov',
      'Skovsø',
      'Den gamle skov',
      'Lysning',
      'Regnskov',
    ]);
  });

  test('offers what has a verb only to those who type it', () => {
    const approval = entry('action', 'Godkend Signe Overgaard', { verb: 'godkend' });
    const kinds = (query: string) =>
      quickSearch([...entries, approval], query).map(({ kind }) => kind);
    expect(kinds('signe')).toEqual(['order']);
    expect(kinds('go')).toEqual([]);
    expect(kinds('godk signe')).toEqual(['action']);
    expect(kinds('')).toEqual(['tab']);
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

describe('the recent choices', () => {
  const [first, second, third] = ['A', 'B', 'C'].map((title) => entry('album', title));

  test('come first while nothing is typed, the newest first and once', () => {
    if (!first || !second || !third) throw new Error('three entries are made above');
    const recent = [first, second, third, second].reduce(withChoice, []);
    expect(recent.map(({ title }) => title)).toEqual(['B', 'C', 'A']);
    expect(quickSearch(entries, '', recent).map(({ kind }) => kind)).toEqual(['recent', 'tab']);
    expect(quickSearch(entries, 'rejse', recent).map(({ kind }) => kind)).toEqual(['album']);
  });

  test('are five, and hold no decision', () => {
    const many = Array.from({ length: 7 }, (_, at) => entry('album', String(at)));
    expect(many.reduce(withChoice, []).map(({ title }) => title)).toEqual([
      '6',
      '5',
      '4',
      '3',
      '2',
    ]);
    expect(withChoice([], entry('action', 'Godkend', { verb: 'godkend' }))).toEqual([]);
  });
});
