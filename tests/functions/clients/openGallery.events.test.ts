import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { openGallery as openAlone } from '../../../functions/src/clients/openGallery.ts';
import type { Reply } from '../support/call.ts';
import { openGallery, original, storeGallery, withPin } from '../support/clientGalleries.ts';
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

describe('a PIN', () => {
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
