import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { revokeToken } from '../../../functions/src/connections/tokens.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { intakeRef, originalOf, readIntake } from '../../../functions/src/intake/records.ts';
import { storeGallery, type StoredGallery } from '../support/clientGalleries.ts';
import { unique } from '../support/people.ts';
import { askApi, errorOf, hashOf, programToken, upload } from '../support/programs.ts';

const images = ['a', 'b', 'c'].map((id, order) => ({
  id,
  title: `Billede ${id}`,
  order,
  originalPath: id,
}));

let shopToken = '';
let gallery: StoredGallery;
let galleryToken = '';

beforeAll(async () => {
  gallery = await storeGallery({ images });
  [shopToken, galleryToken] = [await programToken(), await programToken(gallery.id)];
});

describe('an upload', () => {
  const begin = (input: object, token = shopToken) => askApi('/uploads', { token, input });

  test('is begun, gets an address that takes its file, and is the same when it is begun again', async () => {
    const input = upload({ kind: 'gallery', galleryId: gallery.id, section: 'Kirken' });
    const [first, second] = [await begin(input), await begin(input)];
    expect(first).toMatchObject({ status: 200, body: { state: 'waiting' } });
    expect(second.body).toMatchObject({ id: first.body['id'], state: 'waiting' });
    expect(new URL(String(first.body['sessionUrl'])).searchParams.get('upload_id')).not.toBeNull();
    const { id } = first.body;
    const record = (
      await firestore()
        .doc(`intake/${String(id)}`)
        .get()
    ).data();
    expect(record).toMatchObject({
      goal: { kind: 'client', galleryId: gallery.id, section: 'Kirken', order: 3 },
      itemId: input.sha256.slice(0, 32),
      bytes: 64,
      state: 'waiting',
      by: expect.stringMatching(/^token:/) as unknown,
    });
    const read = await askApi(`/uploads/${String(id)}`, { token: galleryToken });
    expect(read.body).toEqual({ id, pictureId: input.sha256.slice(0, 32), state: 'waiting' });
  });

  test('says what the picture shows, and leaves to the file what it does not say', async () => {
    const words = { title: 'Fyret', alt: ' Et fyr i tåge ', keywords: ['fyr'] };
    const { body } = await begin({ ...upload({ kind: 'portfolio' }), ...words });
    const record = await firestore()
      .doc(`intake/${String(body['id'])}`)
      .get();
    expect(record.get('goal.words')).toEqual({
      ...{ ...words, alt: 'Et fyr i tåge' },
      ...{ description: '', category: '', order: 0 },
    });
    const tooLong = { ...upload({ kind: 'portfolio' }), alt: 'x'.repeat(301) };
    expect((await begin(tooLong)).status).toBe(400);
  });

  test('of a picture that is there needs no file', async () => {
    const file = randomBytes(64);
    const there = await storeGallery({
      images: [{ ...images[0], id: hashOf(file).slice(0, 32) }],
    });
    const { body } = await begin(upload({ kind: 'gallery', galleryId: there.id }, file));
    expect(body).toMatchObject({ state: 'done' });
    expect(body).not.toHaveProperty('sessionUrl');
  });

  const hash = hashOf(randomBytes(64));
  const fileId = hash.slice(0, 32);

  test.each<[kind: string, makeTarget: () => Promise<object>]>([
    [
      'an album',
      async () => {
        const albumId = unique();
        const originalSrc = `high-quality/albums/fyr/original_1700000000000_${fileId}.jpg`;
        const first = { id: 'first', title: 'Fyret', order: 0, originalSrc };
        await firestore()
          .doc(`albums/${albumId}`)
          .set({ title: 'Fyr', images: [first] });
        return { kind: 'album', albumId };
      },
    ],
    [
      'a gallery',
      async () => {
        const { id } = await storeGallery({ images: [{ ...images[0], id: 'first', fileId }] });
        return { kind: 'gallery', galleryId: id };
      },
    ],
  ])('of a file that has replaced another in %s needs no file', async (_, makeTarget) => {
    const { body } = await begin({ ...upload(await makeTarget()), sha256: hash });
    expect(body).toMatchObject({ pictureId: 'first', state: 'done' });
    expect(body).not.toHaveProperty('sessionUrl');
  });

  test('replaces the files of a picture, which keeps its id', async () => {
    const albumId = unique();
    const originalSrc = 'high-quality/albums/fyr/original_1700000000000_abc.jpg';
    const picture = { width: 3, height: 2, strength: 'strong' };
    const image = { id: 'abc', title: 'Fyret', order: 0, originalSrc, picture };
    await firestore()
      .doc(`albums/${albumId}`)
      .set({ title: 'Fyr', images: [image] });
    const target = { kind: 'album', albumId };
    const { body } = await begin({ ...upload(target), replaces: 'abc' });
    expect(body).toMatchObject({ pictureId: 'abc', state: 'waiting' });
    const record = await firestore()
      .doc(`intake/${String(body['id'])}`)
      .get();
    // A file of its own, or it would count as the one that it replaces.
    expect(record.get('itemId')).not.toBe('abc');
    expect(record.get('goal')).toMatchObject({
      kind: 'replacement',
      record: { collection: 'albums', albumId, id: 'abc' },
      before: originalSrc,
      place: { kind: 'albums', project: 'fyr' },
      strength: 'strong',
    });
    expect(errorOf(await begin({ ...upload(target), replaces: 'unknown' }))).toEqual({
      status: 404,
      code: 'not-found',
    });
  });

  test('replaces the files of a picture in a gallery, also with a token of that gallery', async () => {
    const input = { ...upload({ kind: 'gallery', galleryId: gallery.id }), replaces: 'b' };
    const { body } = await begin(input, galleryToken);
    expect(body).toMatchObject({ pictureId: 'b', state: 'waiting' });
    const record = await firestore()
      .doc(`intake/${String(body['id'])}`)
      .get();
    expect(record.data()).toMatchObject({
      itemId: 'b',
      goal: {
        ...{ kind: 'client', galleryId: gallery.id, title: 'Billede b', order: 1, before: 'b' },
        fileId: input.sha256.slice(0, 32),
      },
    });
    expect((await begin({ ...input, replaces: 'unknown' }, galleryToken)).status).toBe(404);
  });

  test('that was refused says why, in Danish too', async () => {
    const { body } = await begin(upload({ kind: 'portfolio' }));
    const id = String(body['id']);
    await intakeRef(id).update({ state: 'refused', problem: 'upload/unreadable' });
    expect((await askApi(`/uploads/${id}`, { token: shopToken })).body).toMatchObject({
      state: 'refused',
      problem: 'upload/unreadable',
      message: 'IMG_1.jpg kunne ikke læses som billede. Filen kan være beskadiget.',
    });
  });

  test('that was refused begins again, with its file where that is no longer there', async () => {
    const file = randomBytes(64);
    const input = upload({ kind: 'portfolio' }, file);
    const id = String((await begin(input)).body['id']);
    const refuse = () => intakeRef(id).update({ state: 'refused', problem: 'upload/full' });
    await refuse();
    expect((await begin(input)).body).toMatchObject({ id, state: 'waiting' });
    await originalOf(id).save(file, { resumable: false });
    await refuse();
    const { body } = await begin(input);
    expect(body).toEqual({ id, pictureId: hashOf(file).slice(0, 32), state: 'arrived' });
    expect(await readIntake(id)).toMatchObject({ state: 'arrived' });
  });

  test('of a revoked token is forgotten while its file has not arrived', async () => {
    const token = await programToken();
    const { body } = await begin(upload({ kind: 'portfolio' }), token);
    const record = firestore().doc(`intake/${String(body['id'])}`);
    expect((await record.get()).exists).toBe(true);
    await revokeToken(token.split('_')[1] ?? '', 'ejer@example.com');
    expect((await record.get()).exists).toBe(false);
  });

  test('that is too large is refused with the limit', async () => {
    const input = { ...upload({ kind: 'single' }), bytes: 100 * 1024 * 1024 + 1 };
    expect(await begin(input)).toMatchObject({
      status: 413,
      body: {
        error: {
          code: 'upload/too-large',
          message: 'En fil må højst fylde 100 MB.',
          limit: 100 * 1024 * 1024,
        },
      },
    });
  });

  test.each([
    [{ fileName: '../../etc/passwd' }, 400],
    [{ fileName: 'a\u0000.jpg' }, 400],
    [{ bytes: 0 }, 400],
    [{ sha256: 'x' }, 400],
    [{ target: { kind: 'album', albumId: '../users/x' } }, 400],
    [{ target: { kind: 'album', albumId: 'nothing' } }, 404],
    [{ target: { kind: 'client-galleries' } }, 400],
    [{ by: 'token:other' }, 400],
  ])('with %o is refused', async (changes, status) => {
    const answer = await begin({ ...upload({ kind: 'single' }), ...changes });
    expect(answer.status).toBe(status);
  });
});
