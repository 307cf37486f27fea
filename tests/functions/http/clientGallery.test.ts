import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hashPin } from '#src/model/clients/access.ts';
import { clientAddresses } from '#src/model/clients/files.ts';
import { clientDocuments, type ClientGallery } from '#src/model/clients/schema.ts';
import { newAccess } from '../../../functions/src/clients/access.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, type Reply } from '../support/call.ts';
import { siteUrl } from '../support/local.ts';
import { unique } from '../support/people.ts';

const PIN = '4711';
const SALT = 's'.repeat(20);
const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000);
const WIDTHS = [480, 960, 1600];

const newKey = () => randomUUID().replaceAll('-', '');
const pinHash = await hashPin(PIN, SALT);

const photo = await sharp({
  create: { width: 1600, height: 1200, channels: 3, background: '#845' },
})
  .webp()
  .toBuffer();
const original = Buffer.from('the bytes of an original');

interface Stored {
  id: string;
  key: string;
  shown: string;
  web: string;
  original: string;
}

const place = (galleryId: string) => firestore().doc(clientDocuments.gallery.build({ galleryId }));
const triesAt = (galleryId: string) => firestore().doc(clientDocuments.tries.build({ galleryId }));

/** A gallery with one picture and its files. */
async function store(changes: Partial<ClientGallery> = {}): Promise<Stored> {
  const id = unique();
  const originalPath = `client-galleries/${id}/original_1700000000000_a.jpg`;
  const addresses = clientAddresses(originalPath, WIDTHS);
  if (!addresses) throw new Error('A picture has addresses');
  await bucket().file(originalPath).save(original, { resumable: false });
  for (const width of WIDTHS) {
    const path = `client-galleries/${id}/shown_1700000000000_a_${width}.webp`;
    await bucket().file(path).save(photo, { resumable: false });
  }
  const key = newKey();
  const size = { width: 1600, height: 1200 };
  await place(id).set({
    title: 'Bryllup',
    message: 'Tak for en dejlig dag',
    images: [{ id: 'a', title: 'Ringe', order: 0, originalPath, ...size, bytes: original.length }],
    coverId: '',
    downloads: 'original',
    isOpen: true,
    expiresAt: TOMORROW,
    linkKey: key,
    pinSalt: '',
    pinHash: '',
    ...changes,
  });
  return { id, key, ...addresses, shown: addresses.shown[0]?.url ?? '' };
}

const withPin = { pinSalt: SALT, pinHash };

const open = (
  { id, key }: Pick<Stored, 'id' | 'key'>,
  more: { pin?: string; access?: string; url?: string } = {},
): Promise<Reply> => {
  const { url, ...proof } = more;
  return call('openClientGallery', {
    input: { gallery: id, key, ...proof },
    ...(url !== undefined && { url }),
  });
};

const cookieOf = ({ headers }: Reply) => headers.get('set-cookie')?.split(';', 1)[0] ?? '';

const openingOf = async (reply: Promise<Reply>) => (await reply).body['opening'];

/** Asks the site for a file as a browser with this cookie does. */
const read = (path: string, cookie = '', headers: Record<string, string> = {}) =>
  fetch(siteUrl(path), { headers: { ...(cookie !== '' && { cookie }), ...headers } });

const statusOf = async (answer: Promise<Response>) => (await answer).status;

