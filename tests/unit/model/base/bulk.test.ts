import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eachOf, runInBatches, secondsLeft, type BulkTask } from '#src/model/base/bulk.ts';
import { AppError } from '#src/model/base/errors.ts';

/** Runs over these letters in batches of two; `refused` lists the batches that reject, with a code. */
async function run(letters: string, refused: Record<string, 'network' | 'permission-denied'> = {}) {
  const written: string[] = [];
  const progress: number[] = [];
  const task: BulkTask<string> = {
    batchSize: 2,
    write: (batch) => {
      const name = batch.join('');
      written.push(name);
      const code = refused[name];
      return code ? Promise.reject(new AppError(code)) : Promise.resolve([]);
    },
  };
  const outcome = await runInBatches(letters.split(' '), task, {
    signal: new AbortController().signal,
    onProgress: (finished) => progress.push(finished),
  });
  const failed = outcome.failed.map(({ item, error }) => `${item}: ${error.code}`);
  return { ...outcome, failed, written, progress };
}

describe('runInBatches', () => {
  test('writes batch by batch, and counts', async () => {
    const { written, progress, done, failed, left } = await run('a b c d e');
    expect(written).toEqual(['ab', 'cd', 'e']);
    expect(progress).toEqual([2, 4, 5]);
    expect([done.join(''), failed, left]).toEqual(['abcde', [], []]);
  });

  test('halves a refused batch until the bad item is alone, and goes on', async () => {
    const denied = 'permission-denied';
    const refused = { ab: denied, b: denied } as const;
    const { written, done, failed } = await run('a b c d', refused);
    expect(written).toEqual(['ab', 'a', 'b', 'cd']);
    expect(done.join('')).toBe('acd');
    expect(failed).toEqual(['b: permission-denied']);
  });

  test('ends when the connection is lost, and says what was not tried', async () => {
    const { written, done, failed, left } = await run('a b c d e f', { cd: 'network' });
    expect(written).toEqual(['ab', 'cd']);
    expect(done.join('')).toBe('ab');
    expect(failed).toEqual(['c: network', 'd: network']);
    expect(left).toEqual(['e', 'f']);
  });

  test('reports what a batch has left out', async () => {
    const outcome = await runInBatches(
      [1, 2, 3],
      {
        batchSize: 3,
        write: () => Promise.resolve([{ item: 2, error: new AppError('aborted') }]),
      },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    expect(outcome.done).toEqual([1, 3]);
    expect(outcome.failed.map(({ item }) => item)).toEqual([2]);
  });

  test('a cancelled run finishes its batch, and leaves the rest', async () => {
    const controller = new AbortController();
    const outcome = await runInBatches(
      [1, 2, 3, 4],
      {
        batchSize: 2,
        write: () => {
          controller.abort();
          return Promise.resolve([]);
        },
      },
      { signal: controller.signal, onProgress: () => undefined },
    );
    expect(outcome).toEqual({ done: [1, 2], failed: [], left: [3, 4] });
  });
});

describe('batches that may grow', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The sizes of the batches, each of which takes so long; the last time is that of all others. */
  async function sizes(
    count: number,
    milliseconds: readonly number[],
    { bad, batchSize = 2 }: { bad?: number; batchSize?: number } = {},
  ) {
    const written: number[] = [];
    const outcome = await runInBatches(
      Array.from({ length: count }, (_, index) => index),
      {
        batchSize,
        largestBatch: 8,
        write: (batch) => {
          vi.advanceTimersByTime(milliseconds[written.length] ?? milliseconds.at(-1) ?? 0);
          written.push(batch.length);
          return bad !== undefined && batch.includes(bad)
            ? Promise.reject(new AppError('permission-denied'))
            : Promise.resolve([]);
        },
      },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    return { written, outcome };
  }

  test('are doubled as long as the server is quick', async () => {
    const { written, outcome } = await sizes(25, [100]);
    expect(written).toEqual([2, 4, 8, 8, 3]);
    expect(outcome.done).toHaveLength(25);
  });

  test('are halved after a slow one, and stay as they are after one that is neither', async () => {
    expect((await sizes(24, [100, 100, 7000, 100])).written).toEqual([2, 4, 8, 4, 6]);
    expect((await sizes(20, [100, 4000])).written).toEqual([2, 4, 4, 4, 4, 2]);
  });

  test('are never halved below a quarter of the first one, which would only mean more of them', async () => {
    expect((await sizes(20, [7000], { batchSize: 8 })).written).toEqual([8, 4, 2, 2, 2, 2]);
  });

  test('are halved when one was refused, until the bad item is found, and then as large as before', async () => {
    const { written, outcome } = await sizes(16, [100], { bad: 7 });
    expect(written).toEqual([2, 4, 8, 4, 2, 1, 1, 2, 4, 2]);
    expect(outcome.failed.map(({ item }) => item)).toEqual([7]);
    expect(outcome.done).toHaveLength(15);
  });
});

describe('several batches at once', () => {
  /** Runs over these letters in two batches of two at a time; each write waits until it is ended by its name. */
  function begin(letters: string, largestBatch = 2) {
    const writes = new Map<string, PromiseWithResolvers<never[]>>();
    const written: string[] = [];
    const controller = new AbortController();
    const outcome = runInBatches(
      letters.split(' '),
      {
        batchSize: 2,
        largestBatch,
        atOnce: 2,
        write: (batch) => {
          const name = batch.join('');
          written.push(name);
          const answer = Promise.withResolvers<never[]>();
          writes.set(name, answer);
          return answer.promise;
        },
      },
      { signal: controller.signal, onProgress: () => undefined },
    );
    /** Waits until the next write has begun. */
    const settled = async () => {
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    };
    const end = async (name: string, code?: 'network' | 'permission-denied') => {
      const answer = writes.get(name);
      if (code) answer?.reject(new AppError(code));
      else answer?.resolve([]);
      await settled();
    };
    return { outcome, written, settled, end, stop: () => controller.abort() };
  }

  test('become one, once they have grown so that two were too much together', async () => {
    const { outcome, written, settled, end } = begin('a b c d e f g h i j k l m n', 5);
    await settled();
    expect(written).toEqual(['ab', 'cd']);
    await end('ab');
    expect(written).toEqual(['ab', 'cd']);
    await end('cd');
    expect(written).toEqual(['ab', 'cd', 'efgh']);
    await end('efgh');
    await end('ijklm');
    await end('n');
    expect((await outcome).done).toHaveLength(14);
    expect(written).toEqual(['ab', 'cd', 'efgh', 'ijklm', 'n']);
  });

  test('are under way, and the next one begins when one of them ends', async () => {
    const { outcome, written, settled, end } = begin('a b c d e f g h');
    await settled();
    expect(written).toEqual(['ab', 'cd']);
    await end('cd');
    expect(written).toEqual(['ab', 'cd', 'ef']);
    for (const name of ['ab', 'ef', 'gh']) await end(name);
    const { done, left } = await outcome;
    expect([done.toSorted().join(''), left]).toEqual(['abcdefgh', []]);
  });

  test('finish what is under way when the connection of one is lost', async () => {
    const { outcome, written, settled, end } = begin('a b c d e f');
    await settled();
    await end('ab', 'network');
    await end('cd');
    const { done, failed, left } = await outcome;
    expect(written).toEqual(['ab', 'cd']);
    expect(done).toEqual(['c', 'd']);
    expect(failed.map(({ item }) => item)).toEqual(['a', 'b']);
    expect(left).toEqual(['e', 'f']);
  });

  test('go on with the others while a refused one is halved', async () => {
    const { outcome, written, settled, end } = begin('a b c d e f');
    await settled();
    await end('ab', 'permission-denied');
    await end('cd');
    expect(written).toEqual(['ab', 'cd', 'a', 'ef']);
    await end('a', 'permission-denied');
    for (const name of ['b', 'ef']) await end(name);
    const { done, failed, left } = await outcome;
    expect(done.toSorted().join('')).toBe('bcdef');
    expect(failed.map(({ item }) => item)).toEqual(['a']);
    expect(left).toEqual([]);
  });

  test('leave the rest in its order when the run is stopped, also that of a refused one', async () => {
    const { outcome, written, settled, end, stop } = begin('a b c d e f');
    await settled();
    await end('ab', 'permission-denied');
    stop();
    for (const name of ['a', 'cd']) await end(name);
    const { done, left } = await outcome;
    expect(written).toEqual(['ab', 'cd', 'a']);
    expect(done).toEqual(['a', 'c', 'd']);
    expect(left).toEqual(['b', 'e', 'f']);
  });
});

describe('eachOf', () => {
  test('returns those that failed', async () => {
    const failed = await eachOf([1, 2], (item) =>
      item === 2 ? Promise.reject(new AppError('not-found')) : Promise.resolve(),
    );
    expect(failed.map(({ item, error }) => [item, error.code])).toEqual([[2, 'not-found']]);
  });

  test('rejects when all have failed', async () => {
    await expect(
      eachOf([1, 2], () => Promise.reject(new AppError('network'))),
    ).rejects.toMatchObject({ code: 'network' });
  });
});

test.each([
  [0, 100, 1000, undefined],
  [25, 100, 1000, 3],
  [50, 100, 1500, 2],
  [100, 100, 9000, 0],
])('%d of %d in %d ms leave %s seconds', (...[finished, count, elapsedMs, seconds]) => {
  expect(secondsLeft(finished, count, elapsedMs)).toBe(seconds);
});
