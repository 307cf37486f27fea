import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hashPin } from '#src/model/clients/access.ts';
import { clientAddresses } from '#src/model/clients/files.ts';
import { clientDocuments, type ClientGallery } from '#src/model/clients/schema.ts';
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
  more: { pin?: string; url?: string } = {},
): Promise<Reply> => {
  const { url, ...proof } = more;
  return call('openClientGallery', {
    input: { gallery: id, key, ...proof },
    ...(url !== undefined && { url }),
  });
};

const cookieOf = ({ headers }: Reply) => headers.get('set-cookie')?.split(';', 1)[0] ?? '';

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
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
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
    const found = [];
    for (const path of [gallery.shown, gallery.web, gallery.original]) {
      found.push(await statusOf(read(path, cookie)));
    }
    expect(found).toEqual(expected);
  });
});

describe('a PIN', () => {
  test('is asked for, and opens the gallery', async () => {
    const gallery = await store(withPin);
    const asked = await open(gallery);
    expect(asked.body).toEqual({ success: true, opening: 'pinNeeded' });
    expect(asked.headers.get('set-cookie')).toBeNull();
    expect((await open(gallery, { pin: '0000' })).body['opening']).toBe('pinWrong');
    const opened = await open(gallery, { pin: PIN });
    expect(opened.body['opening']).toBe('open');
    expect(await statusOf(read(gallery.shown, cookieOf(opened)))).toBe(200);
  });
});

describe('refused', () => {
  test('a picture, at once when the gallery is closed', async () => {
    const gallery = await store();
    const cookie = cookieOf(await open(gallery));
    expect(await statusOf(read(gallery.shown, cookie))).toBe(200);
    await place(gallery.id).update({ isOpen: false });
    expect(await statusOf(read(gallery.shown, cookie))).toBe(404);
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
