import { expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { remakeEach, type RemakingRun } from '#src/model/watermarks/remakeAll.ts';
import { markedSingleImage } from '#src/model/watermarks/remaking.ts';
import { singleImage } from '../../../support/records.ts';

const pictures = ['a', 'b', 'c'].map((id) =>
  markedSingleImage(singleImage(id), documents.singleImage),
);
const newRun = () => ({
  remake: vi.fn<RemakingRun['remake']>().mockResolvedValue(),
  report: vi.fn<RemakingRun['report']>().mockResolvedValue(true),
  isToBeginAnew: vi.fn<RemakingRun['isToBeginAnew']>().mockResolvedValue(false),
});

test('the work goes on past a picture that cannot be made, and counts it', async () => {
  const run = newRun();
  run.remake.mockRejectedValueOnce(new Error('The original is lost'));
  expect(await remakeEach(pictures, 10, run)).toBe('ended');
  expect(run.report.mock.calls.map(([progress]) => progress)).toEqual([
    { done: 10, left: 3, failed: 1 },
    { done: 11, left: 2, failed: 1 },
    { done: 12, left: 1, failed: 1 },
    { state: 'done' },
  ]);
});

test('the work ends with a pause, and begins anew when another watermark is chosen', async () => {
  const paused = newRun();
  paused.report.mockResolvedValueOnce(false);
  expect(await remakeEach(pictures, 0, paused)).toBe('stopped');
  const other = newRun();
  other.isToBeginAnew.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  expect(await remakeEach(pictures, 0, other)).toBe('begin-anew');
  expect([paused, other].map(({ remake }) => remake.mock.calls.length)).toEqual([1, 1]);
});
