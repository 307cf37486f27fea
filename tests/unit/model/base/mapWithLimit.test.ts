import { expect, test } from 'vitest';
import { mapWithLimit } from '#src/model/base/async.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const begun: number[] = [];
  const held = new Map<number, PromiseWithResolvers<string>>();
  const act = (item: number) => {
    begun.push(item);
    const answer = Promise.withResolvers<string>();
    held.set(item, answer);
    return answer.promise;
  };
  return { begun, held, act };
}

/** Lets everything run that waits for nothing from outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('begins the next when one is done, and answers in the order of the items', async () => {
  const { act, begun, held } = heldWork();
  const answers = mapWithLimit([1, 2, 3], 2, act);
  expect(begun).toEqual([1, 2]);
  held.get(2)?.resolve('two');
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  held.get(3)?.resolve('three');
  held.get(1)?.resolve('one');
  await expect(answers).resolves.toEqual(['one', 'two', 'three']);
});

test('begins nothing after a failure', async () => {
  const { act, begun, held } = heldWork();
  const answers = mapWithLimit([1, 2, 3, 4], 2, act);
  held.get(1)?.reject(new Error('no'));
  await expect(answers).rejects.toThrow('no');
  held.get(2)?.resolve('two');
  await settled();
  expect(begun).toEqual([1, 2]);
});

test('nothing to do is done', async () => {
  await expect(mapWithLimit([], 2, () => Promise.resolve(1))).resolves.toEqual([]);
});
