import { describe, expect, test } from 'vitest';
import { health, healthStatus, withOperation } from '#src/model/system/health.ts';
import type { Operation } from '#src/model/system/schema.ts';
import { day } from '../../../support/bareRecords.ts';

describe('health', () => {
  const operation = (number: number, error?: string): Operation => ({
    id: String(number),
    timestamp: day(number),
    operation: 'apply',
    success: error === undefined,
    ...(error !== undefined && { error }),
  });
  const bad = 'Critical: storage';

  test.each([
    [[], 'healthy', 'inactive'],
    [[operation(1)], 'healthy', 'active'],
    [[operation(1, 'file too large')], 'healthy', 'active'],
    [[operation(1, bad)], 'warning', 'warning'],
    [[operation(1, bad), operation(2, 'system down')], 'warning', 'warning'],
    [[operation(1, bad), operation(2, bad), operation(3, bad)], 'error', 'error'],
    // The dashboard itself notes codes; the following say that the system is at fault.
    [[operation(1, 'upload/service-unavailable')], 'warning', 'warning'],
    [
      [
        operation(1, 'quota-exceeded'),
        operation(2, 'service-failed'),
        operation(3, 'index-missing'),
      ],
      'error',
      'error',
    ],
    [[operation(1, 'upload/unreadable'), operation(2, 'permission-denied')], 'healthy', 'active'],
    [[operation(1, `${bad} 403`), operation(2, 'system: permission denied')], 'healthy', 'active'],
    [
      [1, 2, 3].map((n) => operation(n, bad)).concat([4, 5, 6].map((n) => operation(n))),
      'warning',
      'warning',
    ],
  ])('case %#: %s', (operations, expected, status) => {
    expect(health(operations)).toBe(expected);
    expect(healthStatus([...operations].reverse())).toBe(status);
  });

  test('the log keeps a hundred, the newest first', () => {
    const log = Array.from({ length: 100 }, (_, index) => operation(index));
    const after = withOperation(log, operation(200));
    expect(after).toHaveLength(100);
    expect(after[0]?.id).toBe('200');
    expect(after.at(-1)?.id).toBe('1');
  });
});
