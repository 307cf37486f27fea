import { expect, test } from 'vitest';
import { isEmail, isSameEmail, mailtoLink } from '#src/model/account/email.ts';
import { cleanName, fullName, personName, splitName } from '#src/model/account/people.ts';

test.each([...['a@b.dk', 'fornavn.efternavn+x@under.domæne.dk', 'a@.b.dk', 'a@b..dk', 'a@b.dk.']])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each(['a@b', 'a@b.', 'a@.dk', 'a b@c.dk', '@b.dk', 'a@@b.dk', '', `${'a'.repeat(250)}@b.dk`])(
  '%j is no address',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

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

test.each([
  [{ firstName: 'Ida', lastName: 'Dam' }, 'Ida Dam'],
  [{ firstName: ' ', name: 'Ida D.' }, 'Ida D.'],
  [{ displayName: 'ida' }, 'ida'],
  [{ email: 'ida@x.dk' }, 'ida'],
  [{}, ''],
])('%o is called %j', (person, expected) => {
  expect(personName(person)).toBe(expected);
});

test('a name is split before its last word, and put together without spaces around it', () => {
  expect(splitName('Ida Dam')).toEqual({ firstName: 'Ida', lastName: 'Dam' });
  expect(splitName('Ida Marie  Dam')).toEqual({ firstName: 'Ida Marie', lastName: 'Dam' });
  expect(splitName('Ida')).toEqual({ firstName: 'Ida', lastName: '' });
  expect(splitName('')).toEqual({ firstName: '', lastName: '' });
  expect(fullName(' Ida ', '')).toBe('Ida');
});

test.each([
  ['  Ida \n\t Dam ', 'Ida Dam'],
  ['Ida\u202Emad\u200B\u0007 Dam', 'Idamad Dam'],
  ['I\u0301\u0301\u0301\u0301\u0301da', 'I\u0301\u0301da'],
  ['x'.repeat(300), 'x'.repeat(201)],
  [`${'x'.repeat(200)}😀`, 'x'.repeat(200)],
  ['Søren Ærø-Nuñez', 'Søren Ærø-Nuñez'],
])('%j becomes one short line', (name, expected) => {
  expect(cleanName(name)).toBe(expected);
  expect(personName({ displayName: name })).toBe(expected);
});
