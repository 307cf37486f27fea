import { expect, test } from 'vitest';
import { health, healthStatus, withOperation } from '#src/model/system/health.ts';
import type { Operation } from '#src/model/system/schema.ts';
import { day } from '../../../support/bareRecords.ts';

const operation = (number: number, error?: string): Operation => ({
  ...{ id: String(number), timestamp: day(number), operation: 'apply' },
  ...{ success: error === undefined, ...(error !== undefined && { error }) },
});
const bad = 'Critical: storage';
const fine = undefined;

test.each<[(string | undefined)[], string, string]>([
  [[], 'healthy', 'inactive'],
  [[fine], 'healthy', 'active'],
  [['file too large'], 'healthy', 'active'],
  [[bad], 'warning', 'warning'],
  [[bad, 'system down'], 'warning', 'warning'],
  [[bad, bad, bad], 'error', 'error'],
  // The dashboard itself notes codes; the following say that the system is at fault.
  [['upload/service-unavailable'], 'warning', 'warning'],
  [['quota-exceeded', 'service-failed', 'index-missing'], 'error', 'error'],
  [['upload/unreadable', 'permission-denied'], 'healthy', 'active'],
  [[`${bad} 403`, 'system: permission denied'], 'healthy', 'active'],
  [[bad, bad, bad, fine, fine, fine], 'warning', 'warning'],
])('after %j all is %s', (errors, expected, status) => {
  const operations = errors.map((error, index) => operation(index + 1, error));
  expect(health(operations)).toBe(expected);
  expect(healthStatus(operations.toReversed())).toBe(status);
});

test('the log keeps a hundred, the newest first', () => {
  const log = Array.from({ length: 100 }, (_, index) => operation(index));
  const after = withOperation(log, operation(200));
  expect([after.length, after[0]?.id, after.at(-1)?.id]).toEqual([100, '200', '1']);
});