describe('who has the link', () => {
  test('is told the gallery, and gets a cookie for its files alone', async () => {
    const gallery = await store();
    const reply = await open(gallery, { url: siteUrl('/api/open-client-gallery') });
    expect(reply.body).toMatchObject({ success: true, opening: 'open' });
    expect(reply.body['gallery']).toMatchObject({
      title: 'Bryllup',
      message: 'Tak for en dejlig dag',
      downloads: 'original',
      pictures: [{ id: 'a', title: 'Ringe', widths: WIDTHS }],
    });
    expect(JSON.stringify(reply.body)).not.toContain(gallery.key);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('set-cookie')).toMatch(
      new RegExp(
        `^__session=\\d{13}\\.[0-9a-f]{64}; Path=/api/client-file/${gallery.id}; Max-Age=3600; HttpOnly; SameSite=Strict$`,
      ),
    );
  });

  test('reads the pictures, and nobody keeps or lists them', async () => {
    const gallery = await store();
    const cookie = cookieOf(await open(gallery));
    const answer = await read(gallery.shown, cookie);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(photo)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, noimageindex',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('saves the web size as a JPEG, and the original whole or piece by piece', async () => {
    const gallery = await store();
    const cookie = cookieOf(await open(gallery));
    const web = await read(gallery.web, cookie);
    expect(web.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await web.arrayBuffer()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1600,
    });
    expect(await (await read(gallery.original, cookie)).text()).toBe(original.toString());
    const piece = await read(gallery.original, cookie, { range: 'bytes=4-8' });
    expect([piece.status, await piece.text()]).toEqual([206, 'bytes']);
  });

  test.each(['bytes=0-2097152', 'bytes=8-4', 'bytes=0-', 'bytes=-5', 'items=0-1'])(
    'gets no part like %s',
    async (range) => {
      const gallery = await store();
      const cookie = cookieOf(await open(gallery));
      expect(await statusOf(read(gallery.original, cookie, { range }))).toBe(416);
    },
  );

  test.each([
    ['none', [200, 404, 404]],
    ['web', [200, 200, 404]],
    ['original', [200, 200, 200]],
  ] as const)('saves what the photographer allows: %s', async (downloads, expected) => {
    const gallery = await store({ downloads });
    const cookie = cookieOf(await open(gallery));
    const files = [gallery.shown, gallery.web, gallery.original];
    expect(await Promise.all(files.map((path) => statusOf(read(path, cookie))))).toEqual(expected);
  });
});

describe('a PIN', () => {
  test('is asked for, and opens the gallery', async () => {
    const gallery = await store(withPin);
    const asked = await open(gallery);
    expect(asked.body).toEqual({ success: true, opening: 'pinNeeded' });
    expect(asked.headers.get('set-cookie')).toBeNull();
    expect(await openingOf(open(gallery, { pin: '0000' }))).toBe('pinWrong');
    const opened = await open(gallery, { pin: PIN });
    expect(opened.body['opening']).toBe('open');
    expect(await statusOf(read(gallery.shown, cookieOf(opened)))).toBe(200);
  });

  test('is not asked for again while access lasts', async () => {
    const gallery = await store(withPin);
    const { body } = await open(gallery, { pin: PIN });
    expect(await openingOf(open(gallery, { access: String(body['access']) }))).toBe('open');
  });

  test('that is right forgets the wrong ones before it', async () => {
    const gallery = await store(withPin);
    await open(gallery, { pin: '0000' });
    await open(gallery, { pin: PIN });
    expect((await triesAt(gallery.id).get()).exists).toBe(false);
  });

  test('has to wait after three wrong ones, even the right one', async () => {
    const gallery = await store(withPin);
    await triesAt(gallery.id).set({ pinSalt: SALT, count: 9, lastAt: new Date() });
    const { body } = await open(gallery, { pin: PIN });
    expect(body).toMatchObject({ opening: 'pinWait' });
    expect(body['waitSeconds']).toBeGreaterThan(30);
  });

  test('is locked after ten wrong ones, and free again with a new PIN', async () => {
    const gallery = await store(withPin);
    await triesAt(gallery.id).set({ pinSalt: SALT, count: 10, lastAt: new Date(0) });
    expect(await openingOf(open(gallery, { pin: PIN }))).toBe('pinLocked');
    const pinSalt = 't'.repeat(20);
    await place(gallery.id).update({ pinSalt, pinHash: await hashPin('2222', pinSalt) });
    expect(await openingOf(open(gallery, { pin: '2222' }))).toBe('open');
  });

  test('cannot be guessed by many at once', async () => {
    const gallery = await store(withPin);
    const guesses = Array.from({ length: 6 }, (_, index) => String(1000 + index));
    const found = await Promise.all(guesses.map((pin) => openingOf(open(gallery, { pin }))));
    const looked = found.filter((opening) => opening === 'pinWrong').length;
    expect(looked).toBeGreaterThan(0);
    expect(found).not.toContain('open');
    const count: unknown = (await triesAt(gallery.id).get()).get('count');
    expect(count).toBe(looked);
  });
});

