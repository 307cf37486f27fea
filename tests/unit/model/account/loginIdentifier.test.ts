import { describe, expect, test } from 'vitest';
import { parseLoginIdentifier } from '#src/model/account/login.ts';

describe('signing in with', () => {
  test.each([
    ['kunde@x.dk', { kind: 'email', email: 'kunde@x.dk' }],
    [' kunde@x.dk ', { kind: 'email', email: 'kunde@x.dk' }],
    ['20304050', { kind: 'phone', phone: '+4520304050' }],
    ['20 30 40 50', { kind: 'phone', phone: '+4520304050' }],
    ['+45 20 30 40 50', { kind: 'phone', phone: '+4520304050' }],
    ['kunde@', { kind: 'invalid-email' }],
    ['@', { kind: 'invalid-email' }],
    ['10304050', { kind: 'invalid' }],
    ['2030405', { kind: 'invalid' }],
    ['203040506', { kind: 'invalid' }],
    ['4520304050', { kind: 'invalid' }],
    ['+4620304050', { kind: 'invalid' }],
    ['kunde', { kind: 'invalid' }],
    ['', { kind: 'invalid' }],
  ])('%j', (typed, expected) => {
    expect(parseLoginIdentifier(typed)).toEqual(expected);
  });
});
