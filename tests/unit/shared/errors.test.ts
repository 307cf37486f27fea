import { describe, expect, test } from 'vitest';
import { appErrorCodes, AppError, toAppError } from '#src/shared/errors.ts';

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
