import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPin, previewAccess } from '#src/model/clients/access.ts';
import { clientGallerySchema } from '#src/model/clients/schema.ts';
import { newAccess } from '../../../functions/src/clients/access.ts';
import { readClientFile } from '../../../functions/src/clients/clientFile.ts';
import { rateSubjectOf } from '../../../functions/src/clients/openedGallery.ts';
import {
  addressesOf,
  change,
  cookie,
  counts,
  keep,
  KEY,
  open,
  openingOf,
  PIN,
  place,
  read,
  shown,
  startWithGallery,
  triesAt,
  withPin,
} from '../support/clientVisitor.ts';
import { store } from '../support/memoryServer.ts';

vi.mock(
  '../../../functions/src/firebaseAdmin.ts',
  async () => (await import('../support/memoryServer.ts')).store,
);

startWithGallery();

describe('who has the link', () => {
  test('is told the gallery without its secrets, and gets a cookie for its files alone', async () => {
    const { body, headers } = await open();
    expect(body).toMatchObject({
      opening: 'open',
      gallery: { title: 'Bryllup', pictures: [{ id: 'a', widths: [480] }] },
    });
    expect(JSON.stringify(body)).not.toContain(KEY);
    expect(headers?.['cache-control']).toBe('private, no-store');
    expect(headers?.['set-cookie']).toMatch(
      /^__session=\d{13}\.[0-9a-f]{20}\.[0-9a-f]{64}; Path=\/api\/client-file\/kunde1; Max-Age=3600; HttpOnly; SameSite=Strict(; Secure)?$/,
    );
  });

  test('reads pictures that nobody keeps or lists', async () => {
    const { status, body, headers } = await read(shown('kunde1'), { cookie: await cookie() });
    expect([status, body?.toString()]).toEqual([200, 'shown']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, noimageindex',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('reads an original piece by piece, and no piece that is too large or none', async () => {
    const path = addressesOf('kunde1')?.original ?? '';
    const given = { cookie: await cookie() };
    const piece = await read(path, { ...given, range: 'bytes=4-7' });
    expect([piece.status, piece.body?.toString()]).toEqual([206, 'inal']);
    const notHandedOut = ['bytes=0-2097152', 'bytes=7-4', 'bytes=0-', 'bytes=-5', 'items=0-1'];
    const beyondItsEnd = ['bytes=8-9', 'bytes=999999999990-999999999999'];
    for (const range of [...notHandedOut, ...beyondItsEnd]) {
      expect((await read(path, { ...given, range })).status).toBe(416);
    }
  });

  test('is not counted when the photographer looks as the client does, with or without a PIN', async () => {
    for (const pin of [{}, withPin]) {
      change('kunde1', pin);
      const gallery = clientGallerySchema.parse({
        ...store.documents.get(place('kunde1')),
        id: 'kunde1',
      });
      const asked = { access: await previewAccess(gallery, new Date()) };
      expect(await openingOf(asked)).toBe('open');
      const path = addressesOf('kunde1')?.original ?? '';
      const given = { cookie: await cookie(asked), range: 'bytes=0-7' };
      expect((await read(path, given)).status).toBe(206);
    }
    expect(
      [...store.documents.keys()].filter((path) => path.startsWith('client-deliveries')),
    ).toEqual([]);
  });

  test('for guests is asked for no choice, and one link says nothing about the other', async () => {
    const guestKey = 'G'.repeat(32);
    const asked = { guestKey, askedName: 'Bogen', askedCount: 40 };
    change('kunde1', asked);
    const guest = await open({ key: guestKey });
    expect(guest.body).toMatchObject({
      opening: 'open',
      gallery: { askedName: '', askedCount: 0 },
    });
    expect(JSON.stringify(guest.body)).not.toContain(KEY);
    expect(JSON.stringify(guest.body)).not.toContain(guestKey);
    expect((await open()).body).toMatchObject({ gallery: { askedName: 'Bogen', askedCount: 40 } });
    const given = { cookie: await cookie({ key: guestKey }) };
    expect((await read(shown('kunde1'), given)).status).toBe(200);
    // Another link for guests ends what the old one has opened, and nothing else.
    const own = { cookie: await cookie() };
    change('kunde1', { guestKey: 'H'.repeat(32) });
    expect((await read(shown('kunde1'), given)).status).toBe(404);
    expect((await read(shown('kunde1'), own)).status).toBe(200);
    change('kunde1', { guestKey: '' });
    expect(await openingOf({ key: '' })).toBe('unknown');
  });

  test('is neither told of a hidden picture nor handed its files', async () => {
    const given = { cookie: await cookie() };
    change('kunde1', { hiddenIds: ['a'] });
    expect((await open()).body).toMatchObject({ gallery: { pictures: [] } });
    expect((await read(shown('kunde1'), given)).status).toBe(404);
    change('kunde1', { hiddenIds: [] });
    expect((await read(shown('kunde1'), given)).status).toBe(200);
  });

  test.each([
    ['none', 404],
    ['web', 404],
    ['original', 206],
  ] as const)('reads originals as the photographer allows: %s', async (downloads, status) => {
    change('kunde1', { downloads });
    const path = addressesOf('kunde1')?.original ?? '';
    const range = 'bytes=0-4';
    expect((await read(path, { cookie: await cookie(), range })).status).toBe(status);
  });
});

describe('requests are counted', () => {
  const subjectOf = async (body: object | string) => {
    const rawBody = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    const request = { rawBody, headers: {}, socket: { remoteAddress: '192.0.2.7' } };
    return (await rateSubjectOf(request)).subject;
  };

  test('by the gallery for those who have its link, or access', async () => {
    expect(await subjectOf({ gallery: 'kunde1', key: KEY })).toBe('gallery kunde1');
    const { access } = (await open()).body;
    expect(await subjectOf({ gallery: 'kunde1', access })).toBe('gallery kunde1');
  });

  test('by the address for all others', async () => {
    keep('kunde2', { linkKey: 'L'.repeat(32) });
    const { access } = (await open()).body;
    for (const body of [
      'no JSON',
      {},
      { gallery: 'kunde1' },
      { gallery: 'kunde1', key: '' },
      { gallery: 'kunde1', key: 'L'.repeat(32) },
      { gallery: 'kunde2', access },
      { gallery: 'kunde3', key: KEY },
      { gallery: '../users/anna', key: KEY },
    ]) {
      expect(await subjectOf(body)).toBe('192.0.2.7');
    }
  });
});

describe('a PIN', () => {
  beforeEach(() => keep('kunde1', withPin));

  test('is asked for, opens the gallery, and forgets the wrong ones before it', async () => {
    expect(await open()).toEqual({ status: 200, body: { success: true, opening: 'pinNeeded' } });
    expect(await openingOf({ pin: '0000' })).toBe('pinWrong');
    expect(counts()).toEqual([1]);
    expect(JSON.stringify(store.documents.get(triesAt('kunde1')))).not.toContain('192.0.2.1');
    const { body } = await open({ pin: PIN });
    expect(body.opening).toBe('open');
    expect(counts()).toEqual([]);
    expect(await openingOf({ access: body.access ?? '' })).toBe('open');
  });

  test('cannot be guessed by many at once', async () => {
    const guesses = Array.from({ length: 20 }, (_, index) => String(1000 + index));
    const found = await Promise.all(guesses.map((pin) => openingOf({ pin })));
    expect(found.filter((opening) => opening === 'pinWrong')).toHaveLength(3);
    expect(found.filter((opening) => opening === 'pinWait')).toHaveLength(17);
    expect(await open({ pin: PIN })).toMatchObject({ body: { opening: 'pinWait' } });
  });

  /** Ten wrong ones, with the pauses that they cost. */
  async function guessTen(from: string): Promise<void> {
    for (let count = 0; count < 10; count += 1) {
      expect(await openingOf({ pin: '0000', from })).toBe('pinWrong');
      vi.setSystemTime(Date.now() + 61_000);
    }
  }

  test('is locked for the visitor alone who has tried ten wrong ones', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    change('kunde1', { expiresAt: new Date(Date.now() + 3_600_000) });
    await guessTen('198.51.100.7');
    expect(await openingOf({ pin: PIN, from: '198.51.100.7' })).toBe('pinLocked');
    expect(await openingOf({ pin: PIN })).toBe('open');
    // The right one of somebody else does not forget them.
    expect(await openingOf({ pin: PIN, from: '198.51.100.7' })).toBe('pinLocked');
    store.documents.delete(triesAt('kunde1'));
    expect(await openingOf({ pin: PIN, from: '198.51.100.7' })).toBe('open');
  });

  test('is locked for everybody after fifty wrong ones, whoever they pretend to be', async () => {
    const guesses = Array.from({ length: 60 }, (_, index) => `198.51.100.${index}`);
    const found = await Promise.all(guesses.map((from) => openingOf({ pin: '0000', from })));
    expect(found.filter((opening) => opening === 'pinWrong')).toHaveLength(50);
    expect(await openingOf({ pin: PIN })).toBe('pinLocked');
    const pinSalt = 't'.repeat(20);
    change('kunde1', { pinSalt, pinHash: await hashPin('2222', pinSalt) });
    expect(await openingOf({ pin: '2222' })).toBe('open');
  });
});

