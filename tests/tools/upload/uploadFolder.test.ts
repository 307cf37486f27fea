import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFolder, watchFolder, type Destination } from '../../../tools/upload/uploadFolder.ts';
import { ShopStandIn, TOKEN } from './shopStandIn.ts';

const GALLERY: Destination = { kind: 'gallery', title: 'Bryllup' };
const ALBUM: Destination = { kind: 'album', title: 'Fyr' };

let shop: ShopStandIn;
let folder = '';
let hashes: string[] = [];

async function put(path: string, bytes = randomBytes(200_000)): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), bytes);
  hashes.push(createHash('sha256').update(bytes).digest('hex'));
}

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  shop = new ShopStandIn();
  await shop.start();
  folder = await mkdtemp(join(tmpdir(), 'upload-'));
  hashes = [];
});

afterEach(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

const connection = (signal = new AbortController().signal, token = TOKEN) => ({
  site: shop.site,
  token,
  signal,
  pauseMs: 1,
  lookedEveryMs: 1,
});

const upload = (destination = GALLERY, at = connection()) => uploadFolder(at, folder, destination);

test('a folder goes into a gallery with its folders as sections, and a second time nothing is sent', async () => {
  await put('IMG_1.jpg');
  await put('Kirken/IMG_2.jpg');
  await put('Festen/IMG_10.JPG');
  await put('Festen/IMG_9.JPG');
  await writeFile(join(folder, 'brev.txt'), 'brev');
  expect((await upload()).isWhole).toBe(true);
  expect(shop.begun.map(({ fileName, order, target }) => [order, fileName, target])).toEqual(
    expect.arrayContaining([
      [0, 'IMG_1.jpg', { kind: 'gallery', galleryId: 'g' }],
      [1, 'IMG_9.JPG', { kind: 'gallery', galleryId: 'g', section: 'Festen' }],
      [2, 'IMG_10.JPG', { kind: 'gallery', galleryId: 'g', section: 'Festen' }],
      [3, 'IMG_2.jpg', { kind: 'gallery', galleryId: 'g', section: 'Kirken' }],
    ]),
  );
  expect(shop.hashes().toSorted()).toEqual(hashes.toSorted());
  const { length } = shop.ranges;
  await upload();
  expect(shop.ranges).toHaveLength(length);
});

test('a broken connection goes on where it was', async () => {
  await put('IMG_1.jpg');
  shop.mishaps.storage.push({ kind: 'cut', after: 65_000 });
  expect((await upload(ALBUM)).isWhole).toBe(true);
  expect(shop.ranges).toEqual([
    'bytes 0-199999/200000',
    'bytes */200000',
    'bytes 65000-199999/200000',
  ]);
  expect(shop.hashes()).toEqual(hashes);
});

test('a session that has ended is begun anew', async () => {
  await put('IMG_1.jpg');
  shop.mishaps.storage.push({ kind: 'status', status: 410 });
  expect((await upload()).isWhole).toBe(true);
  expect(shop.begun).toHaveLength(2);
  expect(shop.hashes()).toEqual(hashes);
});

test('a server that is not well is asked again, by and by', async () => {
  await put('IMG_1.jpg');
  shop.mishaps.api.push({ kind: 'status', status: 503 }, { kind: 'status', status: 429 });
  shop.mishaps.storage.push({ kind: 'status', status: 503 });
  expect((await upload()).isWhole).toBe(true);
  shop.mishaps.api.push(
    ...Array.from({ length: 6 }, () => ({ kind: 'status' as const, status: 500 })),
  );
  await expect(upload()).rejects.toThrow('Uheld');
});

test('closed in the middle, the same command finishes it', async () => {
  for (let index = 0; index < 12; index += 1) await put(`IMG_${index}.jpg`);
  const controller = new AbortController();
  const cut = vi.spyOn(shop.files, 'set').mockImplementation(function (this: unknown, ...entry) {
    if (shop.files.size === 4) controller.abort();
    return Map.prototype.set.apply(shop.files, entry) as Map<string, Buffer>;
  });
  await expect(upload(GALLERY, connection(controller.signal))).rejects.toThrow();
  expect(shop.files.size).toBeLessThan(12);
  cut.mockRestore();
  expect((await upload()).isWhole).toBe(true);
  expect(shop.hashes().toSorted()).toEqual(hashes.toSorted());
});

test('what the shop refuses is told', async () => {
  await put('IMG_1.jpg');
  await put('IMG_2.jpg');
  shop.refusedName = 'IMG_2.jpg';
  expect((await upload()).isWhole).toBe(false);
  expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toMatch(
    /refused: .*IMG_2\.jpg Billedet kunne ikke læses\./,
  );
});

test('a token that does not fit is told in the words of the shop', async () => {
  await put('IMG_1.jpg');
  await expect(upload(GALLERY, connection(undefined, 'x'))).rejects.toThrow('Tokenet passer ikke.');
});

test('a watched folder sends what is added, and what has changed, also back, takes the place of what was', async () => {
  const first = randomBytes(200_000);
  await put('IMG_1.jpg', first);
  const controller = new AbortController();
  const at = connection(controller.signal);
  const { uploads } = await upload(GALLERY, at);
  const watching = watchFolder(at, folder, { uploads, everyMs: 20 });
  await put('IMG_2.jpg');
  await vi.waitFor(() => expect(shop.files.size).toBe(2));
  await put('IMG_1.jpg', randomBytes(100_000));
  await vi.waitFor(() => expect(shop.files.size).toBe(3));
  await put('IMG_1.jpg', first);
  await vi.waitFor(() => expect(shop.begun).toHaveLength(4));
  const pictureId = hashes[0]?.slice(0, 32);
  expect(shop.begun.map(({ sha256, replaces }) => [sha256, replaces])).toEqual([
    [hashes[0], undefined],
    [hashes[1], undefined],
    [hashes[2], pictureId],
    [hashes[0], pictureId],
  ]);
  controller.abort();
  // It ends between two rounds as well.
  await Promise.allSettled([watching]);
});

test('what arrives in a watched folder while its first pictures are sent is sent too', async () => {
  await put('IMG_1.jpg');
  const controller = new AbortController();
  const at = connection(controller.signal);
  const { uploads } = await upload(GALLERY, at);
  await put('IMG_2.jpg');
  const watching = watchFolder(at, folder, { uploads, everyMs: 20 });
  await vi.waitFor(() => expect(shop.files.size).toBe(2));
  controller.abort();
  // It ends between two rounds as well.
  await Promise.allSettled([watching]);
});

test('a watched folder goes on after a shop that does not answer, and without a picture that has gone', async () => {
  await put('IMG_1.jpg');
  const controller = new AbortController();
  const at = connection(controller.signal);
  const { uploads } = await upload(GALLERY, at);
  const watching = watchFolder(at, folder, { uploads, everyMs: 20 });
  shop.mishaps.api.push(
    ...Array.from({ length: 6 }, () => ({ kind: 'status' as const, status: 503 })),
    { kind: 'status', status: 404 },
  );
  await put('IMG_1.jpg');
  await vi.waitFor(() => expect(shop.files.size).toBe(2), { timeout: 5000 });
  expect(shop.begun.map(({ replaces }) => replaces)).toEqual([undefined, undefined]);
  expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toMatch(
    /not sent yet: .*IMG_1\.jpg Uheld/,
  );
  controller.abort();
  // It ends between two rounds as well.
  await Promise.allSettled([watching]);
});
