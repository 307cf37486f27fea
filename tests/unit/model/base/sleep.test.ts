import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sleep } from '#src/model/base/async.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('ends after its time, and not before', async () => {
  const done = vi.fn();
  const slept = sleep(1000, new AbortController().signal).then(done);
  await vi.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await slept;
  expect(done).toHaveBeenCalledOnce();
});

test('called off meanwhile it fails at once, and leaves no timer', async () => {
  const controller = new AbortController();
  const slept = sleep(1000, controller.signal);
  controller.abort();
  await expect(slept).rejects.toMatchObject({ code: 'cancelled' });
  expect(vi.getTimerCount()).toBe(0);
});

test('called off before, it never begins', async () => {
  await expect(sleep(1000, AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
  expect(vi.getTimerCount()).toBe(0);
});
