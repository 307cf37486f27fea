import { expect, test } from 'vitest';
import {
  type RoleClaims,
  type RoleProfile,
  isAdmin,
  isListedEmail,
} from '#src/model/account/roles.ts';

const owner = 'ejer@jerslevfoto.example';
const upper = owner.toUpperCase();

test.each<[string, [RoleClaims, RoleProfile?], boolean]>([
  ['the claim', [{ admin: true }], true],
  ['the profile', [{}, { isAdmin: true }], true],
  ['a verified owner', [{ email: owner, email_verified: true }], true],
  ['a verified owner in capitals', [{ email: upper, email_verified: true }, {}], true],
  ['an unverified owner', [{ email: owner, email_verified: false }, {}], false],
  ['an owner without a word on verification', [{ email: owner }, {}], false],
  ['a verified customer', [{ email: 'kunde@x.dk', email_verified: true }, {}], false],
  ['a claim that is not true', [{ admin: 'true' }, { isAdmin: false }], false],
  ['nothing', [{}], false],
])('%s makes an administrator: %#', (_, [claims, profile], expected) => {
  expect(isAdmin(claims, profile, [owner])).toBe(expected);
});

test('an address is listed as a whole, and an empty entry of the list lets nobody in', () => {
  const addresses = [null, undefined, '', ` ${owner} `, `${owner}.dk`];
  expect(addresses.filter((email) => isListedEmail(email, [owner]))).toEqual([` ${owner} `]);
  expect(isAdmin({ email: '', email_verified: true }, undefined, [''])).toBe(false);
});
