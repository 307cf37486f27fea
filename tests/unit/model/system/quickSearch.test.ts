import { describe, expect, test } from 'vitest';
import {
  lookupWord,
  quickSearch,
  type SearchEntry,
  withChoice,
} from '#src/model/system/quickSearch.ts';

const entry = (
  kind: SearchEntry['kind'],
  title: string,
  change: Partial<SearchEntry> = {},
): SearchEntry => ({
  ...{ id: `${kind}/${title}`, kind, title, detail: '', target: { kind: 'address', path: '/' } },
  ...change,
});
const titlesOf = (found: readonly SearchEntry[]) => found.map(({ title }) => title);

const entries = [
  entry('tab', 'Forside'),
  entry('tab', 'Albums'),
  entry('album', 'Året rundt ved havet', { detail: '12 billeder · 695,00 kr' }),
  entry('album', 'Havnen', { keywords: ['rejse'] }),
  entry('picture', 'Det åbne hav'),
  entry('order', 'Signe Overgaard', { numbers: ['ABCDEFGH', 'signe@kunde.example'] }),
];
/** What is found, each kind with its titles. */
const found = (query: string, all = entries) =>
  quickSearch(all, query).map((group) => [group.kind, ...titlesOf(group.entries)].join(': '));

describe('the quick search', () => {
  test('offers the tabs while nothing is typed', () => {
    for (const query of ['', '   ']) expect(found(query)).toEqual(['tab: Forside: Albums']);
  });

  test.each([
    ['hav', ['album: Havnen: Året rundt ved havet', 'picture: Det åbne hav']],
    ['ÅRET', ['album: Året rundt ved havet']],
    ['havet rundt', ['album: Året rundt ved havet']],
    ['rejse', ['album: Havnen']],
    ['abcdefgh', ['order: Signe Overgaard']],
    ['signe@kunde', ['order: Signe Overgaard']],
    ['695', ['album: Året rundt ved havet']],
    ['forside', ['tab: Forside']],
    ['aaret', ['album: Året rundt ved havet']],
    ['det abne', ['picture: Det åbne hav']],
    ['det aabne', ['picture: Det åbne hav']],
    ['hav måne', []],
  ])('finds for %j by every word, the nearest first', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test('finds accents and Danish letters by others, and the other way round', () => {
    const letters = [entry('album', 'Café Æbletræ'), entry('album', 'Oeresund')];
    expect(found('cafe aebletrae', letters)).toEqual(['album: Café Æbletræ']);
    expect(found('øresund', letters)).toEqual(['album: Oeresund']);
  });

  test('puts a title that fits before an order that only holds it', () => {
    const order = entry('order', 'Ida Holm', { keywords: ['Nordlys'] });
    const both = found('nord', [order, entry('picture', 'Nordlys')]);
    expect(both).toEqual(['picture: Nordlys', 'order: Ida Holm']);
  });

  test('puts what has the whole number first, however it is spaced', () => {
    const ida = entry('customer', 'Ida', { numbers: ['+45 20 30 40 50', '20304050'] });
    const all = [entry('picture', '20304050 lys'), ida];
    expect(found('20304050', all)).toEqual(['customer: Ida', 'picture: 20304050 lys']);
    expect(found('+45 20 30 40 50', all)).toEqual(['customer: Ida']);
  });

  test('sorts by the whole title, its beginning, its words, other words, parts of words', () => {
    const keywords = { keywords: ['skoven'] };
    const pictures = ['Regnskov', 'Den gamle skov', 'Skovsø', 'Skov'].map((title) =>
      entry('picture', title),
    );
    expect(found('skov', [entry('picture', 'Lysning', keywords), ...pictures])).toEqual([
      'picture: Skov: Skovsø: Den gamle skov: Lysning: Regnskov',
    ]);
  });

  test('offers what has a verb only to those who type it', () => {
    const approval = entry('action', 'Godkend Signe', { verb: 'godkend' });
    const kinds = ['signe', 'go', 'godk signe', ''].map((query) =>
      quickSearch([...entries, approval], query).map(({ kind }) => kind),
    );
    expect(kinds).toEqual([['order'], [], ['action'], ['tab']]);
  });

  test('shows six of a kind at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => entry('picture', `Klit ${index}`));
    expect(quickSearch(many, 'klit')[0]?.entries).toHaveLength(6);
  });
});

test('the orders of the past are asked for the longest word, of three letters or more', () => {
  const words = ['signe overgaard', 'ab', '', 'JF2025'].map(lookupWord);
  expect(words).toEqual(['overgaard', undefined, undefined, 'jf2025']);
});

test('recent choices come first while nothing is typed, the newest five, each once', () => {
  const chosen = Array.from('1234567', (title) => entry('album', title));
  const recent = [...chosen, ...chosen.slice(3, 4)].reduce(withChoice, []);
  expect(titlesOf(recent)).toEqual(['4', '7', '6', '5', '3']);
  const kinds = ['', 'rejse'].map((query) =>
    quickSearch(entries, query, recent).map(({ kind }) => kind),
  );
  expect(kinds).toEqual([['recent', 'tab'], ['album']]);
  // No decision is among them.
  expect(withChoice([], entry('action', 'Godkend', { verb: 'godkend' }))).toEqual([]);
});
