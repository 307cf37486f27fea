import { type DocumentReference, getFirestore, type WriteBatch } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mapWithLimit } from '#src/model/base/async.ts';
import { documents } from '#src/model/base/paths.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import type { IntakeGoal } from '#src/model/intake/schema.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { makeIntake } from '../../../functions/src/intake/makeIntake.ts';
import {
  beginIntake,
  changeIntake,
  forgetIntake,
  intakeRef,
  originalOf,
  readIntake,
} from '../../../functions/src/intake/records.ts';
import {
  continueIntakes,
  forgetIntakes,
  noteArrival,
} from '../../../functions/src/intake/triggers.ts';
import { storeGallery } from '../support/clientGalleries.ts';
import { interrupted, type Interruption } from '../support/cuttable.ts';
import { unique } from '../support/people.ts';

// No function of the local site hears of this database and this bucket: each step is taken here.
vi.mock(import('../../../functions/src/firebaseAdmin.ts'), async (load) => {
  const { cuttable } = await import('../support/cuttable.ts');
  const admin = await load();
  admin.firestore();
  return cuttable(admin, getFirestore('cuts'), 'cuts');
});

/** FULL_RACES=1 interrupts every kind of picture at every step. */
const isWhole = Boolean(process.env['FULL_RACES']);
const ALL_STEPS_MS = 300_000;

const demo = readFileSync(join(import.meta.dirname, '../../../demo/badebro.jpg'));
const photo = await sharp(demo).resize(640).jpeg().toBuffer();
const other = await sharp(demo).resize(620).jpeg().toBuffer();
const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');

const words = { title: 'Badebro', description: '', category: 'natur', price: 199, order: 3 };
const single: IntakeGoal = { kind: 'singleImage', words: { ...words, isPublished: true } };

/** The time in the name of an original that is replaced. */
const FORMER = '1700000000000';

/** What a picture becomes, and the document that holds it. */
interface Goal {
  goal: IntakeGoal;
  path: string;
}

type MakeGoal = (itemId: string) => Promise<Goal>;

async function replacement(): Promise<Goal> {
  const id = unique();
  const path = documents.singleImage.build({ imageId: id });
  const before = `high-quality/enkeltbilleder/badebro/original_${FORMER}_${unique()}.jpg`;
  await firestore()
    .doc(path)
    .set({ ...words, originalSrc: before, createdAt: new Date(), updatedAt: new Date() });
  const record = { collection: 'enkeltbilleder', id } as const;
  const place = { kind: 'enkeltbilleder', project: 'badebro' } as const;
  return { path, goal: { kind: 'replacement', record, title: 'Badebro', before, place } };
}

const singleImage: MakeGoal = (imageId) =>
  Promise.resolve({ goal: single, path: documents.singleImage.build({ imageId }) });

const inPlaceOfOne: MakeGoal = async (id) => {
  const galleryId = unique();
  const before = `client-galleries/${galleryId}/original_${FORMER}_${id}.jpg`;
  const former = { id, title: 'a', order: 0, originalPath: before, width: 640, height: 480 };
  await storeGallery({ images: [former] }, galleryId);
  const place = { kind: 'client' as const, galleryId, isMarked: false, section: '', before };
  const path = clientDocuments.gallery.build({ galleryId });
  return { goal: { ...place, title: 'a', order: 0 }, path };
};

const goals: Record<string, MakeGoal> = {
  'a single image': singleImage,
  'a picture of the portfolio': (itemId) => {
    const { price: _, ...own } = words;
    const path = documents.portfolioItem.build({ itemId });
    return Promise.resolve({ goal: { kind: 'portfolio', words: own }, path });
  },
  'a picture of a new album': () => {
    const albumId = unique();
    const details = { ...words, isPublished: true };
    const place = { kind: 'album' as const, albumId, details, project: 'vandet' };
    const path = documents.album.build({ albumId });
    return Promise.resolve({ goal: { ...place, title: 'a', description: '', order: 0 }, path });
  },
  'a picture of a gallery': async () => {
    const { id: galleryId } = await storeGallery();
    const place = { kind: 'client' as const, galleryId, isMarked: false, section: '' };
    const path = clientDocuments.gallery.build({ galleryId });
    return { goal: { ...place, title: 'a', order: 1 }, path };
  },
  'a picture in the place of another': replacement,
  'a picture in the place of one of a gallery': inPlaceOfOne,
};

interface Sent extends Goal {
  id: string;
  generation: string;
}

async function send(id: string, file: Buffer): Promise<string> {
  const original = originalOf(id);
  await original.save(file, { resumable: false, contentType: 'image/jpeg' });
  return String((await original.getMetadata())[0].generation);
}

async function begin(makeGoal: MakeGoal): Promise<Goal & { id: string }> {
  const id = unique();
  const made = await makeGoal(id);
  await beginIntake({ id, itemId: id, goal: made.goal, fileName: 'a.jpg', bytes: 1, by: 'asta' });
  return { id, ...made };
}

