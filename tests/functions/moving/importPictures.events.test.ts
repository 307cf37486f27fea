import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Album } from '#src/model/catalogue/schema.ts';
import type { ClientGallery } from '#src/model/clients/schema.ts';
import { collections } from '#src/model/base/paths.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { importPictures, type ImportWishes } from '../../../tools/moving/importPictures.ts';
import { PATIENCE } from '../support/patience.ts';
import { unique } from '../support/people.ts';

/** More pictures than one write takes. */
const PICTURES = 30;

const name = `Flyt ${unique()}`;
let folder = '';

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  await mkdir(join(folder, name, 'Fest'), { recursive: true });
  for (let index = 0; index < PICTURES; index += 1) {
    const background = { r: index * 8, g: 99, b: 9 };
    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background } });
    // Taken with the camera on its side.
    const file = await picture.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const place = index < 2 ? join(name, 'Fest') : name;
    await writeFile(join(folder, place, `IMG_${index}.jpg`), file);
  }
  await writeFile(join(folder, name, 'brev.txt'), 'brev');
});

afterAll(() => rm(folder, { recursive: true }));

const shop = () => ({
  firestore: firestore(),
  bucket: bucket(),
  files: { addressOf: (path: string) => `https://firebasestorage.googleapis.com/${path}` },
});

const wishes = (as: ImportWishes['as']): ImportWishes => ({
  places: [join(folder, name)],
  as,
  price: 349,
  minStars: 0,
  rules: [],
  report: join(folder, 'report.csv'),
  dry: false,
});

async function stored<Item>(collection: string, title: string): Promise<Item[]> {
  const found = await firestore().collection(collection).where('title', '==', title).get();
  return found.docs.map((each) => ({ ...each.data(), id: each.id }) as Item);
}

test('an import that is cut off goes on where it was, and a third run adds nothing', async () => {
  const controller = new AbortController();
  const cut = importPictures(shop(), wishes('gallery'), controller);
  await vi.waitFor(
    async () => expect(await stored(collections.clientGalleries, name)).toHaveLength(1),
    { ...PATIENCE, interval: 20 },
  );
  controller.abort();
  expect(await cut).toBe(false);
  expect(await importPictures(shop(), wishes('gallery'))).toBe(true);
  expect(await importPictures(shop(), wishes('gallery'))).toBe(true);
  const [gallery, ...others] = await stored<ClientGallery>(collections.clientGalleries, name);
  expect(others).toEqual([]);
  expect(gallery).toMatchObject({ isOpen: false, picturePrice: 349 });
  expect(new Set(gallery?.images.map(({ id }) => id)).size).toBe(PICTURES);
  expect(gallery?.images).toHaveLength(PICTURES);
  expect(gallery?.images.filter(({ section }) => section === 'Fest')).toHaveLength(2);
  const [first] = gallery?.images ?? [];
  expect(first).toMatchObject({ width: 400, height: 600 });
  const [exists] = await bucket()
    .file(first?.originalPath ?? '')
    .exists();
  expect(exists).toBe(true);
  const report = await readFile(join(folder, 'report.csv'), 'utf8');
  expect((await stat(join(folder, 'report.csv'))).mode & 0o777).toBe(0o600);
  expect(report).toContain(`${name}/brev.txt;Ikke et billede;`);
  expect(report.match(/;Var her i forvejen;/g)).toHaveLength(PICTURES);
});

test('albums become drafts with a price; what is in a gallery already is not taken twice', async () => {
  const extra = sharp({ create: { width: 600, height: 400, channels: 3, background: '#123' } });
  await writeFile(join(folder, name, 'ny.jpg'), await extra.jpeg().toBuffer());
  expect(await importPictures(shop(), wishes('albums'))).toBe(true);
  const [album, ...others] = await stored<Album>(collections.albums, name);
  expect(others).toEqual([]);
  expect(album).toMatchObject({ isPublished: false, price: 349 });
  expect(album?.images.map(({ title }) => title)).toEqual(['ny']);
  expect(album?.coverImageUrl).toContain('watermarked');
});

test('a folder of the same name with pictures of another client becomes a gallery of its own', async () => {
  const own = join(folder, 'other', name);
  await mkdir(own, { recursive: true });
  const other = sharp({ create: { width: 600, height: 400, channels: 3, background: '#321' } });
  await writeFile(join(own, 'anden.jpg'), await other.jpeg().toBuffer());
  expect(await importPictures(shop(), { ...wishes('gallery'), places: [own] })).toBe(true);
  const [gallery] = await stored<ClientGallery>(collections.clientGalleries, `${name} 2`);
  expect(gallery?.images.map(({ title }) => title)).toEqual(['anden']);
  expect(await readFile(join(folder, 'report.csv'), 'utf8')).toContain(`;${name} 2;`);
});