describe('refused', () => {
  test.each([
    ['another key', async () => ({ ...(await store()), key: newKey() })],
    ['another gallery', async () => ({ ...(await store()), id: unique() })],
    ['the key of another gallery', async () => ({ ...(await store()), key: (await store()).key })],
    [
      'an old link',
      async () => {
        const gallery = await store();
        await place(gallery.id).update({ linkKey: newKey() });
        return gallery;
      },
    ],
  ])('%s, in the same words', async (_, given) => {
    const reply = await open(await given());
    expect(reply.body).toEqual({ success: true, opening: 'unknown' });
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['closed', { isOpen: false }],
    ['expired', { expiresAt: new Date(Date.now() - 1000) }],
  ])('a gallery that is %s, even with the right PIN', async (opening, changes) => {
    const reply = await open(await store({ ...withPin, ...changes }), { pin: PIN });
    expect(reply.body).toEqual({ success: true, opening });
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  test.each([{ pin: '123' }, { pin: '123456789' }, { pin: 'abcd' }, { access: 'x'.repeat(201) }])(
    'an input like %j',
    async (proof) => {
      const { status } = await open(await store(withPin), proof);
      expect(status).toBe(400);
    },
  );

  test.each(['', 'x', '9999999999999.', `9999999999999.${'0'.repeat(64)}`])(
    'an access made up as %j, in place of the PIN and as a cookie',
    async (access) => {
      const gallery = await store(withPin);
      expect(await openingOf(open(gallery, { access }))).toBe('pinNeeded');
      expect(await statusOf(read(gallery.shown, `__session=${access}`))).toBe(404);
    },
  );

  /** Opens a gallery, changes something, and asks for a picture with the access from before. */
  async function statusAfter(changes: Partial<ClientGallery>): Promise<number> {
    const gallery = await store(withPin);
    const cookie = cookieOf(await open(gallery, { pin: PIN }));
    expect(await statusOf(read(gallery.shown, cookie))).toBe(200);
    await place(gallery.id).update(changes);
    return statusOf(read(gallery.shown, cookie));
  }

  test.each([
    ['the gallery is closed', { isOpen: false }],
    ['it has expired', { expiresAt: new Date(Date.now() - 1000) }],
    ['there is another PIN', { pinSalt: 't'.repeat(20), pinHash: '0'.repeat(64) }],
    ['there is no PIN any more', { pinSalt: '', pinHash: '' }],
    ['there is another link', { linkKey: newKey() }],
  ])('a picture, at once when %s', async (_, changes) => {
    expect(await statusAfter(changes)).toBe(404);
  });

  test('a picture of a gallery that is deleted', async () => {
    const gallery = await store();
    const cookie = cookieOf(await open(gallery));
    await place(gallery.id).delete();
    expect(await statusOf(read(gallery.shown, cookie))).toBe(404);
  });

  test('a picture with access that has ended', async () => {
    const gallery = await store();
    const secrets = { linkKey: gallery.key, pinSalt: '', pinHash: '' };
    const lately = newAccess(gallery.id, secrets, new Date(Date.now() - 59 * 60 * 1000));
    const before = newAccess(gallery.id, secrets, new Date(Date.now() - 61 * 60 * 1000));
    expect(await statusOf(read(gallery.shown, `__session=${lately}`))).toBe(200);
    expect(await statusOf(read(gallery.shown, `__session=${before}`))).toBe(404);
  });

  test('a picture of another gallery', async () => {
    const [mine, theirs] = [await store(), await store()];
    const cookie = cookieOf(await open(mine));
    const stranger = theirs.shown.replace(theirs.id, mine.id).replace('_a_', '_b_');
    for (const path of [theirs.shown, theirs.original, stranger]) {
      expect(await statusOf(read(path, cookie))).toBe(404);
    }
  });

  test('a picture without a cookie, and files that are no pictures of a gallery', async () => {
    const gallery = await store();
    const cookie = cookieOf(await open(gallery));
    expect(await statusOf(read(gallery.shown))).toBe(404);
    const folder = `/api/client-file/${gallery.id}`;
    for (const path of [
      folder,
      `${folder}/`,
      `${folder}/preview_1700000000000_a.webp`,
      `${folder}/%2e%2e/${gallery.id}/shown_1700000000000_a_480.webp`,
      `${folder}/..%2fshown_1700000000000_a_480.webp`,
      `${folder}/shown_1700000000000_nothing_480.webp`,
    ]) {
      expect([path, await statusOf(read(path, cookie))]).not.toEqual([path, 200]);
    }
  });

  test('everything but reading', async () => {
    const gallery = await store();
    const cookie = cookieOf(await open(gallery));
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await fetch(siteUrl(gallery.shown), { method, headers: { cookie } });
      expect(answer.status).toBe(405);
    }
  });
});
