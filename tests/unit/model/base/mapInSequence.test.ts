import { expect, test } from 'vitest';
import { mapInSequence } from '#src/model/base/async.ts';

test('does one after another, and goes on after one that fails', async () => {
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
