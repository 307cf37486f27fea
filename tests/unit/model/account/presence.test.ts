import { describe, expect, test } from 'vitest';
import { isAdminOnline, isUserOnline, onlineCustomers } from '#src/model/account/presence.ts';
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
