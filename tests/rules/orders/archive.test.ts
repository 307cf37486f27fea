import { describe, expect, test } from 'vitest';
import { LOCAL_STORAGE_BUCKET } from '#src/config/local.ts';
import { archiveRound } from '#src/model/purchases/archiveRound.ts';
import { backupAtOnce } from '#src/model/purchases/schema.ts';
import { freshId, type Data } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import { buyer, given, givenFile, line, photographerIsSignedIn, stored } from './world.ts';

const { archiveFiles, browserArchive } = await import('#src/data/archive/browserArchive.ts');

photographerIsSignedIn();

type Files = typeof archiveFiles;

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
const TEXT = new TextEncoder().encode('no picture at all');
const WEBP = new TextEncoder().encode('RIFF\u0010\0\0\0WEBPVP8 ');
const project = freshId('archive').toLowerCase();

const freshOriginal = () =>
  `high-quality/enkeltbilleder/${project}/original_1700000000000_${freshId('o')}.jpg`;

async function givenOriginal(bytes = JPEG, contentType = 'image/jpeg'): Promise<string> {
  const path = freshOriginal();
  await givenFile(path, bytes, { contentType });
  return path;
}

const image = (id: string, originalAdminPath: string, changes: Data = {}): Data => ({
  ...line(id),
  originalAdminPath,
  ...changes,
});

const album = (originals: readonly string[]): Data => ({
  ...line('alb', 500, 'album'),
  albumImages: originals.map((originalSrc, order) => ({ id: `i${order}`, originalSrc, order })),
});

/** A paid purchase of these items. */
async function bought(items: readonly Data[], changes: Data = {}): Promise<string> {
  const orderId = freshId('JFarchive');
  await given({ [`purchases/${orderId}`]: { ...samples.purchase(buyer), items, ...changes } });
  return orderId;
}

const purchaseAt = async (orderId: string) => (await stored(`purchases/${orderId}`)) ?? {};
const itemsOf = async (orderId: string) => (await purchaseAt(orderId))['items'] as Data[];

/** One round with the real file storage. It tells what it stored, and waits for nothing. */
async function round(orderId: string, changes: Partial<Files> = {}, isStopped = false) {
  const uploaded: string[] = [];
  const slept: number[] = [];
  const stopping = new AbortController();
  if (isStopped) stopping.abort();
  const upload: Files['upload'] = async (request) => {
    await archiveFiles.upload(request);
    uploaded.push(request.path);
  };
  const place = browserArchive(stopping.signal, { ...archiveFiles, upload, ...changes });
  const sleep = (milliseconds: number) => {
    slept.push(milliseconds);
    return Promise.resolve();
  };
  const nextInMs = await archiveRound(orderId, { ...place, sleep });
  return { uploaded, slept, nextInMs };
}

