import { describe, expect, test } from 'vitest';
import { databaseSpans, rulesSpans, type Span } from '../src/tokens.ts';

const shown = (spans: readonly Span[]) => spans.map(({ kind, text }) => `${kind} ${text}`);

describe('the words of rules', () => {
  test.each([
    {
      source: 'a.b >= 10 // end',
      words: ['word a', 'symbol .', 'word b', 'symbol >=', 'number 10'],
    },
    {
      source: 'match /a/{b=**}',
      words: [
        'word match',
        'segment /a',
        'symbol /',
        'symbol {',
        'word b',
        'symbol =',
        'symbol **',
        'symbol }',
      ],
    },
    { source: String.raw`'it\'s' /* x */ "a"`, words: [String.raw`string 'it\'s'`, 'string "a"'] },
    {
      source: "b'\\x00' == $(a)",
      words: ["other b'\\x00'", 'symbol ==', 'symbol $(', 'word a', 'symbol )'],
    },
  ])('$source', ({ source, words }) => {
    expect(shown(rulesSpans(source))).toEqual(words);
  });

  test('stand where they are found', () => {
    const source = 'allow get:\n  if f(1);';
    for (const { text, from, to } of rulesSpans(source)) expect(source.slice(from, to)).toBe(text);
  });
});

describe('the words of conditions in JSON', () => {
  test('are those of every rule, but not of indexes, keys and comments', () => {
    const source = `{
      // "no": "rule"
      "rules": { "a": { ".read": "auth", ".indexOn": ["b"], "c": { ".write": "1 < 2" } } }
    }`;
    expect(databaseSpans(source).map(shown)).toEqual([
      ['word auth'],
      ['number 1', 'symbol <', 'number 2'],
    ]);
  });

  test('keep their places behind escapes', () => {
    const source = String.raw`{ ".read": "a == \"x\" && b" }`;
    const spans = databaseSpans(source).flat();
    expect(shown(spans)).toEqual(['word a', 'symbol ==', 'string "x"', 'symbol &&', 'word b']);
    expect(spans.map(({ from, to }) => source.slice(from, to))).toEqual([
      'a',
      '==',
      String.raw`\"x\"`,
      '&&',
      'b',
    ]);
  });

  test('hold patterns, and divisions where a value stands before the slash', () => {
    const source = '{ ".write": "a.matches(/^[a/]+$/) && b / c" }';
    const kinds = databaseSpans(source).flat();
    expect(shown(kinds)).toContain('other /^[a/]+$/');
    expect(shown(kinds)).toContain('symbol /');
  });
});
