import { expect, test } from 'vitest';
import { isCaptchaToken } from '#src/model/contact/captcha.ts';

test.each([
  [null, false],
  ['', false],
  ['a'.repeat(20), false],
  ['a'.repeat(21), true],
])('%j can be a token: %s', (token, expected) => {
  expect(isCaptchaToken(token)).toBe(expected);
});
