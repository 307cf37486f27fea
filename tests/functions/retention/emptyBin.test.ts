import { beforeEach, describe, expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { emptyBin } from '../../../functions/src/retention/emptyBin.ts';
import { unique } from '../support/people.ts';
import { uploadFile } from '../support/purchases.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

interface Deleted {
  id: string;
  binPath: string;
  original: string;
  preview: string;
}

/** Puts a picture into the bin, with its files. */
async function putIntoBin(removedAt: Date): Promise<Deleted> {
  const id = unique();
  const name = { kind: 'enkeltbilleder', project: 'klit', timestamp: '1700000000000', id };
  const original = storagePaths.original.build({ ...name, extension: 'jpg' });
  const preview = storagePaths.preview.build(name);
  await Promise.all([original, preview].map((path) => uploadFile(path, Buffer.from('picture'))));
  const binPath = documents.binned.build({ binId: `image-${id}` });
  await firestore()
    .doc(binPath)
    .set({ kind: 'image', record: { id, title: 'Klit', originalSrc: original }, removedAt });
  return { id, binPath, original, preview };
}

const isThere = async (path: string) => (await bucket().file(path).exists())[0];
const isBinned = async ({ binPath }: Deleted) => (await firestore().doc(binPath).get()).exists;

/** The names of what of it is still there. */
async function left(deleted: Deleted): Promise<string[]> {
  const parts = [
    ['entry', await isBinned(deleted)],
    ['original', await isThere(deleted.original)],
    ['preview', await isThere(deleted.preview)],
  ] as const;
  return parts.filter(([, there]) => there).map(([name]) => name);
}

beforeEach(async () => {
  const { docs } = await firestore().collection('bin').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

describe('what was deleted', () => {
  test('stays for thirty days, and then goes with its files', async () => {
    const young = await putIntoBin(daysAgo(29.9));
    const old = await putIntoBin(daysAgo(30.1));
    await emptyBin(now);
    await emptyBin(now);
    expect(await left(young)).toEqual(['entry', 'original', 'preview']);
    expect(await left(old)).toEqual([]);
  });

  test('goes in portions, also much of it', async () => {
    const many = await Promise.all(Array.from({ length: 23 }, () => putIntoBin(daysAgo(40))));
    await emptyBin(now);
    const rest = await Promise.all(many.map(left));
    expect(rest.flat()).toEqual([]);
  });

  test.each([
    ['a purchase', (id: string) => documents.purchase.build({ orderId: id }), 'originalAdminPath'],
    [
      'the search for orders',
      (id: string) => documents.adminOrderLookup.build({ orderId: id }),
      '',
    ],
    ['an order that waits', (id: string) => documents.offSaleImage.build({ imageId: id }), ''],
    ['the shop again', (id: string) => documents.singleImage.build({ imageId: id }), ''],
    ['the bin a second time', (id: string) => documents.binned.build({ binId: `x${id}` }), ''],
  ])('keeps the files that are named by %s', async (_, pathOf, field) => {
    const old = await putIntoBin(daysAgo(31));
    const path = pathOf(old.id);
    const named = field === '' ? [old.original] : [{ [field]: old.original }];
    await firestore().doc(path).set({ named, removedAt: now });
    await emptyBin(now);
    expect(await left(old)).toEqual(['original', 'preview']);
    await firestore().doc(path).delete();
  });

  test.each([
    ['pending', ['original', 'preview']],
    ['completed', ['original', 'preview']],
    ['cancelled', []],
  ])('beside an order that is %s', async (paymentStatus, kept) => {
    const old = await putIntoBin(daysAgo(31));
    const order = firestore().doc(documents.pendingOrder.build({ pendingOrderId: `x${old.id}` }));
    await order.set({ paymentStatus, items: [{ name: old.original }] });
    await emptyBin(now);
    expect(await left(old)).toEqual(kept);
    await order.delete();
  });

  test('goes beside an order with a reference in it, which runs around in circles', async () => {
    const old = await putIntoBin(daysAgo(31));
    const order = firestore().doc(documents.pendingOrder.build({ pendingOrderId: `x${old.id}` }));
    await order.set({ paymentStatus: 'pending', invoiceTo: { name: order } });
    await emptyBin(now);
    expect(await left(old)).toEqual([]);
    await order.delete();
  });

  test('goes although its files are gone already', async () => {
    const old = await putIntoBin(daysAgo(31));
    await bucket().file(old.original).delete();
    await emptyBin(now);
    expect(await left(old)).toEqual([]);
  });
});

test('what leaves the bin while everything is read keeps its files', async () => {
  const old = await putIntoBin(daysAgo(31));
  const copy = `copy-of-${unique()}`;
  const entry = { kind: 'image', record: { id: copy, originalSrc: old.original } };
  await firestore()
    .doc(`bin/${copy}`)
    .set({ ...entry, removedAt: now });
  const putBack = async () => {
    await firestore().doc(`enkeltbilleder/${copy}`).set(entry.record);
    await firestore().doc(`bin/${copy}`).delete();
  };
  // The pictures for sale are read before it is put back, and the bin after that.
  const collection = firestore().collection.bind(firestore());
  const reading = vi.spyOn(firestore(), 'collection').mockImplementation((name) => {
    const all = collection(name);
    if (name !== 'bin') return all;
    async function* stream() {
      await putBack();
      yield* all.stream();
    }
    return Object.assign(Object.create(all) as typeof all, { stream });
  });
  try {
    await emptyBin(now);
  } finally {
    reading.mockRestore();
  }
  expect(await left(old)).toContain('original');
});
