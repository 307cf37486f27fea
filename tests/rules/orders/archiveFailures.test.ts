import { describe, expect, test, vi } from 'vitest';
import {
  albumItem,
  archive,
  bought,
  countedFiles,
  freshOriginal,
  givenOriginal,
  imageItem,
  itemsOf,
  JPEG,
} from './archiveWorld.ts';
import { given, givenFile, photographerIsSignedIn } from './world.ts';

photographerIsSignedIn();

const TEXT = new TextEncoder().encode('no picture at all');
const down = () => Promise.reject(new TypeError('fetch failed'));
const answering = (status: number) => () => Promise.resolve(new Response('', { status }));

interface Failure {
  original: () => Promise<string>;
  files?: Parameters<typeof countedFiles>[0];
  code: string;
  words: string;
  slept: number[];
}

const failures: [string, Failure][] = [
  [
    'a source that is no original of ours',
    {
      original: () => Promise.resolve('https://elsewhere.example/a.jpg'),
      code: 'backup/refused-source',
      words: 'Kilden blev afvist af sikkerhedskontrollen.',
      slept: [],
    },
  ],
  [
    'a missing original',
    {
      original: () => Promise.resolve(freshOriginal()),
      code: 'backup/http-status',
      words: 'Filen kunne ikke hentes (HTTP 404).',
      slept: [],
    },
  ],
  [
    'a server that stays busy',
    {
      original: () => givenOriginal(),
      files: { fetch: answering(503) },
      code: 'backup/http-status',
      words: 'Filen kunne ikke hentes (HTTP 503).',
      slept: [1000, 2000],
    },
  ],
  [
    'a file of another type',
    {
      original: () => givenOriginal(TEXT, 'text/plain'),
      code: 'backup/not-an-image',
      words: 'Filen er ikke et billede (text/plain).',
      slept: [],
    },
  ],
  [
    'a file that only calls itself an image',
    {
      original: () => givenOriginal(TEXT),
      code: 'backup/not-an-image',
      words: 'Filen er ikke et billede (image/jpeg).',
      slept: [],
    },
  ],
  [
    'an empty file',
    {
      original: () => givenOriginal(new Uint8Array(0)),
      code: 'backup/empty',
      words: 'Filen er tom.',
      slept: [],
    },
  ],
  [
    'a file that neither way leads to',
    {
      original: () => givenOriginal(),
      files: { fetch: down, download: down },
      code: 'backup/unreachable',
      words: 'Filen kunne hverken hentes fra adressen eller fra lageret.',
      slept: [1000, 2000],
    },
  ],
  [
    'a copy that did not arrive whole',
    {
      original: () => givenOriginal(),
      files: { upload: () => Promise.resolve() },
      code: 'upload/interrupted',
      words: 'afbrudt',
      slept: [],
    },
  ],
];

describe('a failure is noted on its item and in the results:', () => {
  test.each(failures)('%s', async (_, { original, files, code, words, slept }) => {
    const path = await original();
    const orderId = await bought([imageItem('one', path)]);
    const run = await archive(orderId, { files: countedFiles(files).files });
    expect(run.results).toMatchObject([{ imageId: 'one', originalPath: path, error: { code } }]);
    expect(run.slept.slice(0, -1)).toEqual(slept);
    const [item] = await itemsOf(orderId);
    expect(item).toMatchObject({ backupStatus: 'backup_failed', permanentBackupPath: '' });
    expect(item?.['backupError']).toContain(words);
    expect(item?.['backupAttemptedAt']).toBeTypeOf('number');
  });

  test('the other files are archived all the same, and the failed one later', async () => {
    const late = freshOriginal();
    const orderId = await bought([
      albumItem('alb', { a: late, b: await givenOriginal() }),
      imageItem('one', await givenOriginal()),
    ]);
    const { reports } = await archive(orderId);
    expect(reports).toMatchObject([{ outcome: 'incomplete', nextRoundInMs: 30_000 }]);
    expect(await itemsOf(orderId)).toMatchObject([
      { backupStatus: 'backup_failed' },
      { backupStatus: 'completed' },
    ]);
    const second = countedFiles();
    await givenFile(late, JPEG, { contentType: 'image/jpeg' });
    await archive(orderId, { files: second.files });
    expect(second.uploaded).toEqual([`customer-permanent-archive/${orderId}/0_a.jpg`]);
    const [album] = await itemsOf(orderId);
    expect(album).toMatchObject({ backupStatus: 'completed' });
    expect(album).not.toHaveProperty('backupError');
  });
});

describe('another way or another try', () => {
  test('a file that the server does not give is read through the SDK', async () => {
    const orderId = await bought([imageItem('one', await givenOriginal())]);
    const download = () => Promise.resolve(new Blob([JPEG], { type: 'image/jpeg' }));
    const { files } = countedFiles({ fetch: down, download });
    const { ended, slept } = await archive(orderId, { files });
    expect([ended, slept]).toEqual(['done', []]);
    expect(await itemsOf(orderId)).toMatchObject([{ backupStatus: 'completed' }]);
  });

  test('a server that was busy is asked again', async () => {
    const orderId = await bought([imageItem('one', await givenOriginal())]);
    const { files } = countedFiles();
    let asked = 0;
    const busyOnce: typeof files.fetch = (path, signal) => {
      asked += 1;
      return asked === 1 ? answering(429)() : files.fetch(path, signal);
    };
    const { ended, slept } = await archive(orderId, { files: { ...files, fetch: busyOnce } });
    expect([ended, slept]).toEqual(['done', [1000]]);
  });

  test('what is incomplete is tried again after 30 s, until it is complete', async () => {
    const path = freshOriginal();
    const orderId = await bought([imageItem('one', path)]);
    const { files } = countedFiles();
    let asked = 0;
    const fetch: typeof files.fetch = async (file, signal) => {
      asked += 1;
      if (asked === 3) await givenFile(path, JPEG, { contentType: 'image/jpeg' });
      return files.fetch(file, signal);
    };
    const run = await archive(orderId, { files: { ...files, fetch }, rounds: 9 });
    expect(run.ended).toBe('done');
    expect(run.slept).toEqual([30_000, 30_000]);
    expect(run.reports.map(({ outcome }) => outcome)).toEqual([
      'incomplete',
      'incomplete',
      'complete',
    ]);
  });

  test('what was thrown is tried again after 60 s', async () => {
    const path = await givenOriginal();
    const orderId = await bought([imageItem('one', path)]);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { files, uploaded } = countedFiles();
    // The purchase is spoiled while its file is copied, so that nothing can be noted on it.
    const upload: typeof files.upload = async (request) => {
      await files.upload(request);
      await given({ [`purchases/${orderId}`]: { userId: 5 } });
    };
    const run = await archive(orderId, { files: { ...files, upload } });
    expect(uploaded).toHaveLength(1);
    expect(run.reports).toMatchObject([
      {
        outcome: 'threw',
        purchases: [{ orderId, error: { code: 'invalid-record' } }],
        nextRoundInMs: 60_000,
      },
    ]);
    expect(run.slept).toEqual([60_000]);
    await given({ [`purchases/${orderId}`]: null });
  });
});
