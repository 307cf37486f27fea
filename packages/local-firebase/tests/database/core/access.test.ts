import { describe, expect, test } from 'vitest';
import { ADMIN, readToken } from '../../../src/database/core/access.ts';
import { token } from '../support/token.ts';

const NOW = 1_700_000_000_000;
const SECONDS = NOW / 1000;
const CLAIMS = { sub: 'ann', aud: 'demo', exp: SECONDS + 60 };

describe('tokens', () => {
  test('of a signed-in user', () => {
    const claims = { ...CLAIMS, firebase: { sign_in_provider: 'password' } };
    expect(readToken(token(claims), NOW)).toEqual({
      isAdmin: false,
      auth: { uid: 'ann', provider: 'password', token: claims },
      expires: SECONDS + 60,
    });
  });

  test('of the owner', () => {
    expect(readToken('owner', NOW)).toBe(ADMIN);
  });

  test('of a mock user, which never runs out', () => {
    const mock = token({ ...CLAIMS, iat: 0, exp: 3600 });
    expect(readToken(mock, NOW)).toMatchObject({ auth: { uid: 'ann' }, expires: null });
  });

  test('of a database secret', () => {
    const secret = token({ v: 0, d: { uid: 'old' } });
    expect(readToken(secret, NOW).auth).toEqual({ uid: 'old', token: { uid: 'old' } });
    expect(readToken(token({ v: 0, admin: true }), NOW)).toBe(ADMIN);
  });

  test.each([
    ['', 'invalid_token'],
    ['a.b', 'invalid_token'],
    ['a.b.c', 'invalid_token'],
    ['..', 'invalid_token'],
    [token([]), 'invalid_token'],
    [token({ ...CLAIMS, sub: '' }), 'invalid_token'],
    [token({ ...CLAIMS, aud: 5 }), 'invalid_token'],
    [token({ ...CLAIMS, exp: 'soon' }), 'invalid_token'],
    [token({ ...CLAIMS, exp: SECONDS }), 'expired_token'],
  ])('%s is refused: %s', (text, code) => {
    expect(() => readToken(text, NOW)).toThrow(expect.objectContaining({ code }));
  });
});
