import { describe, expect, test } from 'vitest';
import { runSaga, type Journal, type Step } from '../../../functions/src/deletion/saga.ts';

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
  return { events, run: () => runSaga([step('a'), step('b')], step('last'), journal) };
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
