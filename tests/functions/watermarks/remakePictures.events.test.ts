import { Timestamp } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { type Remaking, watermarkDocuments } from '#src/model/watermarks/schema.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { runScheduled } from '../support/mails.ts';
import { PATIENCE } from '../support/patience.ts';
import { unique } from '../support/people.ts';

/*
 * The times are long ago: the pictures of other tests are newer than each choice, and stay as they are.
 */
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_CHOICE = Date.parse('2001-01-01T12:00:00Z');

const photo = readFileSync(join(import.meta.dirname, '../../../demo/badebro.jpg'));
const { width, height } = await sharp(photo).metadata();
const red = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#f00' } })
  .png()
  .toBuffer();
const mark = {
  ...{ png: red.toString('base64'), width: 40, height: 40 },
  ...{ place: 'centre', share: 50, opacity: 100 },
};

const choice = firestore().doc(watermarkDocuments.watermark.build());
const work = firestore().doc(watermarkDocuments.remaking.build());

const days = { passed: 0 };

async function choose(chosen: object | null): Promise<number> {
  days.passed += 1;
  const at = FIRST_CHOICE + days.passed * DAY_MS;
  await choice.set({ chosen, former: null, updatedAt: new Date(at) });
  return at;
}

const runs = { last: 0 };

async function begin(changes: Partial<Remaking> = {}): Promise<void> {
  runs.last += 1;
  const counts = { done: 0, left: 0, failed: 0, begun: 0 };
  await work.set({
    state: 'running',
    run: runs.last,
    ...counts,
    updatedAt: new Date(),
    ...changes,
  });
}

const ended = () =>
  vi.waitFor(async () => {
    const state = (await work.get()).data();
    if (state?.['state'] !== 'done') throw new Error(`It is ${JSON.stringify(state)}`);
    return state as Remaking;
  }, PATIENCE);

const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');
const fileAt = async (path: string) => (await bucket().file(path).download())[0];
const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? '');

interface Stored {
  originalSrc: string;
  watermarkedSrc: string;
  thumbnailUrl: string;
  picture: { width: number; sources: { width: number; url: string }[] };
}

/** A picture from before any watermark was chosen. */
async function storedPicture(id: string) {
  const originalSrc = `high-quality/enkeltbilleder/badebro/original_1000000000_${id}.jpg`;
  await bucket().file(originalSrc).save(photo, { resumable: false, contentType: 'image/jpeg' });
  const url = `https://firebasestorage.googleapis.com/v0/b/x/o/watermarked_1000000000_${id}_480.webp`;
  return {
    ...{ id, title: 'Badebro', filename: 'badebro.jpg', originalSrc, hasPreview: false },
    ...{ watermarkedSrc: url, order: 0 },
    picture: { width, height, placeholder: '', sources: [{ width: 480, url }] },
  };
}

async function singleImage() {
  const id = unique();
  const place = firestore().doc(documents.singleImage.build({ imageId: id }));
  await place.set({ ...(await storedPicture(id)), price: 199, isPublished: true });
  return {
    place,
    get: async () => (await place.get()).data() as unknown as Stored,
    shown: async () => {
      const { sources } = ((await place.get()).data() as unknown as Stored).picture;
      return Promise.all(sources.map(({ url }) => fileAt(pathOf(url))));
    },
  };
}

/** The colour in the middle, where the mark stands. */
async function middleOf(file: Buffer | undefined): Promise<number[]> {
  const picture = sharp(file);
  const { width: across, height: down } = await picture.metadata();
  const spot = { left: Math.floor(across / 2), top: Math.floor(down / 2), width: 1, height: 1 };
  return [...(await picture.extract(spot).raw().toBuffer())];
}

const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 240 && g < 20 && b < 20;

beforeAll(async () => {
  await work.delete();
});

test('pictures get the watermark that is chosen, and another one by the same work', async () => {
  const image = await singleImage();
  const at = await choose(mark);
  await begin();
  await ended();
  const made = await image.get();
  expect(made.picture.sources.map((source) => source.width)).toEqual([480, 960, 1600]);
  expect(pathOf(made.watermarkedSrc)).toContain(
    `watermarked/enkeltbilleder/badebro/watermarked_${at}_`,
  );
  expect(pathOf(made.thumbnailUrl)).toMatch(/_480\.webp$/);
  expect(hashOf(await fileAt(made.originalSrc))).toBe(hashOf(photo));
  const colours = await Promise.all((await image.shown()).map(middleOf));
  expect(colours.every(isRed)).toBe(true);

  // Back to the specified one, and to the mark again: the same files, byte for byte.
  const marked = (await image.shown()).map(hashOf);
  await choose(null);
  await begin();
  await ended();
  expect(isRed(await middleOf((await image.shown())[0]))).toBe(false);
  await choose(mark);
  await begin();
  await ended();
  expect((await image.shown()).map(hashOf)).toEqual(marked);
  expect(await fileAt(pathOf(made.watermarkedSrc))).toBeInstanceOf(Buffer);
});

