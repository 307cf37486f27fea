import { describe, expect, test, vi } from 'vitest';
import { createQueue } from '#src/model/base/async.ts';

describe('a queue', () => {
  test('begins each work when the one before has ended, also when that failed', async () => {
    const inTurn = createQueue(60_000);
    const log: string[] = [];
    const first = Promise.withResolvers<string>();
    const results = [
      inTurn(() => first.promise),
      inTurn(() => Promise.resolve(log.push('second'))),
    ];
    await Promise.resolve();
    expect(log).toEqual([]);
    first.reject(new Error('lost'));
    await expect(results[0]).rejects.toThrow('lost');
    await expect(results[1]).resolves.toBe(1);
  });

  test('goes on past a work that hangs', async () => {
    vi.useFakeTimers();
    const inTurn = createQueue(1000);
    void inTurn(() => new Promise(() => undefined));
    const next = inTurn(() => Promise.resolve('next'));
    await vi.advanceTimersByTimeAsync(1000);
    await expect(next).resolves.toBe('next');
    vi.useRealTimers();
  });
});
