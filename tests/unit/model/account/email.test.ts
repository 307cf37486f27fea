import { expect, test } from 'vitest';
import { isEmail, isSameEmail, mailtoLink } from '#src/model/account/email.ts';

test.each([
  ['a@b.dk', true],
  ['fornavn.efternavn+x@under.domæne.dk', true],
  ['a@b', false],
  ['a@b.', false],
  ['a@.dk', false],
  ['a@.b.dk', true],
  ['a@b..dk', true],
  ['a@b.dk.', true],
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

test.each([
  ['kunde@x.dk', 'mailto:kunde@x.dk'],
  ['fornavn+x@x.dk', 'mailto:fornavn%2Bx@x.dk'],
  ['kunde@x.dk?bcc=tyv@y.dk', 'mailto:kunde@x.dk%3Fbcc%3Dtyv@y.dk'],
  ['kunde@x.dk,tyv@y.dk', 'mailto:kunde@x.dk%2Ctyv@y.dk'],
  ['a%0D%0Abcc:tyv@y.dk', 'mailto:a%250D%250Abcc%3Atyv@y.dk'],
])('a link to %s writes to nobody else', (email, link) => {
  expect(mailtoLink(email)).toBe(link);
});
