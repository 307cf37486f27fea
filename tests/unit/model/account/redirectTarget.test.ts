import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from '#src/model/account/login.ts';

test.each([
  ['/admin-dashboard?tab=priser', '/admin-dashboard?tab=priser'],
  ['/enkeltbilleder?kategori=nature#top', '/enkeltbilleder?kategori=nature#top'],
  ['/profile', '/profile'],
  ['/k%C3%B8bsbetingelser', '/k%C3%B8bsbetingelser'],
  ['/portfolio/../kontakt', '/kontakt'],
])('%s is followed', (target, expected) => {
  expect(safeRedirect(target)).toBe(expected);
});

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  'kontakt',
  '/ukendt',
  '/login?redirect=/login',
  '/register',
  '/.//evil.example',
  '/%2F/evil.example',
  '/@evil.example',
])('%j leads home', (target) => {
  expect(safeRedirect(target)).toBe('/');
});

test('no target leaves the site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    'evil.example',
    '@',
    ':',
    '.',
    '%2f',
    '\t',
    'kontakt',
    'http:',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const here = 'https://jerslevfoto.example';
      const there = new URL(safeRedirect(pieces.join('')), here);
      expect(there.origin).toBe(here);
    }),
    { numRuns: 2000 },
  );
});
