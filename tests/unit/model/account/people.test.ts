import { expect, test } from 'vitest';
import { cleanName, fullName, personName, splitName } from '#src/model/account/people.ts';

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
