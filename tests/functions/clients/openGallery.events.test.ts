import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { collections } from '#src/model/base/paths.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { openGallery as openAlone } from '../../../functions/src/clients/openGallery.ts';
import type { Reply } from '../support/call.ts';
import {
  openGallery,
  original,
  PIN,
  storeGallery,
  WIDTHS,
  withPin,
} from '../support/clientGalleries.ts';
import { siteUrl } from '../support/local.ts';

/** FULL_RACES=1 makes the full number. */
const GUESSES = process.env['FULL_RACES'] ? 90 : 12;
const PIN_ANSWERS = ['pinWrong', 'pinWait', 'pinLocked'];

const triesOf = ({ id }: { id: string }) => clientDocuments.tries.build({ galleryId: id });

const cookieOf = ({ headers }: Reply) => headers.get('set-cookie')?.split(';', 1)[0] ?? '';

/** Asks the site for a file as a browser with this cookie does. */
const read = (path: string, cookie = '', headers: Record<string, string> = {}) =>
  fetch(siteUrl(path), { headers: { ...(cookie !== '' && { cookie }), ...headers } });

const statusOf = async (answer: Promise<Response>) => (await answer).status;

describe('who has the link', () => {
  test('is told the gallery, and gets a cookie for its files alone', async () => {
    const gallery = await storeGallery();
    const reply = await openGallery(gallery, { url: siteUrl('/api/open-client-gallery') });
    expect(reply.body).toMatchObject({ success: true, opening: 'open' });
    expect(reply.body['gallery']).toMatchObject({
      title: 'Bryllup',
      message: 'Tak for en dejlig dag',
      downloads: 'original',
      pictures: [{ id: 'a', title: 'DSC_0001.JPG', widths: WIDTHS }],
    });
    expect(JSON.stringify(reply.body)).not.toContain(gallery.key);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('set-cookie')).toMatch(
      new RegExp(
        `^__session=\\d{13}\\.[0-9a-f]{20}\\.[0-9a-f]{64}; Path=/api/client-file/${gallery.id}; Max-Age=3600; HttpOnly; SameSite=Strict$`,
      ),
    );
  });

  test('saves the web size as a JPEG, and the original piece by piece', async () => {
    const gallery = await storeGallery();
    const cookie = cookieOf(await openGallery(gallery));
    const web = await read(gallery.web, cookie);
    expect(web.headers.get('content-type')).toBe('image/jpeg');
    const saved = await sharp(await web.arrayBuffer()).metadata();
    expect(saved).toMatchObject({ format: 'jpeg', width: 1600 });
    // Whoever passes it on passes its maker on.
    expect(saved.exif?.toString()).toContain('Asta Vindfeldt Holm');
    expect(saved.xmp?.toString()).toContain('© Jerslev Foto, Asta Vindfeldt Holm');
    const all = await read(gallery.original, cookie, { range: 'bytes=0-2097151' });
    expect(await all.text()).toBe(original.toString());
    // It would be read into memory as a whole.
    expect(await statusOf(read(gallery.original, cookie))).toBe(416);
    const piece = await read(gallery.original, cookie, { range: 'bytes=18-22' });
    expect([piece.status, await piece.text()]).toEqual([206, 'bytes']);
  });
});

test('what was opened and downloaded is noted, by the visit', async () => {
  const gallery = await storeGallery();
  const opened = await openGallery(gallery);
  const cookie = cookieOf(opened);
  expect(await statusOf(read(gallery.web, cookie))).toBe(200);
  expect(await statusOf(read(gallery.original, cookie, { range: 'bytes=0-4' }))).toBe(206);
  const visit = cookie.split('.')[1] ?? '';
  const notes = await firestore()
    .collection(collections.clientDeliveries)
    .where('galleryId', '==', gallery.id)
    .get();
  expect(notes.docs.map(({ id }) => id).toSorted()).toEqual(
    [`${gallery.id}-${visit}-opened`, `${gallery.id}-${visit}-web-a`].toSorted(),
  );
});

describe('a PIN', () => {
  test('is asked for, and opens the gallery', async () => {
    const gallery = await storeGallery(withPin);
    const asked = await openGallery(gallery);
    expect(asked.body).toEqual({ success: true, opening: 'pinNeeded' });
    expect(asked.headers.get('set-cookie')).toBeNull();
    expect((await openGallery(gallery, { pin: '0000' })).body['opening']).toBe('pinWrong');
    const opened = await openGallery(gallery, { pin: PIN });
    expect(opened.body['opening']).toBe('open');
    expect(await statusOf(read(gallery.shown, cookieOf(opened)))).toBe(200);
  });

  test('is guessed at once by many, of whom fifty are heard and nobody fails', async () => {
    const gallery = await storeGallery(withPin);
    const guess = async (index: number) => {
      const requester = { address: '', userAgent: '', claimedAddress: `198.51.100.${index}` };
      const input = { gallery: gallery.id, key: gallery.key, pin: '0000' };
      const { body } = await openAlone({ input, requester, caller: undefined });
      return body.opening ?? 'none';
    };
    const told = await Promise.all(Array.from({ length: GUESSES }, (_, index) => guess(index)));
    const heard = told.filter((opening) => opening === 'pinWrong');
    expect(heard.length).toBeLessThanOrEqual(50);
    expect(told.filter((opening) => !PIN_ANSWERS.includes(opening))).toEqual([]);
    const tries = await firestore().doc(triesOf(gallery)).get();
    const counted = Object.keys(tries.get('visitors') as object);
    expect(counted.length).toBeGreaterThanOrEqual(heard.length);
  }, 120_000);
});
