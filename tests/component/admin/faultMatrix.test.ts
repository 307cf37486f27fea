import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeForGood } from '#src/admin/bin/removeFiles.ts';
import { replacementHandler } from '#src/admin/uploads/queue/replacement.ts';
import { runUpload } from '#src/admin/uploads/queue/runUpload.ts';
import { isRecordWritten } from '#src/admin/uploads/queue/uploadHandlers.ts';
import * as bin from '#src/data/bin.ts';
import { transferImages } from '#src/data/orders/transferImages.ts';
import {
  takeBackFromAlbum,
  takeBackFromSingles,
  transferToAlbum,
  transferToSingles,
} from '#src/data/orders/transferSingleImages.ts';
import { withdrawAlbum, withdrawAlbumImages, withdrawImage } from '#src/data/orders/withdraw.ts';
import * as placedImages from '#src/data/repos/catalogue/placedImages.ts';
import { eachOf } from '#src/model/base/bulk.ts';
import { backend } from '../../support/backend/backend.ts';
import { singleImage } from '../../support/records.ts';
import {
  ALBUM,
  bulk,
  expectNothingLost,
  fillShop,
  NAMES,
  originalOf,
  single,
  SINGLES,
  state,
  type Job,
  type Outcome,
  type Titled,
} from '../support/cutJobs.ts';
import { jpeg, madePicture } from '../support/pictureFiles.ts';

/*
 * Each job is cut at every one of its writes, before it and after it with its answer lost, and then
 * repeated. Meanwhile every picture is in the shop or in the bin with its files, and in the end
 * everything is as if nothing had happened.
 */

const idsIn = (albumId: string) =>
  ((backend.documents.get(`albums/${albumId}`)?.['images'] ?? []) as { id: string }[]).map(
    ({ id }) => id,
  );
const isSingle = (id: string) => backend.documents.get(`enkeltbilleder/${id}`) !== undefined;
const placed = (items: readonly Titled[]) =>
  items.map(({ id }) => ({ ...singleImage(id), isLegacy: false }));
const terms = { price: 249, category: 'natur' };

const moveToSingles = (items: readonly Titled[]) =>
  transferToSingles({ kind: 'move', albumId: 'Skagen', terms }, items);
const moveToAlbum = (items: readonly Titled[]) =>
  transferToAlbum({ kind: 'move', albumId: 'Møn' }, placed(items));

function replace(): Promise<unknown> {
  const goal = {
    kind: 'replacement' as const,
    record: { collection: 'enkeltbilleder' as const, id: 'Hede' },
    title: 'Hede',
    before: originalOf('Hede'),
    place: { kind: 'albums' as const, project: 'skagen' },
  };
  const job = { id: 'newUpload', fileName: 'hede-2.jpg', goal };
  const { signal } = new AbortController();
  return runUpload(
    { file: jpeg('hede-2.jpg'), placed: undefined, signal, onProgress: vi.fn(), job },
    {
      make: () => Promise.resolve(madePicture()),
      isWritten: isRecordWritten,
      write: (each, files) => replacementHandler.write(each as typeof job, files),
    },
  ).then((outcome) => {
    if (!('done' in outcome) || !outcome.done) throw new Error('not replaced');
  });
}

const jobs: Record<string, { before?: () => Promise<unknown>; job: Job }> = {
  'a bulk change': {
    job: bulk(
      SINGLES,
      (batch) => placedImages.reviseTogether(placed(batch), () => ({ price: 325 })),
      (id) => backend.documents.get(`enkeltbilleder/${id}`)?.['price'] === 325,
    ),
  },
  'a deletion of several': {
    job: bulk(
      SINGLES,
      (batch) =>
        eachOf(batch, async ({ id }) => void (await withdrawImage({ id, isLegacy: false }))),
      (id) => !isSingle(id),
    ),
  },
  'a deletion of pictures in an album': {
    job: single(
      'Skagen',
      () => withdrawAlbumImages('Skagen', ['Gren', 'Klit']),
      () => !idsIn('Skagen').includes('Gren'),
    ),
  },
  'a deletion of an album': {
    job: single(
      'Skagen',
      () => withdrawAlbum('Skagen'),
      () => backend.documents.get('albums/Skagen') === undefined,
    ),
  },
  'a move to another album': {
    job: bulk(
      ALBUM,
      (batch) => transferImages({ kind: 'move', fromId: 'Skagen', toId: 'Møn' }, batch),
      (id) => idsIn('Møn').includes(id) && !idsIn('Skagen').includes(id),
    ),
  },
  'copies in another album': {
    job: bulk(
      ALBUM,
      (batch) => transferImages({ kind: 'copy', fromId: 'Skagen', toId: 'Møn' }, batch),
      (id) => idsIn('Møn').includes(id),
    ),
  },
  'a move from an album to single images': {
    job: bulk(
      ALBUM,
      async (batch) => (await moveToSingles(batch)).failures,
      (id) => isSingle(id) && !idsIn('Skagen').includes(id),
    ),
  },
  'a move of single images into an album': {
    job: bulk(
      SINGLES,
      async (batch) => (await moveToAlbum(batch)).failures,
      (id) => idsIn('Møn').includes(id) && !isSingle(id),
    ),
  },
  'a replaced file': {
    job: single('Hede', replace, () =>
      String(backend.documents.get('enkeltbilleder/Hede')?.['originalSrc']).includes('newUpload'),
    ),
  },
};

/** Steps that end in a place where they cannot be repeated: what they have done is found again. */
const onceOnly: typeof jobs = {
  'the way back from the bin': {
    before: () => withdrawAlbum('Skagen'),
    job: single(
      'Skagen',
      () => bin.restore('album-Skagen'),
      () => backend.documents.get('albums/Skagen') !== undefined,
    ),
  },
  'the way back of a picture into its album': {
    before: () => moveToSingles([{ id: 'Gren', title: 'Gren' }]),
    job: single(
      'Gren',
      () => takeBackFromSingles('Skagen', 'Gren'),
      () => idsIn('Skagen').includes('Gren') && !isSingle('Gren'),
    ),
  },
  'the way back of a single image': {
    before: () => moveToAlbum([{ id: 'Hede', title: 'Hede' }]),
    job: single(
      'Hede',
      () => takeBackFromAlbum('Møn', { id: 'Hede', isLegacy: false }),
      () => isSingle('Hede') && !idsIn('Møn').includes('Hede'),
    ),
  },
  'a deletion for good': {
    before: () => withdrawImage({ id: 'Hede', isLegacy: false }),
    job: {
      ...single(
        'Hede',
        () => removeForGood('image-Hede'),
        () => backend.documents.get('bin/image-Hede') === undefined,
      ),
      kept: NAMES.filter((name) => name !== 'Hede'),
    },
  },
};

async function prepared({ before }: { before?: () => Promise<unknown> }): Promise<void> {
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
afterEach(() => void vi.useRealTimers());

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
  const both = async (one: Job, other: Job) => {
    fillShop();
    await Promise.all([one.run(one.ids), other.run(other.ids)]);
    expectNothingLost(one);
  };
  const pairs = Object.entries(jobs).flatMap(([name, { job }], index, all) =>
    all.slice(index).map(([other, entry]) => ({ name, other, jobs: [job, entry.job] as const })),
  );
  test.each(pairs)('who make $name and $other at once lose nothing', async ({ jobs: [a, b] }) => {
    await both(a, b);
  });
});
