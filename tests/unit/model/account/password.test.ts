import { describe, expect, test } from 'vitest';
import {
  isNewPasswordAccepted,
  newPasswordChecklist,
  passwordProblem,
  passwordStrength,
  uncountedParts,
} from '#src/model/account/password.ts';

test.each([
  ['', 'missing'],
  ['Kort1!', 'too-short'],
  ['Abcdef!', 'too-short'],
  ['Abcdefg!', undefined],
  [`A!${'a'.repeat(126)}`, undefined],
  [`A!${'a'.repeat(127)}`, 'too-long'],
  ['abcdefg!', 'no-capital'],
  ['Øabcdef!', 'no-capital'],
  ['Abcdefg-', 'no-special'],
  ['Abcdef+=', 'no-special'],
  ['Abcdefg€', 'no-special'],
  ['Abcdefg1', 'no-special'],
  ['Abc defg', 'no-special'],
  ['Demo1234!', undefined],
])('the password %j: %s', (password, expected) => {
  expect(passwordProblem(password)).toBe(expected);
});

// As Google's documentation of password policies lists them.
test.each(Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~`'))(
  '%s is a special character',
  (character) => {
    expect(passwordProblem(`Abcdefg${character}`)).toBeUndefined();
  },
);

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

  test.each([
    ['Abcdef1!', true],
    ['abcdef1!', false],
    ['Abcdef1-', false],
    ['Abcdefg!', false],
    [`A1!${'a'.repeat(126)}`, false],
  ])('takes %j: %s', (password, expected) => {
    expect(isNewPasswordAccepted(password)).toBe(expected);
  });
});

test.each([
  ['', 0],
  ['a', 1],
  ['aA', 2],
  ['aA1', 3],
  ['aA1!', 4],
  ['aA1!aA1!', 5],
  ['abcdefgh', 2],
  ['ÆØÅæøå12', 3],
  ['aA1-aA1-', 4],
])('the strength of %j is %i', (password, expected) => {
  expect(passwordStrength(password)).toBe(expected);
});
