import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptFor } from '../../functions/src/keptFor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('something is made once for all who ask, and anew after its time', async () => {
  const make = vi.fn(() => Promise.resolve(make.mock.calls.length));
  const ask = keptFor(1000, make);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await ask()).toBe(2);
});

test('what could not be made is made for the next', async () => {
  const make = vi.fn(() => Promise.resolve('there'));
  make.mockRejectedValueOnce(new Error('cut off'));
  const ask = keptFor(1000, make);
  await expect(ask()).rejects.toThrow('cut off');
  expect(await ask()).toBe('there');
});
