import { expect, test } from 'vitest';
import { joinFacts, linkedText, shorten, withNoBreakSpaces } from '#src/model/base/text.ts';

test('an amount or a number has no place where a line could end', () => {
  expect(withNoBreakSpaces('+45 20 30 40 50')).toBe('+45\u00a020\u00a030\u00a040\u00a050');
  expect(withNoBreakSpaces('1.794,00 kr')).toBe('1.794,00\u00a0kr');
});

test.each([
  ['', []],
  ['Ingen links.', [{ text: 'Ingen links.' }]],
  [
    'Skriv til [a@b.dk](mailto:a@b.dk) eller [ring](tel:+4520).',
    [
      { text: 'Skriv til ' },
      { text: 'a@b.dk', href: 'mailto:a@b.dk' },
      { text: ' eller ' },
      { text: 'ring', href: 'tel:+4520' },
      { text: '.' },
    ],
  ],
  ['[Alt](/kontakt)', [{ text: 'Alt', href: '/kontakt' }]],
  ['[1 [Alt](/kontakt)', [{ text: '[1 ' }, { text: 'Alt', href: '/kontakt' }]],
  ['Med [parentes] (og mere)', [{ text: 'Med [parentes] (og mere)' }]],
])('%j has its links apart', (text, parts) => {
  expect(linkedText(text)).toEqual(parts);
});

test.each([
  ['kort', 10, 'kort'],
  ['præcis ti!', 10, 'præcis ti!'],
  ['lidt for lang', 10, 'lidt for…'],
  ['🙂🙂🙂', 2, '🙂…'],
])('%j is shortened to %i characters', (text, length, expected) => {
  expect(shorten(text, length)).toBe(expected);
});

test('facts are joined by dots that never begin a line, without those that are missing', () => {
  expect(joinFacts(['2 billeder', '', undefined, false, '95,00 kr'])).toBe(
    '2 billeder\u00a0· 95,00 kr',
  );
});
