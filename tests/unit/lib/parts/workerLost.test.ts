import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkerLost, withNewWorkers } from '#src/lib/parts/workerLost.ts';
import { AppError } from '#src/model/base/errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function outcome(run: () => Promise<string>): Promise<unknown> {
  const result = withNewWorkers(run).catch((thrown: unknown) => thrown);
  await vi.runAllTimersAsync();
  return result;
}

test('a worker whose script did not come is started again', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new WorkerLost());
  expect(await outcome(run.mockResolvedValue('done'))).toBe('done');
  expect(run).toHaveBeenCalledTimes(2);
});

test('a script that never comes is a fault of the network', async () => {
  expect(await outcome(() => Promise.reject(new WorkerLost()))).toMatchObject({ code: 'network' });
});

test('a worker that fails otherwise is not started again', async () => {
  const run = vi.fn(() => Promise.reject(new AppError('upload/unreadable')));
  expect(await outcome(run)).toMatchObject({ code: 'upload/unreadable' });
  expect(run).toHaveBeenCalledOnce();
});
