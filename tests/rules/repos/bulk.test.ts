import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlacedImage } from '#src/data/repos/catalogue/adminSingleImages.ts';
import { GROWING_BATCHES, runInBatches } from '#src/model/base/bulk.ts';
import { startRules } from '../support/environment.ts';
import { freshId, putPastRules, type Data } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import { connectSite, createAccount } from './connection.ts';

connectSite();
const adminSingleImages = await import('#src/data/repos/catalogue/adminSingleImages.ts');
const auth = await import('#src/data/auth/session.ts');
const { takeImageOffSale } = await import('#src/data/catalogue/takeOffSale.ts');

const LARGEST = GROWING_BATCHES.largestBatch;

let environment: RulesTestEnvironment;
const run = freshId('bulk').toLowerCase();
const password = 'Demo1234!';
const admin = { email: `${run}.admin@jerslevfoto.example`, password };
const customer = { email: `${run}.kunde@jerslevfoto.example`, password };

function given(documents: Record<string, Data>): Promise<void> {
  return putPastRules(environment, documents);
}

beforeAll(async () => {
  environment = await startRules(['firestore']);
  const uid = await createAccount(admin);
  // The role that costs the rules most: it is read from a document for every write.
  await given({ [`users/${uid}`]: { uid, email: admin.email, isAdmin: true } });
  await createAccount(customer);
});
afterAll(async () => {
  await auth.signOut();
  await environment.cleanup();
});

async function stored(group: string): Promise<PlacedImage[]> {
  const all = await adminSingleImages.listAll();
  return all.filter(({ title }) => title.startsWith(`${run} ${group} `));
}

function setPrice(images: readonly PlacedImage[], price: number) {
  return runInBatches(
    images,
    {
      batchSize: LARGEST,
      write: (batch) => adminSingleImages.reviseTogether(batch, () => ({ price })),
    },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
}

function picturesOf(group: string, count: number, collection = 'enkeltbilleder') {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${collection}/${run}${group}${index}`,
      { ...samples.singleImage(), title: `${run} ${group} ${index}` },
    ]),
  );
}

test('pictures get new places although one of them was deleted meanwhile', async () => {
  await auth.signIn({ ...admin, remember: false });
  await given(picturesOf('places', 3));
  const images = await stored('places');
  const [deleted, ...others] = images;
  if (!deleted) throw new Error('nothing was stored');
  await takeImageOffSale(deleted);
  await adminSingleImages.setOrders(
    images.map((image, index) => ({ ...image, order: 50 + index })),
  );
  const placed = new Map((await stored('places')).map(({ id, order }) => [id, order]));
  expect(others.map(({ id }) => placed.get(id))).toEqual(
    others.map(({ id }) => 50 + images.findIndex((image) => image.id === id)),
  );
  expect(placed.has(deleted.id)).toBe(false);
});

describe('changing many pictures', () => {
  test('takes a full batch of both collections in one write', async () => {
    await given(picturesOf('full', LARGEST));
    await given(picturesOf('full', 1, 'individuelle'));
    await auth.signIn({ ...admin, remember: false });
    const { done, failed, left } = await setPrice(await stored('full'), 77);
    expect([done.length, failed, left]).toEqual([LARGEST + 1, [], []]);
    expect(new Set((await stored('full')).map(({ price }) => price))).toEqual(new Set([77]));
  });

  test('leaves out what is gone, and what the rules refuse', async () => {
    await given({
      ...picturesOf('mixed', 3),
      [`enkeltbilleder/${run}long`]: {
        ...samples.singleImage(),
        title: `${run} mixed long`,
        description: 'x'.repeat(5001),
      },
    });
    await auth.signIn({ ...admin, remember: false });
    const images = await stored('mixed');
    const gone = images.find(({ title }) => title.endsWith('0'));
    if (!gone) throw new Error('Nothing is stored');
    await takeImageOffSale(gone);
    const { done, failed } = await setPrice(images, 88);
    expect(done).toHaveLength(2);
    expect(failed.map(({ item, error }) => [item.title, error.code]).sort()).toEqual(
      [
        [gone.title, 'not-found'],
        [`${run} mixed long`, 'permission-denied'],
      ].sort(),
    );
  });

  test('keeps what others change at the same time', async () => {
    await given(picturesOf('race', 5));
    await auth.signIn({ ...admin, remember: false });
    const images = await stored('race');
    const outcomes = await Promise.all([
      adminSingleImages.reviseTogether(images, () => ({ price: 66 })),
      adminSingleImages.reviseTogether(images, () => ({ category: 'race' })),
    ]);
    expect(outcomes).toEqual([[], []]);
    const changed = (await stored('race')).map(({ price, category }) => [price, category]);
    expect(changed).toEqual(images.map(() => [66, 'race']));
  });
});