async function sendAs(makeGoal: MakeGoal): Promise<Sent> {
  const begun = await begin(makeGoal);
  return { ...begun, generation: await send(begun.id, photo) };
}

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const arrive = ({ id, generation }: Sent) => noteArrival(originalOf(id).name, generation);

async function work(sent: Sent): Promise<void> {
  await arrive(sent);
  await makeIntake(sent.id);
}

/** What the platform does by and by: it repeats the news, and a run looks at what stands still. */
async function goOn(sent: Sent, generation = sent.generation): Promise<void> {
  await arrive({ ...sent, generation });
  for (const minutes of [0, 11, 22]) {
    await continueIntakes(later(minutes));
    if ((await readIntake(sent.id))?.state === 'arrived') await makeIntake(sent.id);
  }
}

async function namesOf(id: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ autoPaginate: true });
  return files.map(({ name }) => name).filter((name) => name.includes(`_${id}`));
}

/** The original that the shop's record of a picture names, which must be one. */
async function originalIn({ id, path }: Sent): Promise<string | undefined> {
  const record = JSON.stringify((await firestore().doc(path).get()).data() ?? {});
  const named = new RegExp(`[a-z-]+/[^"]*original_\\d+_${id}\\.jpg`, 'g');
  const all = (record.match(named) ?? []).filter((path) => !path.includes(FORMER));
  const [original, ...more] = all;
  expect(more).toEqual([]);
  return original;
}

/** The picture is there once, with one set of files. */
async function expectWhole(sent: Sent, file = photo): Promise<void> {
  const path = (await originalIn(sent)) ?? '';
  const [, moment = ''] = /original_(\d+)_/.exec(path) ?? [];
  const [original] = await bucket().file(path).download();
  expect(hashOf(original)).toBe(hashOf(file));
  const names = await namesOf(sent.id);
  expect(names.filter((name) => name.includes(`_${moment}_`))).toEqual(names);
  // Besides the original its preview and two widths.
  expect(names).toHaveLength(4);
}

async function expectGone(sent: Sent): Promise<void> {
  expect(await originalIn(sent)).toBeUndefined();
  expect(await originalOf(sent.id).exists()).toEqual([false]);
}

const unfinished = ['waiting', 'arrived', 'making'];

/** What happens at a step, and what must be true in the end. */
type Event = (sent: Sent) => Omit<Interruption, 'at'> & { check: () => Promise<void> };

const killed =
  (when: Interruption['when']): Event =>
  (sent) => ({
    when,
    isDeadly: true,
    async check() {
      const { state = '' } = (await readIntake(sent.id)) ?? {};
      // It is shown as on its way, or it is there.
      if (!unfinished.includes(state)) expect(state).toBe('done');
      await goOn(sent);
      expect(await readIntake(sent.id)).toMatchObject({ state: 'done' });
      await expectWhole(sent);
      await forgetIntakes(later(8 * 24 * 60));
      expect(await originalOf(sent.id).exists()).toEqual([false]);
    },
  });

const madeByAnother: Event = (sent) => ({
  when: 'before',
  async does() {
    await arrive(sent);
    await changeIntake(sent.id, ({ state }) => (state === 'making' ? { state: 'arrived' } : {}));
    await makeIntake(sent.id);
  },
  check: async () => {
    expect(await readIntake(sent.id)).toMatchObject({ state: 'done' });
    await expectWhole(sent);
  },
});

const replaced: Event = (sent) => {
  let generation = sent.generation;
  let isLate = false;
  return {
    when: 'before',
    async does() {
      isLate = (await readIntake(sent.id))?.state === 'done';
      generation = await send(sent.id, other);
    },
    async check() {
      await goOn(sent, generation);
      expect(await readIntake(sent.id)).toMatchObject({ state: 'done' });
      await expectWhole(sent, isLate ? photo : other);
    },
  };
};

const letGo: Event = (sent) => {
  let isThere = false;
  return {
    when: 'before',
    async does() {
      isThere = (await originalIn(sent)) !== undefined;
      await forgetIntake(sent.id);
    },
    async check() {
      await goOn(sent);
      expect(await readIntake(sent.id)).toBeUndefined();
      if (isThere) return expectWhole(sent);
      await expectGone(sent);
      expect(await namesOf(sent.id)).toEqual([]);
    },
  };
};

const events: Record<string, Event> = {
  'the process dies before it': killed('before'),
  'the process dies after it': killed('after'),
  'the platform begins it a second time': madeByAnother,
  'another original arrives': replaced,
  'the picture is let go': letGo,
};

const cases = Object.entries(goals).flatMap(([name, makeGoal]) =>
  Object.entries(events).map(([what, event]) => [name, what, [makeGoal, event]] as const),
);

