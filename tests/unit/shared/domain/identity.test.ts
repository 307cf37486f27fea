import { describe, expect, test } from 'vitest';
import { isEmail, isSameEmail } from '#src/shared/domain/email.ts';
import { parseLoginIdentifier } from '#src/shared/domain/loginIdentifier.ts';
import { fullName, personName, splitName } from '#src/shared/domain/people.ts';

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

describe('signing in with', () => {
  test.each([
    ['kunde@x.dk', { kind: 'email', email: 'kunde@x.dk' }],
    [' kunde@x.dk ', { kind: 'email', email: 'kunde@x.dk' }],
    ['20304050', { kind: 'phone', phone: '+4520304050' }],
    ['20 30 40 50', { kind: 'phone', phone: '+4520304050' }],
    ['+45 20 30 40 50', { kind: 'phone', phone: '+4520304050' }],
    ['kunde@', { kind: 'invalid-email' }],
    ['@', { kind: 'invalid-email' }],
    ['10304050', { kind: 'invalid' }],
    ['2030405', { kind: 'invalid' }],
    ['203040506', { kind: 'invalid' }],
    ['4520304050', { kind: 'invalid' }],
    ['+4620304050', { kind: 'invalid' }],
    ['kunde', { kind: 'invalid' }],
    ['', { kind: 'invalid' }],
  ])('%j', (typed, expected) => {
    expect(parseLoginIdentifier(typed)).toEqual(expected);
  });
});

test.each([
  [{ firstName: 'Ida', lastName: 'Dam' }, 'Ida Dam'],
  [{ firstName: ' ', name: 'Ida D.' }, 'Ida D.'],
  [{ displayName: 'ida' }, 'ida'],
  [{ email: 'ida@x.dk' }, 'ida'],
  [{}, ''],
])('%o is called %j', (person, expected) => {
  expect(personName(person)).toBe(expected);
});

test.each([
  ['Ida Dam', { firstName: 'Ida', lastName: 'Dam' }],
  ['Ida Marie  Dam', { firstName: 'Ida Marie', lastName: 'Dam' }],
  ['Ida', { firstName: 'Ida', lastName: '' }],
  ['', { firstName: '', lastName: '' }],
])('%j in two parts', (name, expected) => {
  expect(splitName(name)).toEqual(expected);
});

test('a full name has no spaces around it', () => {
  expect(fullName(' Ida ', '')).toBe('Ida');
});