describe('the permanent archive, made by a browser,', () => {
  test('holds every picture of a purchase, and the purchase says where', async () => {
    const single = await givenOriginal();
    const pictures = [await givenOriginal(), await givenOriginal()];
    const orderId = await bought([
      { ...image('one', single), oldNote: { since: new Date(5) } },
      album(pictures),
    ]);
    const { uploaded, nextInMs } = await round(orderId);
    const folder = `customer-permanent-archive/${orderId}`;
    expect(nextInMs).toBeUndefined();
    expect(uploaded).toEqual([`${folder}/0_one.jpg`, `${folder}/1_i0.jpg`, `${folder}/1_i1.jpg`]);
    expect(await purchaseAt(orderId)).toMatchObject({ backupStatus: 'completed' });
    const [first, second] = await itemsOf(orderId);
    expect(first).toMatchObject({
      // What no schema knows is kept.
      oldNote: { since: 5 },
      backupStatus: 'completed',
      permanentBackupPath: `${folder}/0_one.jpg`,
    });
    expect(first?.['permanentDownloadUrl']).not.toContain('token');
    expect(second).toMatchObject({
      archivedFiles: [
        { imageId: 'i0', permanentBackupPath: `${folder}/1_i0.jpg`, backupStatus: 'completed' },
        { imageId: 'i1', permanentBackupPath: `${folder}/1_i1.jpg`, backupStatus: 'completed' },
      ],
    });
    expect(await archiveFiles.info(`${folder}/0_one.jpg`)).toMatchObject({
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
  });

  test('has preview and thumbnail beside the original', async () => {
    const original = await givenOriginal();
    const preview = original.replace('/original_', '/preview_').replace('.jpg', '.webp');
    const shown = `watermarked/enkeltbilleder/${project}/watermarked_1700000000000_${freshId('t')}_480.webp`;
    for (const path of [preview, shown]) await givenFile(path, WEBP, { contentType: 'image/webp' });
    const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '';
    const thumbnailUrl = `http://${host}/v0/b/${LOCAL_STORAGE_BUCKET}/o/${encodeURIComponent(shown)}?alt=media`;
    const orderId = await bought([image('one', original, { hasPreview: true, thumbnailUrl })]);
    const { uploaded } = await round(orderId);
    const names = uploaded.map((path) => path.split('/').at(-1));
    expect(names).toEqual(['0_one.jpg', 'preview_0_one.webp', 'thumbnail_0.webp']);
    expect(await itemsOf(orderId)).toMatchObject([{ archivedFiles: [{ hasPreview: true }] }]);
  });

  test('does without a preview and a thumbnail that are gone, and asks no stranger for one', async () => {
    const ours = `https://firebasestorage.googleapis.com/v0/b/${LOCAL_STORAGE_BUCKET}/o/watermarked%2Fenkeltbilleder%2F${project}%2Fwatermarked_1700000000000_gone_480.webp?alt=media`;
    for (const thumbnailUrl of [ours, 'https://evil.example/a.webp', 'javascript:alert(1)']) {
      const item = image('one', await givenOriginal(), { hasPreview: true, thumbnailUrl });
      const orderId = await bought([item]);
      expect((await round(orderId)).nextInMs).toBeUndefined();
      expect(await purchaseAt(orderId)).toMatchObject({ backupStatus: 'completed' });
    }
  });

  test('is not made twice: what a closed tab has copied without noting it is found', async () => {
    const items = [image('one', await givenOriginal())];
    const orderId = await bought(items);
    await round(orderId);
    const purchase = await purchaseAt(orderId);
    const changes = {
      items,
      backupStatus: 'pending',
      purchaseDate: new Date(),
      backupRun: backupAtOnce,
    };
    await given({ [`purchases/${orderId}`]: { ...purchase, ...changes } });
    expect((await round(orderId)).uploaded).toEqual([]);
    expect(await purchaseAt(orderId)).toMatchObject({ backupStatus: 'completed' });
  });

  test.each([
    ['of another original', { originalUrl: 'elsewhere' }, JPEG],
    ['that is shorter than its original', {}, JPEG.slice(0, 5)],
    ['that is empty', { originalSize: '0' }, new Uint8Array(0)],
  ])('replaces a copy %s', async (_, changes, bytes) => {
    const original = await givenOriginal();
    const orderId = await bought([image('one', original)]);
    const place = `customer-permanent-archive/${orderId}/0_one.jpg`;
    const customMetadata = { originalUrl: original, originalSize: '16', ...changes };
    await givenFile(place, bytes, { contentType: 'image/jpeg', customMetadata });
    expect((await round(orderId)).uploaded).toEqual([place]);
    expect(await archiveFiles.info(place)).toMatchObject({ bytes: 16 });
  });

  // Every question after a file that is not there is an error in the browser's log.
  test('asks for no file that it has not found or copied itself', async () => {
    const orderId = await bought([album([await givenOriginal(), await givenOriginal()])]);
    const answers: unknown[] = [];
    const info: Files['info'] = async (path) => {
      const answer = await archiveFiles.info(path);
      answers.push(answer);
      return answer;
    };
    await round(orderId, { info });
    expect(answers).toHaveLength(2);
    expect(answers).not.toContain(undefined);
  });

  test('is complete when two browsers work on it at once', async () => {
    const orderId = await bought([image('one', await givenOriginal())]);
    await Promise.all([round(orderId), round(orderId)]);
    expect(await purchaseAt(orderId)).toMatchObject({ backupStatus: 'completed' });
  });

  test('is left as it is when it is called off', async () => {
    const orderId = await bought([image('one', await givenOriginal())]);
    const before = await purchaseAt(orderId);
    await expect(round(orderId, {}, true)).rejects.toMatchObject({ code: 'cancelled' });
    expect(await purchaseAt(orderId)).toEqual(before);
  });
});

const down = () => Promise.reject(new TypeError('fetch failed'));
const answering = (status: number) => () => Promise.resolve(new Response('', { status }));

interface Failure {
  original: () => Promise<string>;
  files?: Partial<Files>;
  words: string;
}

const failures: [string, Failure][] = [
  [
    'a source that is no original of ours',
    {
      original: () => Promise.resolve('https://elsewhere.example/a.jpg'),
      words: 'Kilden blev afvist af sikkerhedskontrollen.',
    },
  ],
  [
    'a missing original',
    {
      original: () => Promise.resolve(freshOriginal()),
      words: 'Filen kunne ikke hentes (HTTP 404).',
    },
  ],
  [
    'a server that stays busy',
    {
      original: () => givenOriginal(),
      files: { fetch: answering(503) },
      words: 'Filen kunne ikke hentes (HTTP 503).',
    },
  ],
  [
    'a file of another type',
    {
      original: () => givenOriginal(TEXT, 'text/plain'),
      words: 'Filen er ikke et billede (text/plain).',
    },
  ],
  [
    'a file that only calls itself an image',
    { original: () => givenOriginal(TEXT), words: 'Filen er ikke et billede (image/jpeg).' },
  ],
  ['an empty file', { original: () => givenOriginal(new Uint8Array(0)), words: 'Filen er tom.' }],
  [
    'a file that neither way leads to',
    {
      original: () => givenOriginal(),
      files: { fetch: down, download: down },
      words: 'Filen kunne hverken hentes fra adressen eller fra lageret.',
    },
  ],
  [
    'a copy that did not arrive whole',
    {
      original: () => givenOriginal(),
      files: { upload: () => Promise.resolve() },
      words: 'afbrudt',
    },
  ],
];

describe('a failure is noted on its item, and its purchase is tried again:', () => {
  test.each(failures)('%s', async (_, { original, files, words }) => {
    const orderId = await bought([image('one', await original())]);
    expect((await round(orderId, files)).nextInMs).toBe(30_000);
    const [item] = await itemsOf(orderId);
    expect(item).toMatchObject({ backupStatus: 'backup_failed', permanentBackupPath: '' });
    expect(item?.['backupError']).toContain(words);
    expect(await purchaseAt(orderId)).toMatchObject({
      backupStatus: 'pending',
      backupRun: { state: 'waiting', attempts: 1 },
    });
  });

  test('a server that was busy is asked again at once', async () => {
    const orderId = await bought([image('one', await givenOriginal())]);
    let isFirst = true;
    const fetch: Files['fetch'] = (path, signal) => {
      if (!isFirst) return archiveFiles.fetch(path, signal);
      isFirst = false;
      return answering(429)();
    };
    expect(await round(orderId, { fetch })).toMatchObject({ slept: [1000], nextInMs: undefined });
  });
});
