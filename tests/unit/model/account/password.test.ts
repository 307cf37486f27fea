import { describe, expect, test } from 'vitest';
import {
  isNewPasswordAccepted,
  newPasswordChecklist,
  passwordProblem,
  passwordStrength,
  uncountedParts,
} from '#src/model/account/password.ts';

test.each([
  ['missing', ['']],
  ['too-short', ['Kort1!', 'Abcdef!']],
  ['too-long', [`A!${'a'.repeat(127)}`]],
  ['no-capital', ['abcdefg!', 'Øabcdef!']],
  ['no-special', ['Abcdefg-', 'Abcdef+=', 'Abcdefg€', 'Abcdefg1', 'Abc defg']],
  [undefined, ['Abcdefg!', `A!${'a'.repeat(126)}`, 'Demo1234!']],
])('a password is %s: %j', (problem, passwords) => {
  expect(passwords.map(passwordProblem)).toEqual(passwords.map(() => problem));
});

// As Google's documentation of password policies lists them.
test('the special characters', () => {
  const characters = Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~`');
  const refused = characters.filter((each) => passwordProblem(`Abcdefg${each}`) !== undefined);
  expect(refused).toEqual([]);
});

test.each([
  ['Abcdefg-', ['special']],
  ['Abc defg', ['special']],
  ['Abcdef-!', []],
  ['øabcdefØ', ['capital']],
  ['Øabcdef=', ['capital', 'special']],
  ['ØAbcdef!', []],
  ['', []],
])('what looks required in %j and does not count: %j', (password, expected) => {
  expect(uncountedParts(password)).toEqual(expected);
});

describe('the page behind a reset link', () => {
  const none = { length: false, digit: false, letter: false, capital: false, special: false };
  test.each([
    ['', none],
    ['abc', { ...none, letter: true }],
    ['12345678', { ...none, length: true, digit: true }],
    ['Øbcdef1-', { ...none, length: true, digit: true, letter: true }],
    ['Abcdef1!', { length: true, digit: true, letter: true, capital: true, special: true }],
  ])('%j ticks %o', (password, expected) => {
    expect(newPasswordChecklist(password)).toEqual(expected);
  });

  test('takes a password with all of it, and none that is too long', () => {
    const passwords = ['Abcdef1!', 'abcdef1!', 'Abcdef1-', 'Abcdefg!', `A1!${'a'.repeat(126)}`];
    expect(passwords.filter(isNewPasswordAccepted)).toEqual(['Abcdef1!']);
  });
});

test('the strength of a password grows with its kinds of characters and its length', () => {
  const growing = ['', 'a', 'aA', 'aA1', 'aA1!', 'aA1!aA1!'];
  expect(growing.map(passwordStrength)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(['abcdefgh', 'ÆØÅæøå12', 'aA1-aA1-'].map(passwordStrength)).toEqual([2, 3, 4]);
});
