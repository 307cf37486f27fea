import { describe, expect, test } from 'vitest';
import { archiveRound } from '#src/model/purchases/archiveRound.ts';
import {
  archiveDuePurchases,
  archivePurchase,
} from '../../../functions/src/archive/archivePurchase.ts';
import { serverArchive } from '../../../functions/src/archive/serverArchive.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { interruptions } from '../support/killedRuns.ts';
import { storageUrl } from '../support/local.ts';
import { unique } from '../support/people.ts';
import { plainPicture, storePurchase, uploadFile, uploadOriginal } from '../support/purchases.ts';
import { purchaseAt, read } from '../support/withdrawals.ts';

interface Item {
  backupStatus: string;
  backupError?: string;
  permanentBackupPath: string;
  archivedFiles: { permanentBackupPath: string; backupStatus: string }[];
}

const fileAt = (path: string) => bucket().file(path);
const itemsOf = async (id: string) => ((await read(purchaseAt(id)))?.['items'] ?? []) as Item[];
const change = (id: string, changes: object) => firestore().doc(purchaseAt(id)).update(changes);

/** A purchase that no trigger follows: purchases from before the archive have no mark. */
const bought = (...originals: string[]) =>
  storePurchase(
    'nobody',
    {},
    {
      items: originals.map((originalAdminPath, index) => ({
        ...{ id: `p${index}`, name: 'Skov', type: 'image', price: 199, originalAdminPath },
      })),
    },
  );

const round = (id: string) => archiveRound(id, serverArchive);
const inAnHour = () => new Date(Date.now() + 3_600_000);

test('the copy does not open by the token of its original', async () => {
  const [original, token] = [await uploadOriginal(), unique()];
  await fileAt(original).setMetadata({ metadata: { firebaseStorageDownloadTokens: token } });
  const id = await bought(original);
  await round(id);
  const open = async (path: string) => {
    const address = `/v0/b/${bucket().name}/o/${encodeURIComponent(path)}`;
    return (await fetch(`${storageUrl(address)}?alt=media&token=${token}`)).status;
  };
  expect(await open(original)).toBe(200);
  expect(await open((await itemsOf(id))[0]?.permanentBackupPath ?? '')).toBe(403);
});

describe('a failure is noted, the rest is copied, and the sweep goes on:', () => {
  const fresh = () => `high-quality/enkeltbilleder/skov/original_1750000000000_${unique()}.jpg`;
  const stored = async (content: Buffer) => {
    const path = fresh();
    await uploadFile(path, content);
    return path;
  };
  test.each<[string, () => Promise<string>, string]>([
    ['a missing file', () => Promise.resolve(fresh()), 'Filen kunne ikke hentes (HTTP 404).'],
    ['an empty one', () => stored(Buffer.alloc(0)), 'Filen er tom.'],
    [
      'one that only calls itself an image',
      () => stored(Buffer.from('no picture at all')),
      'Filen er ikke et billede (image/jpeg).',
    ],
    [
      'a source that is none of ours',
      () => Promise.resolve('settings/private.jpg'),
      'Kilden blev afvist af sikkerhedskontrollen.',
    ],
  ])('%s', async (_, original, words) => {
    const broken = await original();
    const id = await bought(broken, await uploadOriginal());
    expect(await round(id)).toBe(30_000);
    expect(await itemsOf(id)).toMatchObject([
      { backupStatus: 'backup_failed', backupError: words },
      { backupStatus: 'completed' },
    ]);
    const place = `customer-permanent-archive/${id}/1_p1.jpg`;
    const [{ generation }] = await fileAt(place).getMetadata();
    if (words.includes('sikkerhedskontrollen')) return;
    await uploadFile(broken);
    await archiveDuePurchases(inAnHour);
    expect(await read(purchaseAt(id))).toMatchObject({ backupStatus: 'completed' });
    expect((await fileAt(place).getMetadata())[0].generation).toBe(generation);
  });
});

test('a copy that is not whole, or of another file, is made again', async () => {
  const original = await uploadOriginal();
  const id = await bought(original);
  const place = fileAt(`customer-permanent-archive/${id}/0_p0.jpg`);
  await place.save(await plainPicture(20, 20), {
    resumable: false,
    contentType: 'image/jpeg',
    metadata: { metadata: { originalUrl: original, originalSize: '9' } },
  });
  await round(id);
  expect((await place.download())[0].equals((await fileAt(original).download())[0])).toBe(true);
});

test('two at once copy each file once', async () => {
  const originals = await Promise.all(Array.from({ length: 8 }, () => uploadOriginal()));
  const id = await bought(...originals);
  await Promise.all([archivePurchase(id), archivePurchase(id), archivePurchase(id)]);
  expect(await read(purchaseAt(id))).toMatchObject({ backupStatus: 'completed' });
  const [files] = await bucket().getFiles({ prefix: `customer-permanent-archive/${id}/` });
  expect(files).toHaveLength(8);
  expect(files.map(({ metadata }) => Number(metadata.metageneration))).toEqual(files.map(() => 1));
});

test('a purchase that is withdrawn while it is copied is left as it is', async () => {
  const id = await bought(await uploadOriginal(), await uploadOriginal());
  const sleep = async () => void (await change(id, { withdrawnAt: new Date() }));
  expect(await archiveRound(id, { ...serverArchive, sleep })).toBeUndefined();
  await archiveDuePurchases(inAnHour);
  expect(await itemsOf(id)).toMatchObject([
    { backupStatus: 'completed' },
    { backupStatus: 'pending', archivedFiles: [] },
  ]);
});

test.each([
  ['does not come back to a purchase that was withdrawn', { withdrawnAt: new Date() }, false],
  ['nor to one that was cancelled', { paymentStatus: 'cancelled' }, false],
  ['but to one that is not paid yet', { paymentStatus: 'pending' }, true],
])('the sweep %s', async (_, state, isKept) => {
  const id = await bought(await uploadOriginal());
  await change(id, { backupStatus: 'pending', ...state });
  await archiveDuePurchases(inAnHour);
  const { backupStatus } = (await read(purchaseAt(id))) ?? {};
  expect(backupStatus === 'pending').toBe(isKept);
});

test.each(interruptions)(
  'an archive that %s at any moment is completed by the next round',
  async (_, runs) => {
    const ids = await runs('archive', async () =>
      bought(await uploadOriginal(), await uploadOriginal(), await uploadOriginal()),
    );
    for (const id of ids) {
      // A transaction that was cut off may hold the purchase for a while.
      await expect.poll(() => round(id), { timeout: 120_000 }).toBeUndefined();
      const statuses = (await itemsOf(id)).map(({ backupStatus }) => backupStatus);
      expect(statuses).toEqual(['completed', 'completed', 'completed']);
    }
  },
  300_000,
);
