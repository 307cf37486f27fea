import { expect, test } from 'vitest';
import { SyntaxFault } from '../../../src/storage-rules/language/syntax.ts';
import { lex } from '../../../src/storage-rules/language/tokens.ts';

const kinds = (source: string) =>
  lex(source)
    .slice(0, -1)
    .map(({ kind, text }) => `${kind} ${text}`);

test.each([
  ['a1 $b _c', ['word a1', 'word $b', 'word _c']],
  ['0 12 1.5 .5 1.', ['int 0', 'int 12', 'float 1.5', 'float .5', 'float 1.']],
  ['01', ['int 0', 'int 1']],
  ['1e3', ['int 1', 'word e3']],
  ['a<=b&&c', ['word a', 'symbol <=', 'word b', 'symbol &&', 'word c']],
  ['/a-b/c.d', ['segment a-b', 'segment c.d']],
  ['/(default)/$(x)', ['segment (default)', 'symbol /', 'symbol $(', 'word x', 'symbol )']],
  ['4 / 2', ['int 4', 'symbol /', 'int 2']],
  ['4 /2', ['int 4', 'segment 2']],
  ['/a%20b', ['segment a b']],
  ['/a%ffb', ['segment a%ffb']],
  ['{x=**}', ['symbol {', 'word x', 'symbol =', 'symbol **', 'symbol }']],
  ['a // b\n/* c\n */ d', ['word a', 'word d']],
  [String.raw`'it\'s' "\x41\u00e6\101\n"`, ["string it's", 'string Aæ\u0041\n']],
])('%s', (source, expected) => {
  expect(kinds(source)).toEqual(expected);
});

test.each([
  ["b'abc'", [97, 98, 99]],
  [String.raw`b'\xff\0011'`, [255, 1, 49]],
  ["b'æ'", [195, 166]],
])('the bytes of %s', (source, expected) => {
  expect([...(lex(source)[0]?.bytes ?? [])]).toEqual(expected);
});

test('every token knows its line and column', () => {
  const places = lex("a\n  b /* x\n */ c 'd'").map(({ at }) => [at.line, at.column]);
  expect(places).toEqual([
    [1, 1],
    [2, 3],
    [3, 5],
    [3, 7],
    [3, 10],
  ]);
});

test.each([
  ["'abc", 1, "This string is never closed with '."],
  ["'a\nb'", 1, "This string is never closed with '."],
  [String.raw`'a\q'`, 3, String.raw`Strings know no escape \q.`],
  ['a /* b', 3, 'This comment is never closed with */.'],
  ['a ~', 3, "The character '~' has no meaning here."],
  ['a 😀', 3, "The character '😀' has no meaning here."],
])('%s is refused', (source, column, message) => {
  expect(() => lex(source)).toThrow(new SyntaxFault(message, { line: 1, column }));
});
