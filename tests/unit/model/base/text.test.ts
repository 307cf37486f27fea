import { expect, test } from 'vitest';
import {
  compactDay,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
} from '#src/model/base/dates.ts';
import { joinFacts, linkedText, shorten, withNoBreakSpaces } from '#src/model/base/text.ts';
import { parseTheme } from '#src/model/base/theme.ts';

test('times are those of Copenhagen', () => {
  const noon = new Date('2025-06-24T10:05:09Z');
  expect(formatDate(noon)).toBe('24.6.2025');
  expect(formatLongDate(noon)).toBe('24. juni 2025');
  expect(formatDateTime(noon)).toBe('24.6.2025, 12.05');
  expect(formatTime(noon)).toBe('12.05.09');
});

test('a day ends at midnight in Copenhagen, in summer and in winter', () => {
  const days = ['2025-06-23T21:59:59Z', '2025-06-23T22:00:00Z', '2025-12-31T22:59:59Z'];
  const dayOf = (moment: string) => compactDay(new Date(moment));
  expect(days.map(dayOf)).toEqual(['20250623', '20250624', '20251231']);
  expect(dayOf('2025-12-31T23:00:00Z')).toBe('20260101');
});

test('an amount or a number has no place where a line could end', () => {
  expect(withNoBreakSpaces('+45 20 30 40 50')).toBe('+45\u00a020\u00a030\u00a040\u00a050');
  expect(withNoBreakSpaces('1.794,00 kr')).toBe('1.794,00\u00a0kr');
});

test('facts are joined by dots that never begin a line, without those that are missing', () => {
  const facts = ['2 billeder', '', undefined, false, '95,00 kr'] as const;
  expect(joinFacts([...facts])).toBe('2 billeder\u00a0· 95,00 kr');
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
  ['[1 [Alt](/kontakt)', [{ text: '[1 ' }, { text: 'Alt', href: '/kontakt' }]],
  ['Med [parentes] (og mere)', [{ text: 'Med [parentes] (og mere)' }]],
])('%j has its links apart', (text, parts) => {
  expect(linkedText(text)).toEqual(parts);
});

test('a text is shortened by characters as they are seen, without a space at its end', () => {
  expect(shorten('kort', 10)).toBe('kort');
  expect(shorten('præcis ti!', 10)).toBe('præcis ti!');
  expect(shorten('lidt for lang', 10)).toBe('lidt for…');
  expect(shorten('🙂🙂🙂', 2)).toBe('🙂…');
});

test('a kept theme is light or dark', () => {
  const kept = ['light', 'dark', 'neon', '', null, undefined];
  expect(kept.map(parseTheme).filter(Boolean)).toEqual(['light', 'dark']);
});
