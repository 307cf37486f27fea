import { expect, test } from 'vitest';
import { isBotCheckToken } from '#src/model/contact/botCheck.ts';

test.each([
  [null, false],
  ['', false],
  ['a'.repeat(20), false],
  ['a'.repeat(21), true],
])('%j can be a token: %s', (token, expected) => {
  expect(isBotCheckToken(token)).toBe(expected);
});
