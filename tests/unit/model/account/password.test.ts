import { describe, expect, test } from 'vitest';
import {
  isNewPasswordAccepted,
  newPasswordChecklist,
  passwordProblem,
  passwordStrength,
} from '#src/model/account/password.ts';

test.each([
  ['', 'missing'],
  ['Kort1!', 'too-short'],
  ['Abcdef!', 'too-short'],
  ['Abcdefg!', undefined],
  [`A!${'a'.repeat(126)}`, undefined],
  [`A!${'a'.repeat(127)}`, 'too-long'],
  ['abcdefg!', 'no-capital'],
  ['Øabcdef!', undefined],
  ['Abcdefg1', 'no-special'],
  ['Abc defg', 'no-special'],
  ['Demo1234!', undefined],
])('the password %j: %s', (password, expected) => {
  expect(passwordProblem(password)).toBe(expected);
});

describe('the page behind a reset link', () => {
  test.each([
    ['', { length: false, digit: false, letter: false, special: false }],
    ['abc', { length: false, digit: false, letter: true, special: false }],
    ['12345678', { length: true, digit: true, letter: false, special: false }],
    ['abcdef1!', { length: true, digit: true, letter: true, special: true }],
  ])('%j ticks %o', (password, expected) => {
    expect(newPasswordChecklist(password)).toEqual(expected);
  });

  test.each([
    ['abcdef1!', true],
    ['abcdefg!', false],
    [`a1!${'a'.repeat(126)}`, false],
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
  ['ÆØÅæøå12', 4],
])('the strength of %j is %i', (password, expected) => {
  expect(passwordStrength(password)).toBe(expected);
});
