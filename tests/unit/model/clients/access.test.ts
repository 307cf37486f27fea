import { describe, expect, test } from 'vitest';
import {
  galleryState,
  hashPin,
  linkFragment,
  parseLinkFragment,
  pinGate,
} from '#src/model/clients/access.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

describe('the link of a gallery', () => {
  const link = { galleryId: 'abc123', key: 'K'.repeat(32) };

  test('reads back what it writes, behind the #', () => {
    expect(linkFragment(link)).toBe(`#abc123-${'K'.repeat(32)}`);
    expect(parseLinkFragment(linkFragment(link))).toEqual(link);
  });

  test.each([
    '',
    '#',
    '#indhold',
    '#abc123',
    `#abc123-${'K'.repeat(31)}`,
    `#a/b-${'K'.repeat(32)}`,
  ])('%j is not whole', (fragment) => {
    expect(parseLinkFragment(fragment)).toBeUndefined();
  });
});

describe('a gallery', () => {
  const tomorrow = new Date('2026-06-02T12:00:00Z');

  test.each([
    [{ isOpen: true, expiresAt: tomorrow }, 'open'],
    [{ isOpen: false, expiresAt: tomorrow }, 'closed'],
    [{ isOpen: true, expiresAt: NOW }, 'expired'],
    [{ isOpen: false, expiresAt: NOW }, 'closed'],
  ])('%j is %s', (gallery, state) => {
    expect(galleryState(gallery, NOW)).toBe(state);
  });
});

describe('a PIN', () => {
  test('has another hash with another salt, and the same with the same', async () => {
    const hash = await hashPin('4711', 'salt');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashPin('4711', 'salt')).toBe(hash);
    expect(await hashPin('4711', 'pepper')).not.toBe(hash);
    expect(await hashPin('4712', 'salt')).not.toBe(hash);
  });

  const after = (count: number, seconds: number, pinSalt = 'salt') =>
    pinGate({ pinSalt, count, lastAt: secondsAgo(seconds) }, 'salt', NOW);

  test('may be tried at once after none, one or two mistakes', () => {
    expect(pinGate(undefined, 'salt', NOW)).toEqual({ kind: 'try' });
    expect(after(1, 0)).toEqual({ kind: 'try' });
    expect(after(2, 0)).toEqual({ kind: 'try' });
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

  test('is locked after ten, however long ago', () => {
    expect(after(10, 0)).toEqual({ kind: 'locked' });
    expect(after(10, 1_000_000)).toEqual({ kind: 'locked' });
  });

  test('begins anew when it is another PIN', () => {
    expect(after(10, 0, 'former salt')).toEqual({ kind: 'try' });
  });
});
