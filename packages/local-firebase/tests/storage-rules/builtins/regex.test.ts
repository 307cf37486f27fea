import { expect, test } from 'vitest';
import { matchesWhole } from '../../../src/storage-rules/builtins/regex.ts';

test('a pattern that takes others exponential time takes this one none', () => {
  expect(matchesWhole('a'.repeat(5000), '(a*)*b')).toBe(false);
});
