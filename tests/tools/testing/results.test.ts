import { expect, test } from 'vitest';
import { summary } from '../../../tools/testing/results.ts';

test('the last line counts everything', () => {
  const text = summary([
    { name: 'unit', passed: 120, failed: 0, milliseconds: 1500 },
    { name: 'e2e', passed: 7, failed: 2, milliseconds: 60_000 },
  ]);
  expect(text.split('\n').at(-1)).toBe('127 passed, 2 failed');
  expect(text).toMatch(/✔ unit\s+120 passed\s+0 failed\s+1\.5 s/);
  expect(text).toMatch(/✖ e2e\s+7 passed\s+2 failed\s+60\.0 s/);
});

test('a test that passed at the second try is counted, and told', () => {
  const text = summary([
    { name: 'unit', passed: 3, failed: 0, repeated: 0, milliseconds: 1 },
    { name: 'e2e', passed: 7, failed: 0, repeated: 2, milliseconds: 1 },
  ]);
  expect(text.split('\n').at(-1)).toBe('10 passed, 0 failed');
  expect(text).toMatch(/✔ e2e\s+7 passed\s+0 failed.*2 at the second try/);
  expect(text).not.toMatch(/unit.*second try/);
});
