import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  orphanedProfiles,
  userRecordFrom,
  userRecordFromProfile,
} from '#src/model/account/customers.ts';
import { userProfileSchema } from '#src/model/account/schema.ts';
import { day } from '../../../support/bareRecords.ts';

const listed = {
  uid: 'u1',
  email: 'ida@x.dk',
  displayName: 'Ida Marie Dam',
  phoneNumber: null,
  emailVerified: true,
  creationTime: 'Sun, 01 Jun 2025 10:00:00 GMT',
  lastSignInTime: null,
  disabled: false,
  customClaims: {},
};
const profile = z.parse(userProfileSchema, {
  uid: 'u1',
  email: 'ida@x.dk',
  firstName: 'Ida',
  lastName: 'Dam',
  phoneNumber: '+4520304050',
  createdAt: day(3),
});

describe('a registered user', () => {
  test('is told by sign-in, completed by the profile', () => {
    expect(userRecordFrom(listed, profile)).toMatchObject({
      id: 'u1',
      email: 'ida@x.dk',
      firstName: 'Ida',
      lastName: 'Dam',
      phoneNumber: '+4520304050',
      emailVerified: true,
      isAdmin: false,
      createdAt: day(1),
      lastLogin: undefined,
    });
  });

  test('without a profile is named by sign-in', () => {
    expect(userRecordFrom(listed, undefined)).toMatchObject({
      firstName: 'Ida Marie',
      lastName: 'Dam',
      phoneNumber: '',
    });
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

  test('can be shown by the profile alone', () => {
    expect(userRecordFromProfile(profile)).toMatchObject({
      id: 'u1',
      firstName: 'Ida',
      createdAt: day(3),
    });
  });
});

describe('profiles whose account is gone', () => {
  const state = {
    profiles: [profile],
    listedIds: new Set(['u2']),
    protectedEmails: ['ejer@jerslevfoto.example'],
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
    ['it is an owner', { profiles: [{ ...profile, email: 'EJER@jerslevfoto.example' }] }],
    ['it is young', { now: new Date(day(3).getTime() + 24 * 3_600_000 - 1) }],
    ['its age is unknown', { profiles: [{ ...profile, createdAt: undefined }] }],
  ])('stay when %s', (_, change) => {
    expect(orphanedProfiles({ ...state, ...change })).toEqual([]);
  });
});
