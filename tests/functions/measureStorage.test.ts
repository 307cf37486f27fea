import { expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import type { StorageUse } from '#src/model/statistics/storageUse.ts';
import { firestore } from '../../functions/src/firebaseAdmin.ts';
import { measureStorage } from '../../functions/src/fileProof/measureStorage.ts';
import { functionUrl } from './support/local.ts';
import { unique } from './support/people.ts';
import { uploadFile } from './support/purchases.ts';

const NIGHT = new Date('2026-11-26T03:00:00Z');

const stored = async () =>
  (await firestore().doc(documents.storageUse.build()).get()).data() as
    | { at: { toDate: () => Date }; parts: StorageUse['parts'] }
    | undefined;

/** Other tests upload beside this one, and nobody deletes this part's files. */
const OTHERS = 'somewhere-else';

test('the files of the bucket are added up by the part that they belong to', async () => {
  await measureStorage(NIGHT);
  const before = await stored();
  await uploadFile(`${OTHERS}/${unique()}.bin`, Buffer.alloc(1500));
  await uploadFile(`${OTHERS}/${unique()}.bin`, Buffer.alloc(500));
  await measureStorage(NIGHT);
  const after = await stored();
  expect(after?.at.toDate()).toEqual(NIGHT);
  const [first, second] = [before?.parts.others, after?.parts.others];
  expect((second?.files ?? 0) - (first?.files ?? 0)).toBe(2);
  expect((second?.bytes ?? 0) - (first?.bytes ?? 0)).toBe(2000);
});

test('it runs by itself', async () => {
  const url = functionUrl('measureStorage');
  expect((await fetch(url)).status).toBe(405);
  expect((await fetch(url, { method: 'POST' })).status).toBe(200);
});
