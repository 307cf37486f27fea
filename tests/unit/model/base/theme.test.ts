import { expect, test } from 'vitest';
import { parseTheme } from '#src/model/base/theme.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['neon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the kept text %j is the theme %s', (text, theme) => {
  expect(parseTheme(text)).toBe(theme);
});