/** Interrupts at one step, and returns how many there were. */
async function interruptAt(
  at: number,
  [makeGoal, event]: readonly [MakeGoal, Event],
): Promise<number> {
  const sent = await sendAs(makeGoal);
  const { check, ...interruption } = event(sent);
  const steps = await interrupted(() => work(sent), { at, ...interruption });
  if (steps >= at) await check();
  return steps;
}

test.runIf(isWhole).each(cases)(
  '%s is there once and whole when, at any step, %s',
  async (...[, , how]) => {
    let at = 1;
    while ((await interruptAt(at, how)) >= at) at += 1;
    // News, taking on, reading twice, five files, publishing, and what is left of the original.
    expect(at).toBeGreaterThan(10);
  },
  ALL_STEPS_MS,
);

test.skipIf(isWhole).each(Object.entries(events))(
  'a single image is there once when %s',
  async (_, event) => {
    await interruptAt(10, [singleImage, event]);
  },
);

test('an upload that is broken off waits, and goes on when its news was lost', async () => {
  const begun = await begin(singleImage);
  await continueIntakes(later(11));
  expect(await readIntake(begun.id)).toMatchObject({ state: 'waiting' });
  const sent = { ...begun, generation: await send(begun.id, photo) };
  await continueIntakes(later(11));
  expect(await readIntake(begun.id)).toMatchObject({ state: 'arrived' });
  await makeIntake(begun.id);
  await expectWhole(sent);
});

test('the files of a replaced picture go also when the process dies with its record written', async () => {
  const sent = await sendAs(inPlaceOfOne);
  const { before = '' } = sent.goal as { before?: string };
  await bucket().file(before).save(photo, { resumable: false });
  await interrupted(() => work(sent), { at: 9, when: 'after', isDeadly: true });
  expect(await readIntake(sent.id)).toMatchObject({ state: 'done' });
  expect(await bucket().file(before).exists()).toEqual([true]);
  await continueIntakes(later(0));
  expect(await bucket().file(before).exists()).toEqual([false]);
  expect(await readIntake(sent.id)).toMatchObject({ former: undefined });
});

test('a failure that passes is tried again at once, and only once', async () => {
  const sent = await sendAs(singleImage);
  await arrive(sent);
  const failing = { at: 5, when: 'before', does: () => Promise.reject(new Error('busy')) } as const;
  for (const state of ['arrived', 'making']) {
    await expect(interrupted(() => makeIntake(sent.id), failing)).rejects.toThrow('busy');
    expect(await readIntake(sent.id)).toMatchObject({ state });
  }
});

test('as many as a run looks at, which only wait, hide none that was cut off', async () => {
  const all = Array.from({ length: 500 }, (_, index) => intakeRef(`${'0'.repeat(10)}${index}`));
  const waiting = { goal: single, fileName: 'a.jpg', bytes: 1, itemId: 'a', by: 'asta' };
  const inOne = async (change: (batch: WriteBatch, ref: DocumentReference) => unknown) => {
    const batch = firestore().batch();
    for (const ref of all) change(batch, ref);
    await batch.commit();
  };
  onTestFinished(() => inOne((batch, ref) => batch.delete(ref)));
  await inOne((batch, ref) =>
    batch.set(ref, { ...waiting, state: 'waiting', createdAt: new Date() }),
  );
  const { id } = await begin(singleImage);
  await changeIntake(id, () => ({ state: 'making', attempts: 1, changedAt: new Date() }));
  await continueIntakes(later(7));
  expect(await readIntake(id)).toMatchObject({ state: 'arrived' });
});

test.runIf(isWhole)(
  'of three hundred pictures of an album, eight at a time and each begun twice, every one is made once',
  async () => {
    const albumId = unique();
    const details = { ...words, isPublished: true };
    const goal = { kind: 'album' as const, albumId, details, project: 'vandet', description: '' };
    const path = documents.album.build({ albumId });
    const orders = Array.from({ length: 300 }, (_, order) => order);
    const all = await mapWithLimit(orders, 8, (order) =>
      sendAs(() => Promise.resolve({ goal: { ...goal, title: 'a', order }, path })),
    );
    // An emulator refuses one or the other of so many at once: what a run has left behind goes on.
    await mapWithLimit(all, 8, (sent) => Promise.allSettled([work(sent), work(sent)]));
    for (const minutes of [11, 22]) {
      await continueIntakes(later(minutes));
      await mapWithLimit(all, 8, ({ id }) => Promise.allSettled([makeIntake(id)]));
    }
    const album = (await firestore().doc(path).get()).data() as { images: { id: string }[] };
    expect(album).toMatchObject({ isPublished: true });
    const ids = (pictures: { id: string }[]) => pictures.map(({ id }) => id).toSorted();
    expect(ids(album.images)).toEqual(ids(all));
  },
  2 * ALL_STEPS_MS,
);
