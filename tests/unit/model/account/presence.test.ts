import { expect, test } from 'vitest';
import {
  editedItemKey,
  isAdminOnline,
  isUserOnline,
  onlineCustomers,
  othersAtItem,
} from '#src/model/account/presence.ts';
import { day } from '../../../support/bareRecords.ts';

const now = day(10);
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test('somebody is online for five minutes after their last sign of life', () => {
  const isOnline = (seconds: number) => isUserOnline({ timestamp: ago(seconds) }, now);
  expect([-5, 0, 299, 300].map(isOnline)).toEqual([true, true, true, false]);
});

test('an administrator is online for two minutes, while flagged so', () => {
  expect(isAdminOnline({ online: true, lastSeen: ago(120) }, now)).toBe(true);
  expect(isAdminOnline({ online: true, lastSeen: ago(121) }, now)).toBe(false);
  expect(isAdminOnline({ online: false, lastSeen: ago(1) }, now)).toBe(false);
  expect(isAdminOnline({ online: true, lastSeen: undefined }, now)).toBe(false);
});

test('administrators are not among the people online', () => {
  const user = {
    ...{ uid: 'a', email: '', displayName: '', phoneNumber: '', currentPage: '/' },
    ...{ isOnline: true, isAdmin: false, lastSeen: now, timestamp: now },
  };
  const others = [
    { ...user, uid: 'b', isAdmin: true },
    { ...user, uid: 'c', timestamp: day(1) },
  ];
  expect(onlineCustomers([user, ...others], now).map(({ uid }) => uid)).toEqual(['a']);
});

test('an item names the others who have it open, and nobody silent for two minutes', () => {
  const at = (id: string, seconds: number) => ({ id, name: id.toUpperCase(), at: ago(seconds) });
  const presences = [at('me', 0), at('mette', 120), at('gone', 121), at('ahead', -5)];
  expect(othersAtItem(presences, 'me', now)).toEqual(['METTE', 'AHEAD']);
});

test('an item has a node of its own, whatever its id', () => {
  const key = (id: string) => editedItemKey({ kind: 'album', id });
  expect(key('Året rundt')).toBe('album:Året rundt');
  expect(key('a/b.c#d$e[f]')).toBe('album:a_b_c_d_e_f_');
});
