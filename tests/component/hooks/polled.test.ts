import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { polled } from '#src/hooks/polled.ts';
import { AppError } from '#src/model/base/errors.ts';

const ask = vi.fn<() => Promise<string>>();
const onNext = vi.fn<(value: string) => void>();
const onError = vi.fn<(error: AppError) => void>();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const begin = () => polled(ask, 2000)(onNext, onError);

test('it is asked at once, and again every so often', async () => {
  ask.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  const stop = begin();
  await vi.advanceTimersByTimeAsync(1999);
  expect(onNext.mock.calls).toEqual([['first']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(onNext.mock.calls).toEqual([['first'], ['second']]);
  stop();
});

test('a failure is told, and the next turn asks again', async () => {
  ask.mockRejectedValueOnce(new AppError('network')).mockResolvedValueOnce('second');
  const stop = begin();
  await vi.advanceTimersByTimeAsync(2000);
  expect(onError.mock.calls).toMatchObject([[{ code: 'network' }]]);
  expect(onNext.mock.calls).toEqual([['second']]);
  stop();
});

test('nothing is asked while an answer is on its way', async () => {
  ask.mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve('late'), 5000)));
  const stop = begin();
  await vi.advanceTimersByTimeAsync(4999);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(onNext.mock.calls).toEqual([['late']]);
  stop();
});

test('nothing is told or asked once it is stopped', async () => {
  ask.mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve('late'), 500)));
  begin()();
  await vi.advanceTimersByTimeAsync(9000);
  expect(ask).toHaveBeenCalledOnce();
  expect(onNext).not.toHaveBeenCalled();
});
