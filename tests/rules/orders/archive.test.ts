import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import {
  albumItem,
  archive,
  archiveOrder,
  bought,
  countedFiles,
  freshOriginal,
  givenOriginal,
  imageItem,
  itemsOf,
  JPEG,
  resume,
} from './archiveWorld.ts';
import { given, givenFile, photographerIsSignedIn, stored } from './world.ts';

photographerIsSignedIn();

/** Only these purchases are resumed: the other files' purchases are theirs. */
const listing = vi.hoisted(() => ({ mine: new Set<string>(), isDown: false }));
vi.mock(import('#src/data/archive/archivePurchase.ts'), async (load) => {
  const actual = await load();
  return {
    ...actual,
    listUnarchived: async () => {
      if (listing.isDown) throw new AppError('network');
      return (await actual.listUnarchived()).filter((id) => listing.mine.has(id));
    },
  };
});
afterEach(() => {
  listing.mine.clear();
  listing.isDown = false;
});

const two = async () => ({
  a: await givenOriginal(),
  b: await givenOriginal(new Uint8Array([...JPEG, 13])),
});

describe('the permanent archive', () => {
  test('holds every picture of a purchase, and the purchase says where', async () => {
    const single = await givenOriginal();
    const orderId = await bought([imageItem('one', single), albumItem('alb', await two())]);
    const { files, uploaded } = countedFiles();
    const { ended, reports, slept } = await archive(orderId, { files });
    expect(ended).toBe('done');
    expect(reports).toMatchObject([{ outcome: 'complete', nextRoundInMs: undefined }]);
    const folder = `customer-permanent-archive/${orderId}`;
    expect(uploaded).toEqual([`${folder}/0_one.jpg`, `${folder}/1_a.jpg`, `${folder}/1_b.jpg`]);
    expect(await itemsOf(orderId)).toMatchObject([
      { backupStatus: 'completed', permanentBackupPath: `${folder}/0_one.jpg` },
      {
        backupStatus: 'completed',
        archivedFiles: [
          { imageId: 'a', permanentBackupPath: `${folder}/1_a.jpg`, backupStatus: 'completed' },
          { imageId: 'b', permanentBackupPath: `${folder}/1_b.jpg`, backupStatus: 'completed' },
        ],
      },
    ]);
    // One pause, between the two items.
    expect(slept).toEqual([200]);
    const copy = await files.info(`${folder}/0_one.jpg`);
    expect(copy).toMatchObject({
      bytes: JPEG.length,
      contentType: 'image/jpeg',
      metadata: {
        orderId,
        originalUrl: single,
        customerProtected: 'true',
        contentType: 'image/jpeg',
        originalSize: String(JPEG.length),
      },
    });
    const age = Date.now() - Date.parse(copy?.metadata['backupTimestamp'] ?? '');
    expect(age).toBeLessThan(60_000);
  });

  // Every question after a file that is not there is an error in the browser's log.
  test('asks for no file that it has not found or copied itself', async () => {
    const orderId = await bought([albumItem('alb', await two())]);
    const { files } = countedFiles();
    const answers: unknown[] = [];
    const info: typeof files.info = async (path) => {
      const answer = await files.info(path);
      answers.push(answer);
      return answer;
    };
    await archive(orderId, { files: { ...files, info } });
    expect(answers).toHaveLength(2);
    expect(answers).not.toContain(undefined);
  });

  test('never copies twice what is complete', async () => {
    const orderId = await bought([imageItem('one', await givenOriginal())]);
    await archive(orderId);
    const before = await stored(`purchases/${orderId}`);
    const { files, uploaded } = countedFiles();
    expect((await archive(orderId, { files })).ended).toBe('done');
    expect(uploaded).toEqual([]);
    expect(await stored(`purchases/${orderId}`)).toEqual(before);
  });

  test('never copies twice what a run has copied but not noted', async () => {
    const items = [imageItem('one', await givenOriginal())];
    const orderId = await bought(items);
    await archive(orderId);
    const purchase = await stored(`purchases/${orderId}`);
    await given({
      [`purchases/${orderId}`]: { ...purchase, items, purchaseDate: new Date() },
    });
    const { files, uploaded } = countedFiles();
    await archive(orderId, { files });
    expect(uploaded).toEqual([]);
    expect(await itemsOf(orderId)).toMatchObject([{ backupStatus: 'completed' }]);
  });

  test.each([
    ['of another original', { originalUrl: 'elsewhere' }, JPEG],
    ['that is shorter than its original', {}, JPEG.slice(0, 5)],
    ['that is empty', { originalSize: '0' }, new Uint8Array(0)],
  ])('replaces a copy %s', async (_, changes, bytes) => {
    const original = await givenOriginal();
    const orderId = await bought([imageItem('one', original)]);
    const place = `customer-permanent-archive/${orderId}/0_one.jpg`;
    const customMetadata = { originalUrl: original, originalSize: '16', ...changes };
    await givenFile(place, bytes, { contentType: 'image/jpeg', customMetadata });
    const { files, uploaded } = countedFiles();
    expect((await archive(orderId, { files })).ended).toBe('done');
    expect(uploaded).toEqual([place]);
    expect(await files.info(place)).toMatchObject({ bytes: 16 });
  });

  test('keeps what no schema knows, and the other items as they are', async () => {
    const orderId = await bought([
      { ...imageItem('one', await givenOriginal()), oldNote: { since: new Date(5) } },
      { ...imageItem('two', await givenOriginal()), oldNote: 'kept' },
    ]);
    await archive(orderId);
    expect(await itemsOf(orderId)).toMatchObject([
      { backupStatus: 'completed', oldNote: { since: 5 } },
      { backupStatus: 'completed', oldNote: 'kept' },
    ]);
  });

  test('is complete when two browsers work on it at once', async () => {
    const orderId = await bought([
      imageItem('one', await givenOriginal()),
      albumItem('alb', await two()),
    ]);
    const runs = await Promise.all([
      archive(orderId, { rounds: 3 }),
      archive(orderId, { rounds: 3 }),
    ]);
    expect(runs.map(({ ended }) => ended)).toEqual(['done', 'done']);
    expect((await itemsOf(orderId)).map((item) => item['backupStatus'])).toEqual([
      'completed',
      'completed',
    ]);
  });

  test('is not made for what is not paid', async () => {
    const orderId = await bought([imageItem('one', await givenOriginal())], {
      paymentStatus: 'pending',
    });
    const { files, uploaded } = countedFiles();
    expect((await archive(orderId, { files })).ended).toBe('done');
    expect(uploaded).toEqual([]);
  });

  test('says which order does not exist, and does not wait for it', async () => {
    const { ended, reports } = await archive('JFnowhere', { rounds: 2 });
    expect(ended).toBe('done');
    expect(reports).toMatchObject([
      {
        outcome: 'threw',
        purchases: [{ error: { code: 'order/not-found', details: { id: 'JFnowhere' } } }],
        nextRoundInMs: undefined,
      },
    ]);
  });
});

