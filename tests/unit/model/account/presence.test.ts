import { describe, expect, test } from 'vitest';
import {
  isAdminOnline,
  isUserOnline,
  onlineCustomers,
  editedItemKey,
  othersAtItem,
} from '#src/model/account/presence.ts';
import { day } from '../../../support/bareRecords.ts';

const now = day(10);
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('presence', () => {
  test.each([
    [0, true],
    [299, true],
    [300, false],
    [-5, true],
  ])('an entry of %i seconds ago is online: %s', (seconds, expected) => {
    expect(isUserOnline({ timestamp: ago(seconds) }, now)).toBe(expected);
  });

  test.each([
    [true, ago(120), true],
    [true, ago(121), false],
    [false, ago(1), false],
    [true, undefined, false],
  ])('an administrator, flagged %s, seen %s: %s', (online, lastSeen, expected) => {
    expect(isAdminOnline({ online, lastSeen }, now)).toBe(expected);
  });

  test('administrators are not among the people online', () => {
    const user = {
      uid: 'a',
      email: '',
      displayName: '',
      phoneNumber: '',
      currentPage: '/',
      isOnline: true,
      isAdmin: false,
      lastSeen: now,
      timestamp: now,
    };
    const users = [
      user,
      { ...user, uid: 'b', isAdmin: true },
      { ...user, uid: 'c', timestamp: day(1) },
    ];
    expect(onlineCustomers(users, now).map(({ uid }) => uid)).toEqual(['a']);
  });
});

describe('an item that several have open', () => {
  const at = (id: string, seconds: number) => ({ id, name: id.toUpperCase(), at: ago(seconds) });

  test('names the others, and nobody who has not been heard of for two minutes', () => {
    const presences = [at('me', 0), at('mette', 120), at('gone', 121), at('ahead', -5)];
    expect(othersAtItem(presences, 'me', now)).toEqual(['METTE', 'AHEAD']);
  });

  test('has a node of its own, whatever its id', () => {
    const key = (id: string) => editedItemKey({ kind: 'album', id });
    expect(key('Året rundt')).toBe('album:Året rundt');
    expect(key('a/b.c#d$e[f]')).toBe('album:a_b_c_d_e_f_');
  });
});
