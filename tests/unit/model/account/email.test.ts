import { expect, test } from 'vitest';
import { isEmail, isSameEmail } from '#src/model/account/email.ts';

test.each([
  ['a@b.dk', true],
  ['fornavn.efternavn+x@under.domæne.dk', true],
  ['a@b', false],
  ['a b@c.dk', false],
  ['@b.dk', false],
  ['a@@b.dk', false],
  ['', false],
  [`${'a'.repeat(250)}@b.dk`, false],
])('%s is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test('addresses are the same whatever their case', () => {
  expect(isSameEmail(' Kunde@X.dk', 'kunde@x.DK ')).toBe(true);
  expect(isSameEmail('kunde@x.dk', 'kunde@y.dk')).toBe(false);
});
