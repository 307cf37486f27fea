import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eachOf, runInBatches, secondsLeft, type BulkTask } from '#src/model/base/bulk.ts';
import { AppError } from '#src/model/base/errors.ts';

type Refusal = 'network' | 'permission-denied';

const watched = (signal = new AbortController().signal) => ({
  signal,
  onProgress: () => undefined,
});
const nothingLeftOut = () => Promise.resolve([]);
const refuse = (code: Refusal) => Promise.reject(new AppError(code));
const itemsOf = (failed: readonly { item: unknown }[]) => failed.map(({ item }) => item);

describe('in batches', () => {
  /** Runs over these letters in batches of two; `refused` lists the batches that reject, with a code. */
  async function run(letters: string, refused: Record<string, Refusal> = {}) {
    const written: string[] = [];
    const progress: number[] = [];
    const task: BulkTask<string> = {
      batchSize: 2,
      write: (batch) => {
        const name = batch.join('');
        written.push(name);
        return refused[name] ? refuse(refused[name]) : nothingLeftOut();
      },
    };
    const noted = { ...watched(), onProgress: (finished: number) => progress.push(finished) };
    const { done, failed, left } = await runInBatches(Array.from(letters), task, noted);
    const reasons = failed.map(({ item, error }) => `${item}: ${error.code}`);
    return { done: done.join(''), failed: reasons, left: left.join(''), written, progress };
  }

  test('items are written and counted', async () => {
    expect(await run('abcde')).toEqual({
      ...{ written: ['ab', 'cd', 'e'], progress: [2, 4, 5] },
      ...{ done: 'abcde', failed: [], left: '' },
    });
  });

  test('a refused batch is halved until the bad item is alone', async () => {
    const refused = { ab: 'permission-denied', b: 'permission-denied' } as const;
    expect(await run('abcd', refused)).toMatchObject({
      written: ['ab', 'a', 'b', 'cd'],
      done: 'acd',
      failed: ['b: permission-denied'],
    });
  });

  test('a lost connection ends the run, and leaves what was not tried', async () => {
    expect(await run('abcdef', { cd: 'network' })).toMatchObject({
      written: ['ab', 'cd'],
      done: 'ab',
      failed: ['c: network', 'd: network'],
      left: 'ef',
    });
  });

  test('what a batch has left out is told', async () => {
    const write = () => Promise.resolve([{ item: 2, error: new AppError('aborted') }]);
    const outcome = await runInBatches([1, 2, 3], { batchSize: 3, write }, watched());
    expect([outcome.done, itemsOf(outcome.failed)]).toEqual([[1, 3], [2]]);
  });

  test('a cancelled run finishes its batch, and leaves the rest', async () => {
    const controller = new AbortController();
    const write = () => {
      controller.abort();
      return nothingLeftOut();
    };
    const task = { batchSize: 2, write };
    const outcome = await runInBatches([1, 2, 3, 4], task, watched(controller.signal));
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
    { bad = -1, batchSize = 2 } = {},
  ) {
    const written: number[] = [];
    const write = (batch: readonly number[]) => {
      vi.advanceTimersByTime(milliseconds[written.length] ?? milliseconds.at(-1) ?? 0);
      written.push(batch.length);
      return batch.includes(bad) ? refuse('permission-denied') : nothingLeftOut();
    };
    const items = Array.from({ length: count }, (_, index) => index);
    const task = { batchSize, largestBatch: 8, write };
    return { written, outcome: await runInBatches(items, task, watched()) };
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
    expect(itemsOf(outcome.failed)).toEqual([7]);
    expect(outcome.done).toHaveLength(15);
  });
});

describe('two batches at once', () => {
  /** Runs over these letters, two in a batch; each write waits until it is ended by its name. */
  async function begin(letters: string, largestBatch = 2) {
    const writes = new Map<string, PromiseWithResolvers<never[]>>();
    const written: string[] = [];
    const controller = new AbortController();
    const write = (batch: readonly string[]) => {
      const answer = Promise.withResolvers<never[]>();
      writes.set(batch.join(''), answer);
      written.push(batch.join(''));
      return answer.promise;
    };
    const task = { batchSize: 2, largestBatch, atOnce: 2, write };
    const outcome = runInBatches(Array.from(letters), task, watched(controller.signal));
    /** Waits until the next write has begun. */
    const settled = async () => {
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    };
    const fail = async (name: string, code: Refusal) => {
      writes.get(name)?.reject(new AppError(code));
      await settled();
    };
    const end = async (...names: string[]) => {
      for (const name of names) {
        writes.get(name)?.resolve([]);
        await settled();
      }
    };
    const ended = async () => {
      const { done, failed, left } = await outcome;
      return { done: done.join(''), failed: itemsOf(failed).join(''), left: left.join('') };
    };
    await settled();
    return { ended, written, end, fail, stop: () => controller.abort() };
  }

  test('become one, once they have grown so that two were too much together', async () => {
    const { ended, written, end } = await begin('abcdefghijklmn', 5);
    await end('ab');
    expect(written).toEqual(['ab', 'cd']);
    await end('cd');
    expect(written).toEqual(['ab', 'cd', 'efgh']);
    await end('efgh', 'ijklm', 'n');
    expect((await ended()).done).toHaveLength(14);
    expect(written).toEqual(['ab', 'cd', 'efgh', 'ijklm', 'n']);
  });

  test('are under way, and the next one begins when one of them ends', async () => {
    const { ended, written, end } = await begin('abcdefgh');
    expect(written).toEqual(['ab', 'cd']);
    await end('cd');
    expect(written).toEqual(['ab', 'cd', 'ef']);
    await end('ab', 'ef', 'gh');
    expect(await ended()).toEqual({ done: 'cdabefgh', failed: '', left: '' });
  });

  test('finish what is under way when the connection of one is lost', async () => {
    const { ended, written, end, fail } = await begin('abcdef');
    await fail('ab', 'network');
    await end('cd');
    expect(await ended()).toEqual({ done: 'cd', failed: 'ab', left: 'ef' });
    expect(written).toEqual(['ab', 'cd']);
  });

  test('go on with the others while a refused one is halved', async () => {
    const { ended, written, end, fail } = await begin('abcdef');
    await fail('ab', 'permission-denied');
    await end('cd');
    expect(written).toEqual(['ab', 'cd', 'a', 'ef']);
    await fail('a', 'permission-denied');
    await end('b', 'ef');
    expect(await ended()).toEqual({ done: 'cdbef', failed: 'a', left: '' });
  });

  test('leave the rest in its order when the run is stopped, also that of a refused one', async () => {
    const { ended, written, end, fail, stop } = await begin('abcdef');
    await fail('ab', 'permission-denied');
    stop();
    await end('a', 'cd');
    expect(await ended()).toEqual({ done: 'acd', failed: '', left: 'bef' });
    expect(written).toEqual(['ab', 'cd', 'a']);
  });
});

test('one by one those that failed are told, and the failure when all have', async () => {
  const failed = await eachOf([1, 2], (item) =>
    item === 2 ? refuse('network') : Promise.resolve(),
  );
  expect(failed.map(({ item, error }) => [item, error.code])).toEqual([[2, 'network']]);
  const none = eachOf([1, 2], () => refuse('network'));
  await expect(none).rejects.toMatchObject({ code: 'network' });
});

test('the seconds left are known once a part is done', () => {
  expect(secondsLeft(0, 100, 1000)).toBeUndefined();
  expect(secondsLeft(25, 100, 1000)).toBe(3);
  expect(secondsLeft(50, 100, 1500)).toBe(2);
  expect(secondsLeft(100, 100, 9000)).toBe(0);
});
