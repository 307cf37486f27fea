import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withDeadline } from '#src/firebase/deadline.ts';
import { once } from '#src/firebase/once.ts';

describe('once', () => {
  test('loads at the first call only', async () => {
    const load = vi.fn(() => Promise.resolve('sdk'));
    const get = once(load);
    expect(load).not.toHaveBeenCalled();
    await expect(Promise.all([get(), get()])).resolves.toEqual(['sdk', 'sdk']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('tries again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('sdk');
    const get = once(load);
    await expect(get()).rejects.toThrow('offline');
    await expect(get()).resolves.toBe('sdk');
  });
});

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
