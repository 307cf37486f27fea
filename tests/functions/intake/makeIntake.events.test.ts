import { Timestamp } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import type { Intake, IntakeGoal, NewIntake } from '#src/model/intake/schema.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { publish } from '../../../functions/src/intake/makeIntake.ts';
import {
  beginIntake,
  intakeRef,
  originalOf,
  readIntake,
} from '../../../functions/src/intake/records.ts';
import { forgetIntakes, noteArrival } from '../../../functions/src/intake/triggers.ts';
import { largeHeic } from '../../../tools/bench/content/largeHeic.ts';
import { bomb } from '../../support/bomb.ts';
import { PATIENCE } from '../support/patience.ts';
import { unique } from '../support/people.ts';
import { storeGallery } from '../support/clientGalleries.ts';
import { runScheduled } from '../support/mails.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const photo = readFileSync(join(import.meta.dirname, '../../../demo/badebro.jpg'));
const telephone = readFileSync(join(import.meta.dirname, '../../support/pictures/telephone.heic'));

const ALT_TEXT_XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"><Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">En fjord uden vind</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility></rdf:Description></rdf:RDF></x:xmpmeta>`;

const words = { title: 'Badebro', description: '', category: 'natur', price: 199, order: 3 };
const forSale: IntakeGoal = { kind: 'singleImage', words: { ...words, isPublished: true } };

function newIntake(goal: IntakeGoal = forSale, changes: Partial<NewIntake> = {}): NewIntake {
  const id = unique();
  const file = { fileName: 'badebro.jpg', bytes: photo.length };
  return { id, itemId: id, goal, ...file, by: 'asta', ...changes };
}

const send = (intakeId: string, file: Buffer): Promise<void> =>
  originalOf(intakeId).save(file, { resumable: false, contentType: 'image/jpeg' });

const stateOf = async (intakeId: string) => (await readIntake(intakeId))?.state;

/** Waits until the functions have finished with an intake. */
const ended = (intakeId: string, state: Intake['state'] = 'done'): Promise<Intake> =>
  vi.waitFor(async () => {
    const intake = await readIntake(intakeId);
    if (intake?.state !== state) throw new Error(`It is ${JSON.stringify(intake)}`);
    return intake;
  }, PATIENCE);

/** Waits until an original that nobody needs has been deleted. */
const gone = (intakeId: string): Promise<void> =>
  vi.waitFor(async () => expect(await originalOf(intakeId).exists()).toEqual([false]), PATIENCE);

async function takeIn(goal?: IntakeGoal, file: Buffer = photo, changes: Partial<NewIntake> = {}) {
  const intake = newIntake(goal, changes);
  await beginIntake(intake);
  await send(intake.id, file);
  return intake;
}

const dataOf = async (path: string) => (await firestore().doc(path).get()).data() ?? {};
const imageOf = (imageId: string) => dataOf(documents.singleImage.build({ imageId }));

/** A new picture with the name for its address, which it gets in an event of its own. */
async function named(imageId: string): Promise<object> {
  await expect.poll(() => imageOf(imageId), PATIENCE).toHaveProperty('slug');
  return imageOf(imageId);
}

const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');
const fileAt = async (path: string) => (await bucket().file(path).download())[0];
const isThere = async (path: string) => (await bucket().file(path).exists())[0];
const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? '');

interface StoredImage {
  originalSrc: string;
  picture: { width: number; height: number; placeholder: string; sources: { url: string }[] };
}

describe('a picture that has arrived', () => {
  test('is for sale with all its files, and its original is kept as it was', async () => {
    const { id } = await takeIn();
    await ended(id);
    const image = (await imageOf(id)) as unknown as StoredImage;
    expect(image).toMatchObject({
      ...{ ...words, isPublished: true, visible: true, filename: 'badebro.jpg', hasPreview: true },
      createdAt: expect.any(Timestamp) as Timestamp,
    });
    expect(image.picture.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(hashOf(await fileAt(image.originalSrc))).toBe(hashOf(photo));
    const sources = image.picture.sources.map(({ url }) => pathOf(url));
    const widths = await Promise.all(
      sources.map(async (path) => (await sharp(await fileAt(path)).metadata()).width),
    );
    expect(widths).toEqual([480, 960, 1600]);
    const [metadata] = await bucket()
      .file(sources[0] ?? '')
      .getMetadata();
    expect(metadata).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    await gone(id);
  });

  test('becomes a JPEG with its metadata where it is HEIC', async () => {
    const { id } = await takeIn(forSale, telephone, { fileName: 'IMG_1.HEIC' });
    await ended(id);
    const { originalSrc, picture, ...image } = (await imageOf(id)) as unknown as StoredImage;
    const { format, exif, width, height } = await sharp(await fileAt(originalSrc)).metadata();
    expect([format, exif !== undefined, width, height]).toEqual(['jpeg', true, 600, 900]);
    expect([picture.width, picture.height]).toEqual([600, 900]);
    const taken = Timestamp.fromDate(new Date('2024-05-12T12:03:55Z'));
    expect(image).toMatchObject({ takenAt: taken });
  });

  test('takes its words from the file where the sender gave no title', async () => {
    const named = await sharp(photo)
      .withExif({ IFD0: { ImageDescription: 'Stille vand' } })
      .withXmp(ALT_TEXT_XMP)
      .toBuffer();
    const untitled = { ...forSale, words: { ...words, title: '', isPublished: false } };
    const { id } = await takeIn(untitled, named, { fileName: 'ved_fjorden.jpg' });
    await ended(id);
    expect(await imageOf(id)).toMatchObject({
      ...{ title: 'ved fjorden', description: 'Stille vand', alt: 'En fjord uden vind' },
      keywords: [],
    });
  });

  test('goes into the gallery of a client, below its heading and without a watermark', async () => {
    const { id: galleryId } = await storeGallery();
    const goal = {
      kind: 'client',
      galleryId,
      isMarked: false,
      section: 'Festen',
      order: 7,
    } as const;
    const { id } = await takeIn({ ...goal, title: '' });
    await ended(id);
    const { images } = (await dataOf(clientDocuments.gallery.build({ galleryId }))) as {
      images: { id: string }[];
    };
    expect(images.find((image) => image.id === id)).toMatchObject({
      ...{ title: 'badebro.jpg', fileName: 'badebro.jpg', section: 'Festen', order: 7 },
      bytes: photo.length,
    });
  });

  test('makes the gallery of a client that there is not yet, closed', async () => {
    const galleryId = unique();
    const details = { title: 'Bryllup', price: 95, linkKey: 'k'.repeat(32) };
    const goal = { kind: 'client', galleryId, details, isMarked: false, section: '' } as const;
    const sent = await Promise.all([0, 1].map((order) => takeIn({ ...goal, title: '', order })));
    for (const { id } of sent) await ended(id);
    const gallery = await dataOf(clientDocuments.gallery.build({ galleryId }));
    const { images, ...made } = gallery as { images: { id: string }[] };
    expect(made).toMatchObject({ title: 'Bryllup', picturePrice: 95, isOpen: false });
    expect(images.map(({ id }) => id).sort()).toEqual(sent.map(({ id }) => id).sort());
  });

  test('makes a new album with the others, which opens with the last of them', async () => {
    const albumId = unique();
    const details = { ...words, title: 'Vandet', isPublished: true };
    const goals = [0, 1, 2].map((order) => ({
      ...{ kind: 'album' as const, albumId, details, project: 'vandet' },
      ...{ title: `Billede ${order}`, description: '', order },
    }));
    const late = newIntake(goals[2]);
    await beginIntake(late);
    const first = await Promise.all(goals.slice(0, 2).map((goal) => takeIn(goal)));
    for (const { id } of first) await ended(id);
    const album = () => dataOf(documents.album.build({ albumId }));
    expect(await album()).toMatchObject({ title: 'Vandet', isPublished: false });
    await send(late.id, photo);
    await ended(late.id);
    const { images, isPublished } = (await album()) as { images: object[]; isPublished: boolean };
    expect(isPublished).toBe(true);
    expect(images).toMatchObject(goals.map(({ title }) => ({ title })));
  });
});

describe('a picture that replaces another', () => {
  const replacing = async (of: string): Promise<IntakeGoal> => {
    const { originalSrc } = (await imageOf(of)) as unknown as StoredImage;
    const record = { collection: 'enkeltbilleder', id: of } as const;
    const place = { kind: 'enkeltbilleder', project: 'badebro' } as const;
    return { kind: 'replacement', record, title: 'Badebro', before: originalSrc, place };
  };

  test('takes its place in the record, and the former files go', async () => {
    const { id } = await takeIn();
    await ended(id);
    const before = (await imageOf(id)) as unknown as StoredImage;
    const other = await sharp(photo).resize(1000).jpeg().toBuffer();
    await ended((await takeIn(await replacing(id), other)).id);
    const after = (await imageOf(id)) as unknown as StoredImage;
    expect(after).toMatchObject({ ...words, picture: { width: 1000 } });
    expect(hashOf(await fileAt(after.originalSrc))).toBe(hashOf(other));
    await expect.poll(() => isThere(before.originalSrc), PATIENCE).toBe(false);
    await expect
      .poll(() => isThere(pathOf(before.picture.sources[0]?.url ?? '')), PATIENCE)
      .toBe(false);
  });

  test('of a gallery keeps its place, its words and its id, and is known by its new file', async () => {
    const { id: galleryId } = await storeGallery();
    const path = clientDocuments.gallery.build({ galleryId });
    const before = `client-galleries/${galleryId}/original_1700000000000_a.jpg`;
    const place = { kind: 'client', galleryId, isMarked: false, section: '' } as const;
    const goal = { ...place, before, fileId: 'b' };
    const replace = () => takeIn({ ...goal, title: 'x', order: 9 }, photo, { itemId: 'a' });
    await ended((await replace()).id);
    const { images } = (await dataOf(path)) as { images: { originalPath: string }[] };
    expect(images).toEqual([
      expect.objectContaining({
        ...{ id: 'a', title: 'DSC 0001', fileName: 'badebro.jpg', order: 0, fileId: 'b' },
      }),
    ]);
    const original = images[0]?.originalPath ?? '';
    expect(hashOf(await fileAt(original))).toBe(hashOf(photo));
    const shown = before.replace('original', 'shown').replace('.jpg', '_480.webp');
    for (const path of [before, shown])
      await expect.poll(() => isThere(path), PATIENCE).toBe(false);
    const problem = 'upload/overtaken';
    expect(await ended((await replace()).id, 'refused')).toMatchObject({ problem });
  });

  test.each(['completed', 'cancelled'])(
    'waits while an order waits for it, and is made when it is asked for again and the order is %s',
    async (paymentStatus) => {
      const { id } = await takeIn();
      await ended(id);
      const order = firestore().doc(documents.pendingOrder.build({ pendingOrderId: unique() }));
      const items = [{ id, type: 'image' }];
      await order.set({ items, paymentStatus: 'pending', createdAt: new Date() });
      const { id: again } = await takeIn(await replacing(id));
      expect(await ended(again, 'refused')).toMatchObject({ problem: 'upload/ordered' });
      expect(await originalOf(again).exists()).toEqual([true]);
      await order.update({ paymentStatus });
      await intakeRef(again).update({ state: 'arrived', changedAt: new Date() });
      await ended(again);
    },
  );
});

const zipEnd = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)]);
const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

test.each<[what: string, file: Buffer, problem: string]>([
  ['a drawing with a script', script, 'upload/not-a-picture'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'upload/not-a-picture'],
  ['a picture with a page in it', Buffer.concat([photo, script]), 'upload/not-a-picture'],
  ['a picture that is an archive too', Buffer.concat([photo, zipEnd]), 'upload/not-a-picture'],
  ['a film', Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'), 'upload/not-a-picture'],
  ['half a picture', photo.subarray(0, photo.length / 2), 'upload/unreadable'],
  [
    'a HEIC file of more pixels than fit',
    largeHeic({ width: 9000, height: 6000 }),
    'upload/too-many-pixels',
  ],
  ['a small file of too many pixels', bomb(16_000, [1]), 'upload/too-many-pixels'],
  [
    'one that only fits unpacked as a whole',
    bomb(12_000, [16, 6, 0, 0, 1]),
    'upload/too-many-pixels',
  ],
])('%s is refused, and stays until it is let go', async (_, file, problem) => {
  const { id } = await takeIn(forSale, file);
  expect(await ended(id, 'refused')).toMatchObject({ problem });
  expect(await imageOf(id)).toEqual({});
  expect(await originalOf(id).exists()).toEqual([true]);
  await forgetIntakes(new Date(Date.now() + 31 * DAY_MS));
  expect(await originalOf(id).exists()).toEqual([false]);
});

test('what names a folder, or nothing to become, is not begun', async () => {
  const wrong: Partial<NewIntake>[] = [
    { fileName: '../../etc/passwd' },
    { fileName: 'C:\\billeder\\a.jpg' },
    { fileName: 'a\u0000.jpg' },
    { goal: { kind: 'forside' } as unknown as IntakeGoal },
  ];
  for (const changes of wrong) {
    await expect(beginIntake(newIntake(forSale, changes))).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  }
});

test('a picture for an album or a gallery that is gone is refused', async () => {
  const gone = { kind: 'client', galleryId: unique(), isMarked: false, section: '' } as const;
  const { id } = await takeIn({ ...gone, title: 'a', order: 0 });
  expect(await ended(id, 'refused')).toMatchObject({ problem: 'not-found' });
});

describe('nothing is lost and nothing made twice', () => {
  const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

  test('when it is begun, sent and told of twice', async () => {
    const intake = await takeIn();
    const done = await ended(intake.id);
    const before = await named(intake.id);
    expect(await beginIntake(intake)).toEqual(done);
    await noteArrival(originalOf(intake.id).name, done.generation);
    await send(intake.id, photo);
    await gone(intake.id);
    expect(await imageOf(intake.id)).toEqual(before);
    expect(await stateOf(intake.id)).toBe('done');
  });

  test.each([
    // It was made once more, and its original is gone.
    [1, 'upload/interrupted'],
    [5, 'service-failed'],
  ])('when the making was cut off for time %i: %s', async (attempts, problem) => {
    const intake = newIntake();
    await beginIntake(intake);
    await intakeRef(intake.id).update({ state: 'making', attempts, changedAt: later(-7) });
    await runScheduled('continueMaking');
    expect(await ended(intake.id, 'refused')).toMatchObject({ problem });
  });

  test('when another original arrives while one is made, or the picture is let go', async () => {
    const { id, ...rest } = newIntake();
    const taken: Intake = {
      ...{ id, ...rest, createdAt: new Date() },
      ...{ state: 'making', attempts: 1, generation: '1' },
    };
    const late = async () => {
      const path = `high-quality/enkeltbilleder/x/original_1700000000000_${id}.jpg`;
      await bucket().file(path).save(photo, { resumable: false });
      const placed = {
        ...{ paths: [path], originalPath: path, originalBytes: 1, placeholder: '', variants: [] },
        size: { width: 1, height: 1 },
      };
      await publish(taken, { id, fileName: 'a.jpg', goal: forSale }, placed);
      return isThere(path);
    };
    expect(await late()).toBe(false);
    await beginIntake({ id, ...rest });
    await send(id, photo);
    await ended(id);
    const made = await named(id);
    expect(await late()).toBe(false);
    expect(await imageOf(id)).toMatchObject(made);
  });

  test('an original that nobody waits for goes', async () => {
    const id = unique();
    await send(id, photo);
    await gone(id);
  });

  test('an original goes with its record, also when a page that let it go was closed', async () => {
    const { id } = await takeIn(forSale, script);
    await ended(id, 'refused');
    await intakeRef(id).delete();
    await gone(id);
  });
});
