import { describe, expect, test } from 'vitest';
import {
  galleryState,
  hashPin,
  linkFragment,
  parseLinkFragment,
  pinGate,
  pinLock,
} from '#src/model/clients/access.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

test('the link of a gallery is read back from behind the #', () => {
  const link = { galleryId: 'abc123', key: 'K'.repeat(32) };
  expect(linkFragment(link)).toBe(`#abc123-${'K'.repeat(32)}`);
  expect(parseLinkFragment(linkFragment(link))).toEqual(link);
  const own = { ...link, chooserKey: 'A'.repeat(32) };
  expect(parseLinkFragment(linkFragment(own))).toEqual(own);
  for (const each of [link, own]) {
    const invited = { ...each, invited: 'a'.repeat(20) };
    expect(parseLinkFragment(linkFragment(invited))).toEqual(invited);
  }
});

const whole = `#abc123-${'K'.repeat(32)}`;

test.each([
  ...['', '#', '#indhold', '#abc123', `#abc123-${'K'.repeat(31)}`, `#a/b-${'K'.repeat(32)}`],
  ...[`${whole}-`, `${whole}-A`],
])('the link %j is not whole', (fragment) => {
  expect(parseLinkFragment(fragment)).toBeUndefined();
});

test('a gallery is open until it ends, unless it was closed', () => {
  const state = (isOpen: boolean, expiresAt: Date) => galleryState({ isOpen, expiresAt }, NOW);
  const tomorrow = secondsAgo(-24 * 60 * 60);
  expect([state(true, tomorrow), state(true, NOW)]).toEqual(['open', 'expired']);
  expect([state(false, tomorrow), state(false, NOW)]).toEqual(['closed', 'closed']);
});

describe('a PIN', () => {
  test('has another hash with another salt, and the same with the same', async () => {
    const hash = await hashPin('4711', 'salt');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashPin('4711', 'salt')).toBe(hash);
    expect(await hashPin('4711', 'pepper')).not.toBe(hash);
    expect(await hashPin('4712', 'salt')).not.toBe(hash);
  });

  const guess = { pinSalt: 'salt', visitor: 'me', now: NOW };
  const counted = (visitors: Record<string, number>, pinSalt = 'salt') => {
    const mistakes = Object.entries(visitors).map(([visitor, count]) => {
      return [visitor, { count, lastAt: NOW }] as const;
    });
    return { pinSalt, visitors: Object.fromEntries(mistakes) };
  };
  const after = (count: number, seconds: number, pinSalt = 'salt') =>
    pinGate({ pinSalt, visitors: { me: { count, lastAt: secondsAgo(seconds) } } }, guess);

  test('may be tried at once after none, one or two mistakes', () => {
    const gates = [pinGate(undefined, guess), after(1, 0), after(2, 0)];
    expect(gates.map(({ kind }) => kind)).toEqual(['try', 'try', 'try']);
  });

  test.each([
    [3, 2],
    [4, 4],
    [5, 8],
    [6, 16],
    [7, 32],
    [8, 60],
    [9, 60],
  ])('after %i mistakes waits %i seconds', (count, seconds) => {
    expect(after(count, 0)).toEqual({ kind: 'wait', seconds });
    expect(after(count, seconds - 0.5)).toEqual({ kind: 'wait', seconds: 1 });
    expect(after(count, seconds)).toEqual({ kind: 'try' });
  });

  test('is locked after ten, however long ago, until it is another PIN', () => {
    expect(after(10, 0)).toEqual({ kind: 'locked' });
    expect(after(10, 1_000_000)).toEqual({ kind: 'locked' });
    expect(after(10, 0, 'former salt')).toEqual({ kind: 'try' });
  });

  test('may be tried by others after the ten of one visitor, and by nobody after fifty', () => {
    const one = counted({ outsider: 10 });
    expect(pinGate(one, guess)).toEqual({ kind: 'try' });
    expect(pinGate(one, { ...guess, visitor: 'outsider' })).toEqual({ kind: 'locked' });
    const many = { a: 9, b: 9, c: 9, d: 9, e: 9, f: 4 };
    expect(pinGate(counted(many), guess)).toEqual({ kind: 'try' });
    expect(pinGate(counted({ ...many, g: 1 }), guess)).toEqual({ kind: 'locked' });
  });

  test.each([
    [{}, 'none'],
    [{ a: 9, b: 1 }, 'none'],
    [{ a: 10 }, 'some'],
    [{ a: 10, b: 10, c: 10, d: 10, e: 9 }, 'some'],
    [{ a: 10, b: 10, c: 10, d: 10, e: 10 }, 'all'],
  ])('after the wrong ones %j is locked for %s', (visitors, lock) => {
    expect(pinLock(counted(visitors), 'salt')).toBe(lock);
    expect(pinLock(counted(visitors, 'former salt'), 'salt')).toBe('none');
  });
});
