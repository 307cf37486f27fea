import { describe, expect, test } from 'vitest';
import {
  isAnalyticsCookie,
  isPageOpen,
  parseConsent,
  showsCookieBanner,
} from '#src/model/consent/consent.ts';

describe('cookies', () => {
  test.each([
    ['accepted', 'accepted'],
    ['declined', 'declined'],
    ['maybe', null],
    [null, null],
  ])('the stored choice %s reads as %s', (stored, expected) => {
    expect(parseConsent(stored)).toBe(expected);
  });

  test.each([
    [null, '/', true],
    [null, '/cookies-politik', true],
    ['declined', '/', true],
    ['declined', '/cookies-politik', false],
    ['accepted', '/', false],
  ] as const)('the banner when %s at %s: %s', (consent, path, expected) => {
    expect(showsCookieBanner(consent, path)).toBe(expected);
  });

  test.each([
    ['declined', '/', true],
    ['declined', '/cookies-politik', true],
    ['declined', '/privatlivspolitik', true],
    ['declined', '/k%C3%B8bsbetingelser', true],
    ['declined', '/cookies-declined', true],
    ['declined', '/ukendt', false],
    ['declined', '/kundegalleri', true],
    ['declined', '/portfolio', false],
    ['declined', '/login', false],
    [null, '/portfolio', true],
    ['accepted', '/portfolio', true],
  ] as const)('when %s, %s is open: %s', (consent, path, expected) => {
    expect(isPageOpen(consent, path)).toBe(expected);
  });

  test.each([
    ['_ga', true],
    ['_ga_ABC', true],
    ['_gid', true],
    ['ga', false],
    ['session', false],
  ])('%s measures visits: %s', (name, expected) => {
    expect(isAnalyticsCookie(name)).toBe(expected);
  });
});