describe('refused', () => {
  test('another key, another gallery and an old link, in the same words and without a cookie', async () => {
    keep('kunde2', { linkKey: 'L'.repeat(32) });
    const unknown = { status: 200, body: { success: true, opening: 'unknown' } };
    expect(await open({ key: 'X'.repeat(32) })).toEqual(unknown);
    expect(await open({ gallery: 'kunde3' })).toEqual(unknown);
    expect(await open({ key: 'L'.repeat(32) })).toEqual(unknown);
    change('kunde1', { linkKey: 'N'.repeat(32) });
    expect(await open()).toEqual(unknown);
  });

  test.each([
    ['closed', { isOpen: false }],
    ['expired', { expiresAt: new Date(Date.now() - 1000) }],
  ] as const)('a gallery that is %s, even with the right PIN', async (opening, changes) => {
    keep('kunde1', { ...withPin, ...changes });
    expect(await open({ pin: PIN })).toEqual({ status: 200, body: { success: true, opening } });
  });

  test.each([
    ['the gallery is closed', { isOpen: false }],
    ['it has expired', { expiresAt: new Date(Date.now() - 1000) }],
    ['there is another PIN', { pinSalt: 't'.repeat(20), pinHash: '0'.repeat(64) }],
    ['there is no PIN any more', { pinSalt: '', pinHash: '' }],
    ['there is another link', { linkKey: 'N'.repeat(32) }],
  ])('a picture, at once when %s', async (_, changes) => {
    keep('kunde1', withPin);
    const given = { cookie: await cookie({ pin: PIN }) };
    expect((await read(shown('kunde1'), given)).status).toBe(200);
    change('kunde1', changes);
    expect((await read(shown('kunde1'), given)).status).toBe(404);
  });

  test('a picture and a way in, with access from before the gallery was closed', async () => {
    keep('kunde1', withPin);
    const { body, headers } = await open({ pin: PIN });
    const given = { cookie: headers?.['set-cookie']?.split(';', 1)[0] ?? '' };
    change('kunde1', { isOpen: false, revision: 1 });
    change('kunde1', { isOpen: true });
    expect((await read(shown('kunde1'), given)).status).toBe(404);
    expect(await openingOf({ access: body.access ?? '' })).toBe('pinNeeded');
  });

  test('a picture with access that has ended, or is made up', async () => {
    const secrets = { linkKey: KEY, guestKey: '', pinSalt: '', pinHash: '', revision: 0 };
    const minutesAgo = (minutes: number) => {
      const now = new Date(Date.now() - minutes * 60_000);
      return newAccess(
        { visit: 'a'.repeat(20), role: 'client' },
        { galleryId: 'kunde1', secrets, now },
      );
    };
    const statusWith = async (access: string) =>
      (await read(shown('kunde1'), { cookie: `__session=${access}` })).status;
    expect(await statusWith(minutesAgo(59))).toBe(200);
    expect(await statusWith(minutesAgo(61))).toBe(404);
    for (const access of [
      '',
      'x',
      '9999999999999.',
      `9999999999999.${'a'.repeat(20)}.${'0'.repeat(64)}`,
    ]) {
      expect(await statusWith(access)).toBe(404);
      keep('kunde1', withPin);
      expect(await openingOf({ access })).toBe('pinNeeded');
    }
  });

  test('a picture of another gallery, or of one that is gone', async () => {
    keep('kunde2', { linkKey: 'L'.repeat(32) });
    const given = { cookie: await cookie() };
    expect((await read(shown('kunde2'), given)).status).toBe(404);
    store.documents.delete(place('kunde1'));
    expect((await read(shown('kunde1'), given)).status).toBe(404);
  });

  test('a picture without a cookie, and what is no picture of a gallery', async () => {
    const given = { cookie: await cookie() };
    expect((await read(shown('kunde1'))).status).toBe(404);
    const folder = '/api/client-file/kunde1';
    for (const path of [
      folder,
      `${folder}/`,
      `${folder}/preview_1700000000000_a.webp`,
      `${folder}/../kunde1/shown_1700000000000_a_480.webp`,
      `${folder}/shown_1700000000000_b_480.webp`,
    ]) {
      expect([path, (await read(path, given)).status]).toEqual([path, 404]);
    }
  });

  test('everything but reading', async () => {
    const given = { headers: { cookie: await cookie() }, path: shown('kunde1') };
    expect((await readClientFile({ ...given, method: 'POST' })).status).toBe(405);
  });
});
