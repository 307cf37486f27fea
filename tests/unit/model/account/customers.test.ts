import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  customerSummaries,
  orphanedProfiles,
  phoneLabel,
  searchUsers,
  userRecordFrom,
  userRecordFromProfile,
} from '#src/model/account/customers.ts';
import { userProfileSchema, userRecordSchema } from '#src/model/account/schema.ts';
import { viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { day, purchase, purchaseItem } from '../../../support/bareRecords.ts';

const owner = 'ejer@jerslevfoto.example';

describe('customers', () => {
  const items = (...names: string[]) => names.map((name) => purchaseItem({ id: name, name }));
  const order = (id: string, fields: Parameters<typeof purchase>[0]) =>
    viewOfPurchase(purchase({ id, userEmail: 'ida@x.dk', paymentStatus: 'completed', ...fields }));

  const orders = [
    order('1', {
      ...{ purchaseDate: day(1), totalAmount: 150, refundedAt: day(4), refundedAmount: 50 },
      items: items('Hav', 'Skov'),
    }),
    order('2', {
      ...{ purchaseDate: day(3), totalAmount: 0.5, userEmail: 'IDA@x.dk', userName: 'Ida Dam' },
      items: items('Hav', 'By', 'Mark'),
    }),
    order('3', { purchaseDate: day(2), totalAmount: 70, paymentStatus: 'pending' }),
    order('4', { purchaseDate: day(9), totalAmount: 5, userEmail: 'bo@x.dk', userId: 'u2' }),
  ];

  test('are summed up one by one, the latest first', () => {
    expect(customerSummaries(orders, new Map([['u1', 7]]))).toEqual([
      {
        ...{ email: 'bo@x.dk', name: 'bo', totalOrders: 1, totalSpent: 5, lastOrderDate: day(9) },
        ...{ totalDownloads: 0, uniqueProducts: 0, recentProducts: [] },
      },
      {
        ...{ email: 'ida@x.dk', name: 'Ida Dam', totalOrders: 3, totalSpent: 100.5 },
        ...{ lastOrderDate: day(3), totalDownloads: 7, uniqueProducts: 4 },
        recentProducts: ['Hav', 'By', 'Mark'],
      },
    ]);
  });

  test('are none any more once their account is deleted', () => {
    const deleted = ['5', '6'].map((id) =>
      order(id, { userId: id, userEmail: '', totalAmount: 9, purchaseDate: day(10) }),
    );
    const emails = customerSummaries([...orders, ...deleted]).map(({ email }) => email);
    expect(emails).toEqual(['bo@x.dk', 'ida@x.dk']);
  });
});

test('the mobile column names a number, that it is missing, or an administrator', () => {
  const label = (phoneNumber: string, email = 'a@x.dk') =>
    phoneLabel({ email, phoneNumber }, [owner]);
  expect(label('20304050', owner)).toEqual({ kind: 'admin' });
  expect(label(' ')).toEqual({ kind: 'missing' });
  expect(label('4520304050')).toEqual({ kind: 'phone', text: '+45 20 30 40 50' });
  expect(label('123')).toEqual({ kind: 'phone', text: '123' });
});

test('people are found by name and address', () => {
  const users = [
    { id: 'a', email: 'a@x.dk', firstName: 'Åse', lastName: 'Dam' },
    { id: 'b', email: 'b@x.dk' },
  ].map((user) => z.parse(userRecordSchema, user));
  const found = (query: string) => searchUsers(users, query).map(({ id }) => id);
  expect([found('åse'), found('X.DK'), found('ø')]).toEqual([['a'], ['a', 'b'], []]);
});

const profile = z.parse(userProfileSchema, {
  ...{ uid: 'u1', email: 'ida@x.dk', firstName: 'Ida', lastName: 'Dam' },
  ...{ phoneNumber: '+4520304050', createdAt: day(3) },
});

describe('a registered user', () => {
  const listed = {
    ...{ uid: 'u1', email: 'ida@x.dk', displayName: 'Ida Marie Dam', phoneNumber: null },
    ...{ emailVerified: true, creationTime: 'Sun, 01 Jun 2025 10:00:00 GMT', lastSignInTime: null },
    ...{ disabled: false, customClaims: {} },
  };

  test('is told by sign-in, completed by the profile', () => {
    expect(userRecordFrom(listed, profile)).toMatchObject({
      ...{ id: 'u1', email: 'ida@x.dk', firstName: 'Ida', lastName: 'Dam' },
      ...{ phoneNumber: '+4520304050', emailVerified: true, isAdmin: false },
      ...{ createdAt: day(1), lastLogin: undefined },
    });
  });

  test('without a profile is named by sign-in, and without sign-in by the profile', () => {
    const names = { firstName: 'Ida Marie', lastName: 'Dam', phoneNumber: '' };
    expect(userRecordFrom(listed, undefined)).toMatchObject(names);
    const told = { id: 'u1', firstName: 'Ida', createdAt: day(3) };
    expect(userRecordFromProfile(profile)).toMatchObject(told);
  });

  test.each([
    [{ admin: true }, false, true],
    [{ admin: 'yes' }, false, false],
    [{}, true, true],
  ])('claims %o, flag %s: administrator %s', (customClaims, isAdmin, expected) => {
    const record = userRecordFrom({ ...listed, customClaims }, { ...profile, isAdmin });
    expect(record.isAdmin).toBe(expected);
  });

  test.each([null, 'i går'])('a creation time of %j is left to the profile', (creationTime) => {
    expect(userRecordFrom({ ...listed, creationTime }, profile).createdAt).toEqual(day(3));
  });
});

describe('profiles whose account is gone', () => {
  const state = {
    profiles: [profile],
    listedIds: new Set(['u2']),
    protectedEmails: [owner],
    now: day(10),
  };

  test('go', () => {
    expect(orphanedProfiles(state)).toEqual([profile]);
  });

  test.each([
    ['the account is there', { listedIds: new Set(['u1']) }],
    ['accounts could not be listed', { listedIds: undefined }],
    ['no account was listed', { listedIds: new Set<string>() }],
    ['it is an administrator', { profiles: [{ ...profile, isAdmin: true }] }],
    ['it is an owner', { profiles: [{ ...profile, email: owner.replace('ejer', 'EJER') }] }],
    ['it is young', { now: new Date(day(3).getTime() + 24 * 3_600_000 - 1) }],
    ['its age is unknown', { profiles: [{ ...profile, createdAt: undefined }] }],
  ])('stay when %s', (_, change) => {
    expect(orphanedProfiles({ ...state, ...change })).toEqual([]);
  });
});
