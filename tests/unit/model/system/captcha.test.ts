import { expect, test } from 'vitest';
import { isCaptchaToken } from '#src/model/system/contracts.ts';

test.each([
  [null, false],
  ['', false],
  ['a'.repeat(20), false],
  ['a'.repeat(21), true],
])('%j can be a token: %s', (token, expected) => {
  expect(isCaptchaToken(token)).toBe(expected);
});
