import { beforeEach, describe, expect, test, vi } from 'vitest';
import { backend } from '../../support/backend/backend.ts';
import { expectNothingLost, fillShop, NAMES, state, type Outcome } from '../support/cutJobs.ts';
import { jobs, onceOnly } from '../support/shopJobs.ts';

/*
 * Each job is cut at every one of its writes, before it and after it with its answer lost, and then
 * repeated. Meanwhile every picture is in the shop or in the bin with its files, and in the end
 * everything is as if nothing had happened.
 */

async function prepared({
  before,
}: {
  before?: (() => Promise<unknown>) | undefined;
}): Promise<void> {
  fillShop();
  await before?.();
}

/** The number of writes of a whole run, and the state after it. */
async function wholeRun(entry: (typeof jobs)[string]): Promise<{ count: number; end: string }> {
  await prepared(entry);
  const before = backend.changeCount();
  await entry.job.run(entry.job.ids);
  expectNothingLost(entry.job);
  return { count: backend.changeCount() - before, end: state() };
}

/** Runs a job that is cut after so many writes, and tells what it says of itself. */
async function cutRun(entry: (typeof jobs)[string], index: number): Promise<Outcome> {
  await prepared(entry);
  const mend = backend.cutAfter(index);
  const outcome = await entry.job.run(entry.job.ids);
  mend();
  expectNothingLost(entry.job);
  for (const id of outcome.done) expect(entry.job.isDone(id), `${id} is done`).toBe(true);
  expect([...outcome.done, ...outcome.rest].toSorted()).toEqual([...entry.job.ids].toSorted());
  return outcome;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // The names of new files hold the time.
  vi.useFakeTimers({ toFake: ['Date'] });
});

describe.each(Object.entries(jobs))('%s that is cut at any write', (_, entry) => {
  test('loses nothing, says what is not done, and is finished by repeating it', async () => {
    const { count, end } = await wholeRun(entry);
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index += 1) {
      const { rest } = await cutRun(entry, index);
      await entry.job.run(rest);
      expectNothingLost(entry.job);
      expect(state(), `cut after ${index} of ${count}`).toBe(end);
    }
  });
});

describe.each(Object.entries(onceOnly))('%s that is cut at any write', (_, entry) => {
  test('loses nothing, and is done or can be repeated', async () => {
    const { count, end } = await wholeRun(entry);
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index += 1) {
      await cutRun(entry, index);
      const [id = ''] = entry.job.ids;
      if (!entry.job.isDone(id)) await entry.job.run([id]);
      expectNothingLost(entry.job);
      expect(state(), `cut after ${index} of ${count}`).toBe(end);
    }
  });
});

describe('two administrators', () => {
  const all = Object.entries({ ...jobs, ...onceOnly });
  // Two ways back from different places do not meet.
  const meet = ([, one]: (typeof all)[number], [, other]: (typeof all)[number]) =>
    !one.before || !other.before || one.before === other.before;
  const pairs = all.flatMap((one, index) =>
    all
      .slice(index)
      .filter((other) => meet(one, other))
      .map((other) => ({ name: one[0], other: other[0], entries: [one[1], other[1]] as const })),
  );
  test.each(pairs)(
    'who make $name and $other at once lose nothing',
    async ({ entries: [a, b] }) => {
      await prepared({ before: a.before ?? b.before });
      await Promise.all([a.job.run(a.job.ids), b.job.run(b.job.ids)]);
      const { kept = NAMES } = a.job;
      expectNothingLost({
        ...b.job,
        kept: kept.filter((name) => (b.job.kept ?? NAMES).includes(name)),
      });
    },
  );
});
