import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withDeadline } from '#src/data/errors.ts';

describe('withDeadline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('passes on what comes in time and leaves no timer behind', async () => {
    await expect(withDeadline(Promise.resolve(5))).resolves.toBe(5);
    await expect(withDeadline(Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after ten seconds a write is not confirmed', async () => {
    const outcome = expect(withDeadline(new Promise(() => undefined))).rejects.toMatchObject({
      code: 'not-confirmed',
    });
    await vi.advanceTimersByTimeAsync(9999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });
});
