import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { chunks } from '#src/model/base/lists.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { storeGallery } from '../support/clientGalleries.ts';
import { unique } from '../support/people.ts';
import { askApi, programToken } from '../support/programs.ts';

/** One less than a gallery holds. */
const COMING = 799;

test('an upload is refused while as many are on their way to its gallery as it holds, and these go on', async () => {
  const there = { id: 'a', title: 'Billede', order: 0, originalPath: 'a' };
  const { id: galleryId } = await storeGallery({ images: [there] });
  for (const ids of chunks(Array.from({ length: COMING }, unique), 400)) {
    const batch = firestore().batch();
    const intake = { goal: { galleryId }, state: 'refused' };
    for (const id of ids) batch.set(firestore().doc(`intake/${id}`), intake);
    await batch.commit();
  }
  const token = await programToken(galleryId);
  const upload = (more: object = {}) => {
    const sha256 = randomBytes(32).toString('hex');
    const target = { kind: 'gallery', galleryId };
    return { target, fileName: 'IMG_1.jpg', bytes: 64, sha256, ...more };
  };
  const begin = (input: object) => askApi('/uploads', { token, input });
  const last = upload({ replaces: 'a' });
  for (let time = 0; time < 2; time += 1) {
    expect(await begin(last)).toMatchObject({ body: { state: 'waiting' } });
  }
  const full = { status: 409, body: { error: { code: 'quota-exceeded', limit: COMING + 1 } } };
  expect(await begin(upload({ replaces: 'a' }))).toMatchObject(full);
  expect(await begin(upload())).toMatchObject(full);
});
