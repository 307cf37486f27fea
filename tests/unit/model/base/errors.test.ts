import { describe, expect, test } from 'vitest';
import {
  AppError,
  appErrorCodes,
  isResultUnknown,
  isOrderRefusal,
  toAppError,
} from '#src/model/base/errors.ts';

test('anything thrown becomes an AppError', () => {
  const error = new AppError('network', { details: { file: 'a.jpg' } });
  expect(toAppError(error)).toBe(error);
  const thrown = new TypeError('x');
  expect(toAppError(thrown)).toMatchObject({ code: 'unknown', cause: thrown, details: {} });
});

describe('codes', () => {
  test('no code is listed twice', () => {
    expect(new Set(appErrorCodes).size).toBe(appErrorCodes.length);
  });
});

describe('what a failure says of a write', () => {
  test.each([
    'network',
    'timeout',
    'not-confirmed',
    'aborted',
    'service-failed',
    'unknown',
  ] as const)('after %s it may have arrived', (code) => {
    expect(isResultUnknown(new AppError(code))).toBe(true);
  });

  test.each(['permission-denied', 'invalid-argument', 'offline', 'order/not-found'] as const)(
    'after %s it has not',
    (code) => {
      expect(isResultUnknown(new AppError(code))).toBe(false);
    },
  );

  test('whatever else is thrown may have come from anywhere', () => {
    expect(isResultUnknown(new Error('no idea'))).toBe(true);
  });

  test('an order that says no is told from a database that does', () => {
    expect(isOrderRefusal(new AppError('order/already-approved'))).toBe(true);
    expect(isOrderRefusal(new AppError('permission-denied'))).toBe(false);
  });
});
