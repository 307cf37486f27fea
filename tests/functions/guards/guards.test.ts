import { describe, expect, test } from 'vitest';
import { isOwnOrigin } from '../../../functions/src/env.ts';
import {
  anonymous,
  bearerToken,
  requireRecentSignIn,
} from '../../../functions/src/guards/identity.ts';
import { rateWindow } from '../../../functions/src/guards/rateLimit.ts';
import { requesterOf } from '../../../functions/src/guards/request.ts';
import { mailRefusal } from '../../../functions/src/account/verificationMail.ts';

describe('whose pages are ours', () => {
  test.each([
    ['https://jerslevfoto.example', true],
    ['https://jerslevfoto.example.evil.example', false],
    ['http://jerslevfoto.example', false],
    ['https://shop.web.app', true],
    ['https://shop.firebaseapp.com', true],
    ['https://shop--preview-1a2b.web.app', true],
    ['https://shop2.web.app', false],
    ['https://evil-shop.web.app', false],
    ['https://shop.web.app.evil.example', false],
    ['http://shop.web.app', false],
    ['http://localhost:5002', false],
    ['null', false],
    ['', false],
  ])('%s: %s', (origin, isOurs) => {
    expect(isOwnOrigin(origin, 'shop', false)).toBe(isOurs);
  });

  test.each([
    ['http://localhost:5002', true],
    ['http://127.0.0.1:15002', true],
    ['http://127.0.0.1', true],
    ['https://127.0.0.1:5002', false],
    ['http://127.0.0.1.evil.example', false],
    ['http://localhost.evil.example:5002', false],
  ])('on this machine %s: %s', (origin, isOurs) => {
    expect(isOwnOrigin(origin, 'shop', true)).toBe(isOurs);
  });

  test('a project without a name owns nothing', () => {
    expect(isOwnOrigin('https://-.web.app', '', false)).toBe(false);
  });
});

describe('the token of a request', () => {
  test('is what follows the word Bearer', () => {
    expect(bearerToken('Bearer aa.b-b.c_c')).toBe('aa.b-b.c_c');
  });

  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer a.b',
    'Basic a.b.c',
    'Bearer a.b.c d',
    'Bearer a.b.ø',
  ])('is missing in "%s"', (header) => {
    expect(() => bearerToken(header)).toThrow(expect.objectContaining({ status: 401 }) as Error);
  });
});

describe('a recent sign-in', () => {
  const now = new Date('2026-01-03T10:00:00Z');
  const rule = {
    maxAgeMs: 5 * 60_000,
    now,
    operation: { fallback: '', codes: { 'auth/requires-recent-login': 'again' } },
  };
  const ago = (ms: number) => ({ signedInAt: new Date(now.getTime() - ms) });

  test.each([0, 299_000, 300_000, -60_000])('%d ms ago', (ms) => {
    expect(() => requireRecentSignIn(ago(ms), rule)).not.toThrow();
  });

  test('a moment too long ago', () => {
    const ask = () => requireRecentSignIn(ago(300_001), rule);
    const refused = { status: 401, code: 'auth/requires-recent-login', text: 'again' };
    expect(ask).toThrow(expect.objectContaining(refused) as Error);
  });
});

describe('the window in which requests are counted', () => {
  const limit = { requests: 5, windowSeconds: 60 };
  const at = new Date('2026-01-03T10:00:30Z');
  const asked = { name: 'deleteAccount', subject: 'u1', at };

  test('ends at a full minute, and does not tell whose it is', () => {
    const { key, endsAt } = rateWindow(limit, asked);
    expect(endsAt).toEqual(new Date('2026-01-03T10:01:00Z'));
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(rateWindow(limit, { ...asked, at: new Date('2026-01-03T10:00:59Z') }).key).toBe(key);
  });

  test.each([
    { name: 'secureDownload' },
    { subject: 'u2' },
    { at: new Date('2026-01-03T10:01:00Z') },
  ])('is another one for %j', (changes) => {
    const { key } = rateWindow(limit, { ...asked, ...changes });
    expect(key).not.toBe(rateWindow(limit, asked).key);
  });
});

describe('where a request comes from', () => {
  const subjectFrom = (address: string) =>
    anonymous({ headers: { 'x-forwarded-for': address }, socket: {} }, true);

  test.each([
    [{ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }, '203.0.113.7'],
    [{ 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
    [{ 'x-forwarded-for': '198.51.100.1, ' }, '198.51.100.1'],
    [{ 'x-forwarded-for': ' ' }, '10.0.0.2'],
    [{}, '10.0.0.2'],
    [{ 'x-forwarded-for': 'x'.repeat(5000) }, 'x'.repeat(300)],
  ])('is what the platform has appended to %j', (headers, address) => {
    expect(requesterOf({ headers, socket: { remoteAddress: '10.0.0.2' } }, true).address).toBe(
      address,
    );
  });

  test('is never taken from the header where nothing is in front of the functions', () => {
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    const socket = { remoteAddress: '127.0.0.1' };
    expect(requesterOf({ headers, socket }, false).address).toBe('127.0.0.1');
  });

  test('counts somebody without a sign-in, whatever the header claims before', async () => {
    const subjects = ['198.51.100.1', '198.51.100.2'].map((claimed) =>
      subjectFrom(`${claimed}, 203.0.113.7`),
    );
    expect(await Promise.all(subjects)).toEqual([
      { subject: '203.0.113.7' },
      { subject: '203.0.113.7' },
    ]);
  });

  test.each([
    ['2001:db8:1:2::7', '2001:DB8:0001:0002:a:b:c:d'],
    ['2001:db8::1', '2001:db8:0:0:5::'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('counts %s and %s as one', async (first, second) => {
    expect(await subjectFrom(first)).toEqual(await subjectFrom(second));
  });

  test.each([
    ['2001:db8:1:2::7', '2001:db8:1:3::7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8::1:2:3:4', '2001:db8:1:2:3:4::'],
  ])('counts %s and %s apart', async (first, second) => {
    expect(await subjectFrom(first)).not.toEqual(await subjectFrom(second));
  });

  test('a long browser name is cut', () => {
    const headers = { 'user-agent': 'a'.repeat(5000) };
    expect(requesterOf({ headers, socket: {} }).userAgent).toHaveLength(300);
  });
});

describe('what the sign-in service answers', () => {
  test.each([
    ['EMAIL_EXISTS', 409, 'auth/email-already-in-use'],
    ['INVALID_NEW_EMAIL', 400, 'auth/invalid-email'],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 401, 'auth/requires-recent-login'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : wait', 429, 'auth/too-many-requests'],
    ['OPERATION_NOT_ALLOWED', 502, 'service-failed'],
    ['', 502, 'service-failed'],
  ])('%s', (message, status, code) => {
    expect(mailRefusal(message)).toMatchObject({ status, code });
  });
});
