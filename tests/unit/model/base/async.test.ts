import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createQueue,
  mapInSequence,
  mapWithLimit,
  once,
  sleep,
  withTimeout,
} from '#src/model/base/async.ts';

const never = new Promise<never>(() => undefined);

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

test('in sequence one comes after another, also after one that fails', async () => {
  const steps: string[] = [];
  const outcome = await mapInSequence(['a', 'b', 'c'], async (item) => {
    steps.push(`${item} begins`);
    await Promise.resolve();
    steps.push(`${item} ends`);
    if (item === 'b') throw new Error('no');
    return item.toUpperCase();
  });
  expect(steps).toEqual(['a', 'b', 'c'].flatMap((item) => [`${item} begins`, `${item} ends`]));
  expect(outcome).toEqual({ done: ['A', 'C'], failed: [{ item: 'b', thrown: new Error('no') }] });
});

describe('with a limit', () => {
  /** Begins work on these items, two at once; each ends when its answer does. */
  function begin(...items: number[]) {
    const begun: number[] = [];
    const answers = items.map(() => Promise.withResolvers<number>());
    const all = mapWithLimit(items, 2, (item) => {
      begun.push(item);
      return answers[item]?.promise ?? never;
    });
    return { begun, answers, all };
  }
  /** Lets everything run that waits for nothing from outside. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('the next begins when one is done, and answers keep the order of the items', async () => {
    const { all, begun, answers } = begin(0, 1, 2);
    expect(begun).toEqual([0, 1]);
    answers[1]?.resolve(11);
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    answers[2]?.resolve(12);
    answers[0]?.resolve(10);
    await expect(all).resolves.toEqual([10, 11, 12]);
  });

  test('nothing begins after a failure', async () => {
    const { all, begun, answers } = begin(0, 1, 2, 3);
    answers[0]?.reject(new Error('no'));
    await expect(all).rejects.toThrow('no');
    answers[1]?.resolve(11);
    await settled();
    expect(begun).toEqual([0, 1]);
  });

  test('nothing to do is done', async () => {
    await expect(begin().all).resolves.toEqual([]);
  });
});

test('a queue begins each work when the one before has ended, also when that failed', async () => {
  const inTurn = createQueue(60_000);
  const log: string[] = [];
  const first = Promise.withResolvers<string>();
  const results = [inTurn(() => first.promise), inTurn(() => Promise.resolve(log.push('second')))];
  await Promise.resolve();
  expect(log).toEqual([]);
  first.reject(new Error('lost'));
  await expect(results[0]).rejects.toThrow('lost');
  await expect(results[1]).resolves.toBe(1);
});

describe('by the clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a queue goes on past a work that hangs', async () => {
    const inTurn = createQueue(1000);
    void inTurn(() => never);
    const next = inTurn(() => Promise.resolve('next'));
    await vi.advanceTimersByTimeAsync(1000);
    await expect(next).resolves.toBe('next');
  });

  test('a sleep ends after its time, and not before', async () => {
    const done = vi.fn();
    const slept = sleep(1000, new AbortController().signal).then(done);
    await vi.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await slept;
    expect(done).toHaveBeenCalledOnce();
  });

  test('a sleep that is called off fails at once and leaves no timer, and never begins after that', async () => {
    const controller = new AbortController();
    const slept = sleep(1000, controller.signal);
    controller.abort();
    for (const called of [slept, sleep(1000, controller.signal)]) {
      await expect(called).rejects.toMatchObject({ code: 'cancelled' });
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an answer or a failure in time is the outcome, and nothing is waited for any more', async () => {
    const inTime = <Value>(given: Promise<Value>) =>
      withTimeout(given, 1000, () => new Error('late'));
    await expect(inTime(Promise.resolve('ja'))).resolves.toBe('ja');
    await expect(inTime(Promise.reject(new Error('nej')))).rejects.toThrow('nej');
    expect(vi.getTimerCount()).toBe(0);
    const outcome = expect(inTime(never)).rejects.toThrow('late');
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
  });
});
