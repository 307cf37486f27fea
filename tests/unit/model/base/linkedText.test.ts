import { expect, test } from 'vitest';
import { linkedText } from '#src/model/base/text.ts';

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
  ['Med [parentes] (og mere)', [{ text: 'Med [parentes] (og mere)' }]],
])('%j has its links apart', (text, parts) => {
  expect(linkedText(text)).toEqual(parts);
});
