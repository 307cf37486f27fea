import { expect, test } from 'vitest';
import { fullName, personName, splitName } from '#src/model/account/people.ts';

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
