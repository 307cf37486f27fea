import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshedWatch } from '#src/hooks/refreshedWatch.ts';
import { AppError } from '#src/model/base/errors.ts';

const error = new AppError('network');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A source that tells what the test lets it tell. */
function world() {
  const told: string[] = [];
  const failed: string[] = [];
  const stops = vi.fn();
  const live: { tell: (value: string) => void; fail: () => void } = {
    tell: () => undefined,
    fail: () => undefined,
  };
  const watch = vi.fn((onNext: (value: string) => void, onError: (thrown: AppError) => void) => {
    live.tell = onNext;
    live.fail = () => onError(error);
    return stops;
  });
  const list = vi.fn(() => Promise.resolve('listed'));
  const follow = refreshedWatch({ watch, list, everyMs: 30_000 });
  const stop = follow(
    ({ value }) => told.push(value),
    ({ code }) => failed.push(code),
  );
  return { told, failed, live, watch, list, stops, stop };
}

const turn = () => vi.advanceTimersByTimeAsync(30_000);

describe('a watch that is refreshed', () => {
  test('tells what is told live, and what is read anew', async () => {
    const { told, live } = world();
    live.tell('first');
    await turn();
    expect(told).toEqual(['first', 'listed']);
  });

  test('drops an answer that is older than what was told live meanwhile', async () => {
    const { told, live, list } = world();
    const answer = Promise.withResolvers<string>();
    list.mockReturnValueOnce(answer.promise);
    await turn();
    live.tell('newer');
    answer.resolve('older');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['newer']);
  });

  test('follows again what broke off, and takes nothing away', async () => {
    const { told, failed, live, watch, stops } = world();
    live.tell('first');
    live.fail();
    expect(failed).toEqual([]);
    await turn();
    expect(watch).toHaveBeenCalledTimes(2);
    expect(stops).toHaveBeenCalledOnce();
    expect(told).toEqual(['first', 'listed']);
  });

  test('says that nothing is known, and recovers by itself', async () => {
    const { told, failed, live } = world();
    live.fail();
    expect(failed).toEqual(['network']);
    await turn();
    expect(told).toEqual(['listed']);
  });

  test('goes on when reading fails', async () => {
    const { told, failed, live, list } = world();
    live.tell('first');
    list.mockRejectedValueOnce(error);
    await turn();
    await turn();
    expect(told).toEqual(['first', 'listed']);
    expect(failed).toEqual([]);
  });

  test('reads as soon as the network is back', async () => {
    const { told } = world();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['listed']);
  });

  test('is silent once it is stopped', async () => {
    const { told, live, list, stop, stops } = world();
    stop();
    live.tell('late');
    await turn();
    expect(stops).toHaveBeenCalledOnce();
    expect(list).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });
});
