import { expect, test, vi } from 'vitest';
import { ANONYMOUS } from '../../../src/database/core/access.ts';
import { Database } from '../../../src/database/core/database.ts';
import { buildSet } from '../../../src/database/tree/writes.ts';

test('the rules and the server value of one write see the same moment', () => {
  const database = new Database('test');
  database.setRules('{"rules": {"seen": {".write": true, ".validate": "newData.val() === now"}}}');
  const value = { '.sv': 'timestamp' };
  const batch = buildSet({ root: database.root, path: 'seen', value, now: Date.now() });
  // The clock moves on between building a write and judging it.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1);
  expect(database.mayWrite(batch, ANONYMOUS)).toBe(true);
});
