import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  withStepDeadline,
  runSaga,
  type Journal,
  type Step,
} from '../../../functions/src/deletion/saga.ts';

afterEach(() => {
  vi.useRealTimers();
});

function record(failing: readonly string[] = []) {
  const events: string[] = [];
  const note = (event: string) => {
    events.push(event);
    return Promise.resolve();
  };
  const step = (name: string): Step => ({
    name,
    run: () => (failing.includes(name) ? Promise.reject(new Error(name)) : note(`run ${name}`)),
  });
  const journal: Journal = {
    begin: () => note('begin'),
    done: (name) => note(`done ${name}`),
    failed: (name) => note(`failed ${name}`),
    finish: () => note('finish'),
  };
  const run = () => runSaga([step('a'), step('b')], step('last'), journal);
  return { events, journal, step, run };
}

describe('the steps of a deletion', () => {
  test('all succeed', async () => {
    const { events, run } = record();
    expect(await run()).toEqual([]);
    expect(events).toEqual([
      'begin',
      ...['run a', 'done a', 'run b', 'done b', 'run last', 'done last'],
      'finish',
    ]);
  });

  test.each([
    [['a'], ['a']],
    [['b'], ['b']],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [['last'], ['last']],
    [['b', 'last'], ['b']],
  ])('%j fail', async (failing, told) => {
    const { events, run } = record(failing);
    expect(await run()).toEqual(told);
    expect(events).not.toContain('finish');
    expect(events).not.toContain('run last');
    for (const name of ['a', 'b'].filter((step) => !failing.includes(step))) {
      expect(events).toContain(`done ${name}`);
    }
  });
});

describe('a deletion whose time is over', () => {
  test('tells what is left, also of the step that was under way', async () => {
    vi.useFakeTimers();
    const { journal, events, step } = record();
    const endless: Step = { name: 'endless', run: () => new Promise(() => undefined) };
    const deadline = Date.now() + 1000;
    const steps = [step('a'), endless, step('b')].map((one) => withStepDeadline(one, deadline));
    const outcome = runSaga(steps, withStepDeadline(step('last'), deadline), journal);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toEqual(['endless', 'b']);
    expect(events).toEqual(['begin', 'run a', 'done a', 'failed endless', 'failed b']);
  });

  test('stays failed when the step fails later', async () => {
    vi.useFakeTimers();
    const { journal, step } = record();
    const run = () =>
      new Promise<void>((_, reject) => {
        setTimeout(() => reject(new Error('later')), 2000);
      });
    const slow = withStepDeadline({ name: 'slow', run }, Date.now() + 1000);
    const outcome = runSaga([slow], step('last'), journal);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toEqual(['slow']);
  });
});
