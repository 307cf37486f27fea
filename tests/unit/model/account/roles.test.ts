import { expect, test } from 'vitest';
import {
  type RoleClaims,
  type RoleProfile,
  isAdmin,
  isListedEmail,
} from '#src/model/account/roles.ts';

const owners = ['ejer@jerslevfoto.example'];
const owner = 'ejer@jerslevfoto.example';

test.each<[string, [RoleClaims, RoleProfile?], boolean]>([
  ['the claim', [{ admin: true }], true],
  ['the profile', [{}, { isAdmin: true }], true],
  ['a verified owner', [{ email: owner, email_verified: true }], true],
  [
    'a verified owner in capitals',
    [{ email: owner.toUpperCase(), email_verified: true }, {}],
    true,
  ],
  ['an unverified owner', [{ email: owner, email_verified: false }, {}], false],
  ['an owner without a word on verification', [{ email: owner }, {}], false],
  ['a verified customer', [{ email: 'kunde@x.dk', email_verified: true }, {}], false],
  ['a claim that is not true', [{ admin: 'true' }, { isAdmin: false }], false],
  ['nothing', [{}], false],
])('%s', (_, [claims, profile], expected) => {
  expect(isAdmin(claims, profile, owners)).toBe(expected);
});

test.each([
  [null, false],
  [undefined, false],
  ['', false],
  [' ejer@jerslevfoto.example ', true],
  ['ejer@jerslevfoto.example.dk', false],
])('%s is listed: %s', (email, expected) => {
  expect(isListedEmail(email, owners)).toBe(expected);
});

test('an empty entry on the list lets nobody in', () => {
  expect(isAdmin({ email: '', email_verified: true }, undefined, [''])).toBe(false);
});
