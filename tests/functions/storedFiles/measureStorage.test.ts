import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { collections, documents } from '#src/model/base/paths.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { measureStorage } from '../../../functions/src/storedFiles/measureStorage.ts';
import { unique } from '../support/people.ts';
import { uploadFile } from '../support/purchases.ts';

// Other tests upload and delete beside this one, which has a bucket of its own.
vi.mock(import('../../../functions/src/firebaseAdmin.ts'), async (load) => {
  const admin = await load();
  return { ...admin, bucket: () => admin.bucket().storage.bucket('measured') };
});

const NIGHT = new Date('2026-11-26T03:00:00Z');

test('the files of the bucket are added up by the part that they belong to', async () => {
  await bucket().deleteFiles();
  await uploadFile(`vouchers/${unique()}.bin`, Buffer.alloc(1500));
  await uploadFile(`somewhere-else/${unique()}.bin`, Buffer.alloc(500));
  await uploadFile(`purchased/${unique()}.bin`, Buffer.alloc(30));
  await measureStorage(NIGHT);
  const use = await firestore().doc(documents.storageUse.build()).get();
  expect(use.data()).toEqual({
    at: Timestamp.fromDate(NIGHT),
    parts: { others: { files: 2, bytes: 2000 }, sold: { files: 1, bytes: 30 } },
  });
});

test('more than the limit is told once, and again when it was less meanwhile', async () => {
  const settings = firestore().doc(documents.closedSettings.build());
  const KILOBYTE = 1024 ** -2;
  const kind = 'storage-near';
  await bucket().deleteFiles();
  await uploadFile(`vouchers/${unique()}.bin`, Buffer.alloc(2000));
  const nights: Date[] = [];
  const told: number[] = [];
  for (const limit of [3, 1, 1, 3, 1]) {
    const choice = { storageGigabytes: limit * KILOBYTE, pushed: { [kind]: true } };
    await settings.set(choice, { merge: true });
    // The same run comes twice.
    for (let run = 0; run < 2; run += 1) {
      const night = new Date(Date.now() + 24 * 3_600_000);
      nights.push(night);
      await measureStorage(night);
    }
    const mails = await firestore()
      .collection(collections.orderMails)
      .where(
        'orderId',
        'in',
        nights.map((night) => String(night.getTime())),
      )
      .get();
    told.push(mails.size);
  }
  await settings.set({ storageGigabytes: 50, pushed: { [kind]: false } }, { merge: true });
  // Each time a mail and a push.
  expect(told).toEqual([0, 2, 2, 2, 4]);
});