describe('an interrupted run', () => {
  test('notes what it has copied, and the next one copies only the rest', async () => {
    const orderId = await bought([albumItem('alb', await two())]);
    listing.mine.add(orderId);
    const controller = new AbortController();
    const first = countedFiles();
    const cut = archiveOrder(orderId, {
      signal: controller.signal,
      tools: {
        files: {
          ...first.files,
          upload: async (request) => {
            await first.files.upload(request);
            controller.abort();
          },
        },
      },
    });
    await expect(cut).rejects.toMatchObject({ code: 'cancelled' });
    expect(first.uploaded).toHaveLength(1);
    const [item] = await itemsOf(orderId);
    expect(item).toMatchObject({
      backupStatus: 'pending',
      archivedFiles: [{ imageId: 'a', backupStatus: 'completed' }],
    });
    const second = countedFiles();
    const { ended } = await resume({ files: second.files });
    expect(ended).toBe('done');
    expect(second.uploaded).toEqual([`customer-permanent-archive/${orderId}/0_b.jpg`]);
    expect(await itemsOf(orderId)).toMatchObject([{ backupStatus: 'completed' }]);
  });

  test('is taken up for every purchase that is unfinished, and for no other', async () => {
    const [open, alsoOpen, done, unpaid] = await Promise.all([
      bought([imageItem('one', await givenOriginal())]),
      bought([imageItem('one', await givenOriginal())]),
      bought([imageItem('one', await givenOriginal())]),
      bought([imageItem('one', await givenOriginal())], { paymentStatus: 'cancelled' }),
    ]);
    await archive(done);
    [open, alsoOpen, done, unpaid].forEach((id) => listing.mine.add(id));
    const { reports } = await resume();
    const touched = reports.flatMap(({ purchases }) => purchases.map(({ orderId }) => orderId));
    expect(touched.toSorted()).toEqual([open, alsoOpen].toSorted());
    expect(await itemsOf(alsoOpen)).toMatchObject([{ backupStatus: 'completed' }]);
    expect(await itemsOf(unpaid)).toMatchObject([{ backupStatus: 'pending' }]);
    expect((await resume()).reports).toMatchObject([{ outcome: 'complete', purchases: [] }]);
  });

  test('that cannot be listed is looked for again after 60 s', async () => {
    listing.isDown = true;
    const orderId = await bought([imageItem('one', await givenOriginal())]);
    listing.mine.add(orderId);
    const sleep = vi.fn<(milliseconds: number) => Promise<void>>(() => {
      listing.isDown = false;
      return Promise.resolve();
    });
    const { ended, reports } = await resume({ rounds: 2, tools: { sleep } });
    expect(sleep.mock.calls[0]?.[0]).toBe(60_000);
    expect(ended).toBe('done');
    expect(reports).toMatchObject([
      { outcome: 'threw', error: { code: 'network' }, purchases: [] },
      { outcome: 'complete', purchases: [{ orderId }] },
    ]);
  });

  test('that is called off before it began copies nothing', async () => {
    const orderId = await bought([imageItem('one', await givenOriginal())]);
    const { files, uploaded } = countedFiles();
    const run = archiveOrder(orderId, { signal: AbortSignal.abort(), tools: { files } });
    await expect(run).rejects.toMatchObject({ code: 'cancelled' });
    expect(uploaded).toEqual([]);
  });

  test('does not wait for its next round', async () => {
    const orderId = await bought([imageItem('one', freshOriginal())]);
    const controller = new AbortController();
    const run = archiveOrder(orderId, {
      signal: controller.signal,
      onRound: () => void setImmediate(() => controller.abort()),
    });
    await expect(run).rejects.toMatchObject({ code: 'cancelled' });
    expect(await itemsOf(orderId)).toMatchObject([{ backupStatus: 'backup_failed' }]);
  });
});
