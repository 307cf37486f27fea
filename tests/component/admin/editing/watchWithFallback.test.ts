import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchWithFallback } from '#src/admin/editing/watchWithFallback.ts';
import { AppError } from '#src/model/base/errors.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Something whose listener and whose reads say what the test lets them say. */
function follow() {
  const told: string[] = [];
  const failed: string[] = [];
  const live: { tell: (value: string) => void; fail: () => void } = {
    tell: () => undefined,
    fail: () => undefined,
  };
  const read = vi.fn(() => Promise.resolve('read'));
  const stopListening = vi.fn();
  const source = watchWithFallback<string>({
    read,
    watch: (onNext, onError) => {
      live.tell = onNext;
      live.fail = () => onError(new AppError('offline'));
      return stopListening;
    },
  });
  const stop = source.watch(
    (value) => told.push(value),
    ({ code }) => failed.push(code),
  );
  return { told, failed, live, read, stop, stopListening, readAgain: source.readAgain };
}

const impatience = () => vi.advanceTimersByTimeAsync(600);
const soon = () => vi.advanceTimersByTimeAsync(0);

describe('the first answer', () => {
  test('is the listener’s when it is quick: nothing is read twice', async () => {
    const { told, live, read } = follow();
    live.tell('live');
    await impatience();
    expect(told).toEqual(['live']);
    expect(read).not.toHaveBeenCalled();
  });

  test('is what was read when the listener is slow; it is heard when it wakes', async () => {
    const { told, live } = follow();
    await impatience();
    live.tell('live');
    expect(told).toEqual(['read', 'live']);
  });

  test('that comes after the listener has spoken is old', async () => {
    const { told, live, read } = follow();
    const answer = Promise.withResolvers<string>();
    read.mockReturnValueOnce(answer.promise);
    await impatience();
    live.tell('live');
    answer.resolve('old');
    await soon();
    expect(told).toEqual(['live']);
  });

  test('is read at once when the listener breaks off, and stays', async () => {
    const { told, failed, live } = follow();
    live.fail();
    await soon();
    live.fail();
    expect(told).toEqual(['read']);
    expect(failed).toEqual([]);
  });

  test('is a failure only when neither can answer', async () => {
    const { told, failed, live, read } = follow();
    read.mockRejectedValue(new AppError('network'));
    await impatience();
    expect(failed).toEqual([]);
    live.fail();
    expect(failed).toEqual(['offline']);
    live.tell('live');
    expect(told).toEqual(['live']);
  });

  test('is awaited when the listener breaks off meanwhile', async () => {
    const { failed, live, read } = follow();
    const answer = Promise.withResolvers<string>();
    read.mockReturnValueOnce(answer.promise);
    await impatience();
    live.fail();
    expect(failed).toEqual([]);
    answer.reject(new AppError('network'));
    await soon();
    expect(failed).toEqual(['offline']);
  });

  test('does not hide that the listener has broken off later', () => {
    const { failed, live } = follow();
    live.tell('live');
    live.fail();
    expect(failed).toEqual(['offline']);
  });
});

describe('what has been changed', () => {
  test('is read again while the listener is silent, and only then', async () => {
    const { told, live, read, readAgain } = follow();
    await impatience();
    read.mockResolvedValueOnce('changed');
    readAgain();
    await soon();
    expect(told).toEqual(['read', 'changed']);
    live.tell('live');
    readAgain();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is of no interest any more when nobody follows', async () => {
    const { told, read, stop, stopListening, readAgain } = follow();
    stop();
    readAgain();
    await impatience();
    expect(read).not.toHaveBeenCalled();
    expect(told).toEqual([]);
    expect(stopListening).toHaveBeenCalledOnce();
  });
});
