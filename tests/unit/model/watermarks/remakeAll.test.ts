import { expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { singleImageSchema } from '#src/model/catalogue/schema.ts';
import {
  remakeAll,
  remakeEach,
  type RemakingRun,
  type RemakingTools,
} from '#src/model/watermarks/remakeAll.ts';
import { markedSingleImage } from '#src/model/watermarks/remaking.ts';
import { watermarkDocuments } from '#src/model/watermarks/schema.ts';
import { singleImage } from '../../../support/records.ts';

const pictures = ['a', 'b', 'c'].map((id) =>
  markedSingleImage(singleImage(id), documents.singleImage),
);
const nothing = { done: 0, failed: 0 };
const newRun = () => ({
  remake: vi.fn<RemakingRun['remake']>().mockResolvedValue(),
  report: vi.fn<RemakingRun['report']>().mockResolvedValue(true),
  isToBeginAnew: vi.fn<RemakingRun['isToBeginAnew']>().mockResolvedValue(false),
});

test('the work goes on past a picture that cannot be made, and counts it', async () => {
  const run = newRun();
  run.remake.mockRejectedValueOnce(new Error('The original is lost'));
  expect(await remakeEach(pictures, { done: 10, failed: 0 }, run)).toBe('ended');
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
  expect(await remakeEach(pictures, nothing, paused)).toBe('stopped');
  const other = newRun();
  other.isToBeginAnew.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  expect(await remakeEach(pictures, nothing, other)).toBe('begin-anew');
  expect([paused, other].map(({ remake }) => remake.mock.calls.length)).toEqual([1, 1]);
});

const originalOf = (id: string) =>
  `high-quality/enkeltbilleder/vand/original_1700000000000_${id}.jpg`;

const nobody = () => false;

/** A shop with six pictures of an older watermark, whose runs last for three of them, or end at one without a word. */
function shop(isLost: (id: string) => boolean, isDeadly: (id: string) => boolean = nobody) {
  const records = new Map<string, object>();
  const progress = watermarkDocuments.remaking.build();
  records.set(progress, { state: 'running', run: 1 });
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const place = documents.singleImage;
  for (const id of ids) {
    records.set(place.build({ imageId: id }), singleImage(id, { originalSrc: originalOf(id) }));
  }
  const choice = { chosen: null, former: null, updatedAt: new Date('2026-03-01') };
  const tried: string[] = [];
  const stored = (id: string) =>
    markedSingleImage(singleImageSchema.parse(records.get(place.build({ imageId: id }))), place);
  const change = (path: string, changes: object) =>
    void records.set(path, { ...records.get(path), ...changes });
  const tools: RemakingTools<string> = {
    transact: (work) =>
      work({
        read: (schema, path) => Promise.resolve(schema.parse(records.get(path))),
        set: change,
        update: change,
      }),
    watermark: () => Promise.resolve(choice),
    chosenAt: () => Promise.resolve(choice.updatedAt),
    pictures: () => Promise.resolve(ids.map(stored)),
    draw: (originalPath) => {
      const id = ids.find((each) => originalOf(each) === originalPath) ?? '';
      tried.push(id);
      if (isDeadly(id)) return new Promise(vi.fn());
      return isLost(id)
        ? Promise.reject(new Error('The original is lost'))
        : Promise.resolve({ width: 480, height: 320, variants: [{ width: 480, file: id }] });
    },
    save: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    urlOf: (path) => path,
  };
  const run = () => {
    const last = tried.length + 3;
    return remakeAll(1, { ...tools, isOver: () => tried.length === last });
  };
  return { choice, tried, run, progress: () => records.get(progress) };
}

test('the next run goes on behind the pictures that cannot be made, and the work ends', async () => {
  const { tried, run, progress } = shop((id) => id <= 'c');
  expect(await run()).toBe('begin-anew');
  expect(progress()).toMatchObject({ done: 0, left: 6, failed: 3 });
  expect(await run()).toBe('ended');
  expect(tried.join('')).toBe('abcdef');
  expect(progress()).toMatchObject({ state: 'done', done: 3, left: 3, failed: 3 });
});

test('a picture at which runs end without a word is left out and named, and the others are made', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { tried, run, progress } = shop(nobody, (id) => id === 'b');
  for (const begun of ['ab', 'abb', 'abbb']) {
    void run();
    await vi.waitFor(() => expect(tried.join('')).toBe(begun));
  }
  expect(await run()).toBe('begin-anew');
  expect(tried.join('')).toBe('abbb' + 'cde');
  expect(progress()).toMatchObject({ done: 4, left: 2, failed: 1 });
  expect(warn).toHaveBeenCalledWith(expect.any(String), 'b');
});

test('under another watermark every picture is tried', async () => {
  const { choice, tried, run, progress } = shop((id) => id === 'a');
  await run();
  choice.updatedAt = new Date('2026-04-01');
  expect([await run(), await run()]).toEqual(['begin-anew', 'ended']);
  expect(tried.join('')).toBe('abc' + 'abcdef');
  expect(progress()).toMatchObject({ state: 'done', left: 1, failed: 1 });
});
