import { Timestamp } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiEndpoints, type ApiEndpointName } from '#src/model/api/contracts.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { requestsOfToken, requestsWithoutToken } from '../../../functions/src/rateLimits.ts';
import { revokeToken } from '../../../functions/src/connections/tokens.ts';
import { storeGallery, type StoredGallery } from '../support/clientGalleries.ts';
import { unique } from '../support/people.ts';
import { askApi, errorOf, hashOf, programToken, upload } from '../support/programs.ts';
import { useUpLimit } from '../support/rate.ts';

const images = ['a', 'b', 'c'].map((id, order) => ({
  id,
  title: `Billede ${id}`,
  fileName: `IMG_${id}.jpg`,
  order,
  originalPath: id,
}));

let shopToken = '';
let gallery: StoredGallery;
let galleryToken = '';
let other: StoredGallery;

beforeAll(async () => {
  [gallery, other] = [await storeGallery({ images }), await storeGallery({ images })];
  [shopToken, galleryToken] = [await programToken(), await programToken(gallery.id)];
});

describe('albums and galleries', () => {
  test('an album is made once under its title, as a draft', async () => {
    const title = `Fyr ${unique()}`;
    const make = (input: object) => askApi('/albums', { token: shopToken, input });
    const [first, second] = await Promise.all([
      make({ title, price: 349, category: 'natur' }),
      make({ title: title.toUpperCase() }),
    ]);
    const { id } = first.body['album'] as { id: string };
    expect(second.body['album']).toMatchObject({ id });
    const { body } = await askApi('/albums', { token: shopToken });
    expect(body['albums']).toContainEqual(expect.objectContaining({ id, isPublished: false }));
    expect((await firestore().doc(`albums/${id}`).get()).data()).toMatchObject({
      images: [],
      visible: true,
      isPublished: false,
    });
  });

  test('a gallery is made once, closed and with a link of its own', async () => {
    const title = `Bryllup ${unique()}`;
    const { body } = await askApi('/galleries', { token: shopToken, input: { title } });
    const made = body['gallery'] as { id: string };
    expect(made).toMatchObject({ title, isOpen: false });
    const again = await askApi('/galleries', { token: shopToken, input: { title } });
    expect(again.body['gallery']).toMatchObject({ id: made.id });
    const stored = (await firestore().doc(`client-galleries/${made.id}`).get()).data();
    expect(stored?.['linkKey']).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(JSON.stringify(body)).not.toContain(stored?.['linkKey']);
  });

  test('what was chosen is told with names of lists and comments', async () => {
    const chosen = await storeGallery({ images, askedName: 'Bogen', askedCount: 2 });
    // One that cannot be read hides no other.
    await firestore().doc(`client-choices/${unique()}`).set({ galleryId: chosen.id, name: 7 });
    await firestore()
      .doc(`client-choices/${unique()}`)
      .set({
        galleryId: chosen.id,
        name: 'Anna',
        email: 'anna@example.com',
        lists: {},
        pictures: {
          c: { lists: ['asked'], comment: '', at: 1 },
          a: { lists: ['favourites', 'asked'], comment: 'Til mor', at: 1 },
          b: { lists: [], comment: '', at: 1 },
        },
        sentAt: new Date('2026-06-01T10:00:00Z'),
      });
    const { body } = await askApi(`/galleries/${chosen.id}/choices`, { token: shopToken });
    const picture = (id: string, lists: string[], comment: string) => ({
      id,
      title: `Billede ${id}`,
      fileName: `IMG_${id}.jpg`,
      section: '',
      lists,
      comment,
    });
    expect(body['choosers']).toEqual([
      {
        id: expect.any(String) as unknown,
        name: 'Anna',
        sentAt: '2026-06-01T10:00:00.000Z',
        pictures: [picture('a', ['Bogen', 'Favoritter'], 'Til mor'), picture('c', ['Bogen'], '')],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('anna@example.com');
  });
});

describe('a removal', () => {
  const remove = (target: object, pictureId: string, token = shopToken) =>
    askApi('/removals', { token, input: { target, pictureId } });
  const dataAt = async (path: string) => (await firestore().doc(path).get()).data();
  const words = { title: 'Fyret', order: 0, originalSrc: 'high-quality/x', createdAt: new Date() };

  test.each([
    { kind: 'single', collection: 'enkeltbilleder', entry: 'image', kept: ['withdrawn-images'] },
    { kind: 'portfolio', collection: 'portfolio', entry: 'portfolio', kept: [] },
  ])('of a $kind moves it into the bin, once', async ({ kind, collection, entry, kept }) => {
    const id = unique();
    await firestore().doc(`${collection}/${id}`).set(words);
    for (let time = 0; time < 2; time += 1) {
      expect(await remove({ kind }, id)).toMatchObject({ status: 200, body: { pictureId: id } });
    }
    expect(await dataAt(`${collection}/${id}`)).toBeUndefined();
    expect(await dataAt(`bin/${entry}-${id}`)).toMatchObject({
      kind: entry,
      record: { id, title: 'Fyret', originalSrc: 'high-quality/x' },
      removedAt: expect.any(Timestamp) as unknown,
    });
    for (const orders of kept)
      expect(await dataAt(`${orders}/${id}`)).toMatchObject({ title: 'Fyret' });
  });

  test('of a picture in an album leaves the others, and what orders wait for', async () => {
    const albumId = unique();
    const image = (id: string, order: number) => ({ ...words, id, order, watermarkedSrc: id });
    const both = [image('one', 0), image('two', 1)];
    const album = { title: 'Fyr', images: both, coverImageUrl: 'one', watermarkedCoverUrl: 'one' };
    await firestore().doc(`albums/${albumId}`).set(album);
    const target = { kind: 'album', albumId };
    expect((await remove(target, 'one')).status).toBe(200);
    expect((await remove(target, 'one')).status).toBe(200);
    expect(await dataAt(`albums/${albumId}`)).toMatchObject({
      images: [{ id: 'two' }],
      watermarkedCoverUrl: 'two',
    });
    expect(await dataAt(`bin/picture-${albumId}-one`)).toMatchObject({
      ...{ kind: 'albumImage', record: { id: 'one' }, albumTitle: 'Fyr', index: 0, wasCover: true },
    });
    expect(await dataAt(`withdrawn-albums/${albumId}`)).toMatchObject({
      images: [{ id: 'one' }],
      removedAt: { one: expect.any(Timestamp) as unknown },
    });
  });

  test('of a picture in a gallery hides it until its file is sent again', async () => {
    const file = randomBytes(64);
    const id = hashOf(file).slice(0, 32);
    const shown = await storeGallery({ images: [{ ...images[0], id }, images[1]] });
    const target = { kind: 'gallery', galleryId: shown.id };
    const token = await programToken(shown.id);
    expect((await remove(target, id, token)).status).toBe(200);
    expect((await remove(target, 'unknown', token)).status).toBe(200);
    const hidden = async () =>
      (await dataAt(`client-galleries/${shown.id}`))?.['hiddenIds'] as unknown;
    expect(await hidden()).toEqual([id]);
    const input = upload(target, file);
    expect(await askApi('/uploads', { token, input })).toMatchObject({ body: { state: 'done' } });
    expect(await hidden()).toEqual([]);
  });
});

describe('refused is', () => {
  const filled = (name: ApiEndpointName) =>
    apiEndpoints[name].path
      .replace('{galleryId}', other.id)
      .replace('{uploadId}', 'upload0000000000000000000000000');

  const inputs: Partial<Record<ApiEndpointName, () => object>> = {
    makeAlbum: () => ({ title: `Angreb ${unique()}` }),
    makeGallery: () => ({ title: `Angreb ${unique()}` }),
    beginUpload: () => upload({ kind: 'gallery', galleryId: other.id }),
    removePicture: () => ({ target: { kind: 'gallery', galleryId: other.id }, pictureId: 'a' }),
  };

  const ask = (name: ApiEndpointName, token: string | undefined, from = '192.0.2.9') =>
    askApi(filled(name), {
      token,
      input: inputs[name]?.(),
      from,
    });

  const names = Object.keys(apiEndpoints) as ApiEndpointName[];

  /** Each kind of token that reaches nothing, or nothing of another gallery. */
  const tokens: Record<string, () => Promise<string | undefined>> = {
    none: () => Promise.resolve(undefined),
    'made up': () => Promise.resolve(`foto_${'a'.repeat(12)}_${'b'.repeat(43)}`),
    'of another secret': async () => `${(await programToken()).slice(0, -4)}aaaa`,
    revoked: async () => {
      const token = await programToken();
      await revokeToken(token.split('_')[1] ?? '', 'ejer@example.com');
      return token;
    },
    'a hash': async () => hashOf(Buffer.from(await programToken())),
  };

  test.each(Object.keys(tokens))('every endpoint with the token %s', async (kind) => {
    const token = await tokens[kind]?.();
    for (const name of names) {
      expect([name, errorOf(await ask(name, token))]).toEqual([
        name,
        { status: 401, code: 'unauthenticated' },
      ]);
    }
  });

  test('every endpoint with a token of another gallery', async () => {
    await firestore()
      .doc('intake/upload0000000000000000000000000')
      .set({
        goal: { kind: 'client', galleryId: other.id },
        fileName: 'x.jpg',
        bytes: 1,
        itemId: 'x',
        by: 'x',
        createdAt: new Date(),
      });
    const others = names.filter((each) => each !== 'listGalleries' && each !== 'readUpload');
    for (const name of others) {
      expect([name, errorOf(await ask(name, galleryToken))]).toEqual([
        name,
        { status: 403, code: 'permission-denied' },
      ]);
    }
    // The number of an upload tells of no file that is sent elsewhere.
    expect(errorOf(await ask('readUpload', galleryToken))).toEqual({
      status: 404,
      code: 'not-found',
    });
    const { body } = await ask('listGalleries', galleryToken);
    expect((body['galleries'] as { id: string }[]).map(({ id }) => id)).toEqual([gallery.id]);
  });

  test.each([{ kind: 'single' }, { kind: 'portfolio' }, { kind: 'album', albumId: 'any' }])(
    'an upload to %o with a token of a gallery, also in the place of a picture',
    async (target) => {
      for (const more of [{}, { replaces: 'a' }]) {
        const input = { ...upload(target), ...more };
        const answer = await askApi('/uploads', { token: galleryToken, input });
        expect(errorOf(answer)).toEqual({ status: 403, code: 'permission-denied' });
      }
    },
  );

  test('an upload in the place of a picture of another gallery, by either address', async () => {
    const pictures = [{ ...images[0], id: 'elsewhere' }];
    const closed = await storeGallery({ images: pictures });
    const replace = (galleryId: string) =>
      askApi('/uploads', {
        token: galleryToken,
        input: { ...upload({ kind: 'gallery', galleryId }), replaces: 'elsewhere' },
      });
    expect(errorOf(await replace(closed.id))).toEqual({ status: 403, code: 'permission-denied' });
    expect(errorOf(await replace(gallery.id))).toEqual({ status: 404, code: 'not-found' });
  });

  test.each([{ kind: 'single' }, { kind: 'portfolio' }, { kind: 'album', albumId: 'any' }])(
    'a removal from %o with a token of a gallery',
    async (target) => {
      const input = { target, pictureId: 'a' };
      const answer = await askApi('/removals', { token: galleryToken, input });
      expect(errorOf(answer)).toEqual({ status: 403, code: 'permission-denied' });
    },
  );

  test.each([
    ['/nothing', 'GET', 404],
    ['/galleries/../choices', 'GET', 404],
    ['/galleries/__x__/choices', 'GET', 404],
    ['/albums', 'DELETE', 405],
  ])('%s by %s', async (path, method, status) => {
    expect((await askApi(path, { token: shopToken, method })).status).toBe(status);
  });

  test('a page of another site', async () => {
    const headers = { origin: 'https://angreb.example' };
    expect((await askApi('/albums', { token: shopToken, headers })).status).toBe(403);
  });

  test('a body that is too large', async () => {
    const input = { title: 'x'.repeat(33 * 1024) };
    expect(await askApi('/albums', { token: shopToken, input })).toMatchObject({
      status: 413,
      body: { error: { limit: 32 * 1024 } },
    });
  });

  test('more requests than a token has, and more guesses than a network has', async () => {
    const token = await programToken();
    await useUpLimit(requestsOfToken, { name: 'api', subject: token.split('_')[1] ?? '' });
    const answer = await ask('listAlbums', token);
    expect(errorOf(answer)).toEqual({ status: 429, code: 'rate-limited' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await useUpLimit(requestsWithoutToken, { name: 'api-without-token', subject: '192.0.2.10' });
    expect(errorOf(await ask('listAlbums', 'guess', '192.0.2.10')).status).toBe(429);
  });
});