test('the cover of an album follows its picture', async () => {
  const [id, albumId] = [unique(), unique()];
  const image = await storedPicture(id);
  const cover = { coverImageUrl: image.watermarkedSrc, watermarkedCoverUrl: image.watermarkedSrc };
  const album = firestore().doc(documents.album.build({ albumId }));
  await album.set({ title: 'Vandet', images: [image], ...cover });
  const at = await choose(mark);
  await begin();
  await ended();
  const { images, coverImageUrl } = (await album.get()).data() as unknown as {
    images: Stored[];
    coverImageUrl: string;
  };
  expect(coverImageUrl).toContain(`watermarked_${at}_${id}_1600`);
  expect(images[0]?.watermarkedSrc).toBe(coverImageUrl);
});

test("a client's pictures get it under their names, where they are marked", async () => {
  const galleryId = unique();
  const nameOf = (kind: string, id: string, end: string) =>
    `client-galleries/${galleryId}/${kind}_1000000000_${id}${end}`;
  const image = (id: string, order: number) => ({
    ...{ id, title: id, order, width, height, originalPath: nameOf('original', id, '.jpg') },
  });
  for (const id of ['marked', 'plain']) {
    await bucket()
      .file(nameOf('original', id, '.jpg'))
      .save(photo, { resumable: false });
  }
  const shown = (id: string) => fileAt(nameOf('shown', id, '_480.webp'));
  const plain = { ...image('plain', 1), isMarked: false };
  const gallery = firestore().doc(clientDocuments.gallery.build({ galleryId }));
  await gallery.set({
    ...{ title: 'Bryllup', images: [image('marked', 0), plain], linkKey: 'x' },
    ...{ isMarked: true, isWebMarked: false, expiresAt: new Date() },
  });
  const at = await choose(mark);
  await begin();
  await ended();
  expect((await gallery.get()).get('images')).toMatchObject([
    { id: 'marked', isMarked: true, hasWebFile: true, remarkedFor: Timestamp.fromMillis(at) },
    plain,
  ]);
  expect(isRed(await middleOf(await shown('marked')))).toBe(true);
  expect(isRed(await middleOf(await fileAt(nameOf('web', 'marked', '_1600.webp'))))).toBe(false);
  await expect(shown('plain')).rejects.toThrow();
});

test('work that was cut off goes on, and what is made is not made again', async () => {
  const [made, missing] = [await singleImage(), await singleImage()];
  await choose(mark);
  await begin();
  await ended();
  const before = await made.place.get();
  const { originalSrc } = await missing.get();
  await missing.place.update({
    watermarkedSrc: 'https://x.example/watermarked_1000000000_a_480.webp',
  });
  await bucket().file(originalSrc).delete();
  // The instance was lost after it had taken the run on.
  const sevenMinutesAgo = new Date(Date.now() - 7 * 60 * 1000);
  await begin({ begun: runs.last + 1, updatedAt: sevenMinutesAgo });
  await runScheduled('continueMaking');
  runs.last += 1;
  const { failed } = await ended();
  expect(failed).toBeGreaterThan(0);
  expect((await made.place.get()).updateTime).toEqual(before.updateTime);
  expect(await missing.get()).toMatchObject({ originalSrc });
});

test('a pause ends the work, and an event that is told twice begins nothing', async () => {
  const image = await singleImage();
  await choose(mark);
  const { remakePicturesOf } = await import('../../../functions/src/watermarks/remakePictures.ts');
  await begin({ state: 'paused' });
  await remakePicturesOf(runs.last);
  expect((await image.get()).watermarkedSrc).toContain('_1000000000_');
  await begin({ begun: runs.last + 1 });
  await remakePicturesOf(runs.last);
  expect((await image.get()).watermarkedSrc).toContain('_1000000000_');
  await image.place.delete();
});
