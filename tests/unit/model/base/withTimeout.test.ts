import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from '#src/model/base/async.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const late = () => new Error('too late');

test('an answer in time is the answer, and nothing is waited for any more', async () => {
  await expect(withTimeout(Promise.resolve('ja'), 1000, late)).resolves.toBe('ja');
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure in time is the failure', async () => {
  await expect(withTimeout(Promise.reject(new Error('nej')), 1000, late)).rejects.toThrow('nej');
  expect(vi.getTimerCount()).toBe(0);
});

test('after its time comes what the caller says', async () => {
  const outcome = expect(withTimeout(new Promise(() => undefined), 1000, late)).rejects.toThrow(
    'too late',
  );
  await vi.advanceTimersByTimeAsync(1000);
  await outcome;
});
