import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginRules, parseLoginIdentifier, safeRedirect } from '#src/model/account/login.ts';
import { firstProblem } from '#src/model/base/formRules.ts';
import { testFormRules } from '../support/formRules.ts';

describe('signing in', () => {
  const right = { emailOrPhone: 'kunde@x.dk', password: 'x', remember: false };
  testFormRules(() => loginRules, right, {
    'Udfyld venligst alle felter': [{ password: '' }, { emailOrPhone: ' ' }],
    'Indtast venligst en gyldig email adresse': [{ emailOrPhone: 'kunde@' }],
    'Indtast venligst en gyldig email adresse eller dansk mobilnummer (8 cifre)': [
      { emailOrPhone: '1234' },
    ],
  });

  test('by a mobile number, and with one message for an empty form', () => {
    const byPhone = { ...right, emailOrPhone: '20 30 40 50' };
    expect(firstProblem(loginRules, byPhone)).toBeUndefined();
    const empty = { ...right, emailOrPhone: ' ', password: '' };
    expect(firstProblem(loginRules, empty)).toEqual({
      field: 'emailOrPhone',
      message: 'Udfyld venligst alle felter',
    });
  });

  test.each(['kunde@x.dk', ' kunde@x.dk '])('%j is an address', (typed) => {
    expect(parseLoginIdentifier(typed)).toEqual({ kind: 'email', email: 'kunde@x.dk' });
  });

  test.each(['20304050', '20 30 40 50', '+45 20 30 40 50'])('%j is a number', (typed) => {
    expect(parseLoginIdentifier(typed)).toEqual({ kind: 'phone', phone: '+4520304050' });
  });

  test('anything else is neither', () => {
    const kinds = (typed: string[]) => typed.map((each) => parseLoginIdentifier(each).kind);
    expect(new Set(kinds(['kunde@', '@']))).toEqual(new Set(['invalid-email']));
    const others = ['10304050', '2030405', '203040506', '4520304050', '+4620304050', 'kunde', ''];
    expect(new Set(kinds(others))).toEqual(new Set(['invalid']));
  });
});

describe('the page after signing in', () => {
  test.each([
    ['/admin-dashboard?tab=priser', '/admin-dashboard?tab=priser'],
    ['/enkeltbilleder?kategori=nature#top', '/enkeltbilleder?kategori=nature#top'],
    ['/profile', '/profile'],
    ['/k%C3%B8bsbetingelser', '/k%C3%B8bsbetingelser'],
    ['/portfolio/../kontakt', '/kontakt'],
  ])('is that of %s', (target, expected) => {
    expect(safeRedirect(target)).toBe(expected);
  });

  test.each([
    ...[null, '', 'https://evil.example', '//evil.example', '///evil.example', '/\\evil.example'],
    ...[
      '/\t/evil.example',
      '/\n/evil.example',
      '\\/evil.example',
      'javascript:alert(1)',
      'kontakt',
    ],
    ...['/ukendt', '/login?redirect=/login', '/register', '/.//evil.example', '/%2F/evil.example'],
    '/@evil.example',
  ])('is home for %j', (target) => {
    expect(safeRedirect(target)).toBe('/');
  });

  test('never leaves the site', () => {
    const pieces = [
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
    ];
    const piece = fc.constantFrom(...pieces, '?', '#');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (target) => {
        const here = 'https://jerslevfoto.example';
        const there = new URL(safeRedirect(target.join('')), here);
        expect(there.origin).toBe(here);
      }),
      { numRuns: 2000 },
    );
  });
});
