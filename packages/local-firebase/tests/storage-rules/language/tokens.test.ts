import { expect, test } from 'vitest';
import { SyntaxFault } from '../../../src/storage-rules/language/syntax.ts';
import { lex } from '../../../src/storage-rules/language/tokens.ts';

test('an escape that is no text stays as it is written', () => {
  expect(lex('/a%ffb')[0]).toMatchObject({ kind: 'segment', text: 'a%ffb' });
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
