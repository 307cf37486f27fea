import { describe, expect, test } from 'vitest';
import { collections } from '#src/model/base/paths.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { openGallery, place, storeGallery } from '../support/clientGalleries.ts';
import { caughtMails, expectMails, runScheduled } from '../support/mails.ts';
import { unique } from '../support/people.ts';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Of no account, so that nothing else writes to it. */
const newAddress = () => `${unique()}@kunde.example`;

const remind = () => runScheduled('remindOfGalleries');

const opened = { openedAt: inDays(-4), expiresAt: inDays(60) };

describe('a client whose address is known', () => {
  test('is reminded once of a gallery that nobody has opened, with its link', async () => {
    const clientEmail = newAddress();
    const gallery = await storeGallery({ ...opened, clientEmail });
    await remind();
    await remind();
    const [mail] = await expectMails(clientEmail, 1);
    expect(mail?.to).toBe(clientEmail);
    expect(mail?.params['subject']).toBe('Dine billeder venter: Bryllup');
    expect(mail?.params['link']).toMatch(new RegExp(`/kundegalleri#${gallery.id}-${gallery.key}$`));
    expect((await place(gallery.id).get()).data()).toHaveProperty('waitingToldAt');
  });

  test('who has looked is told of the end alone', async () => {
    const clientEmail = newAddress();
    const gallery = await storeGallery({ ...opened, clientEmail });
    await openGallery(gallery);
    await remind();
    expect(await caughtMails(clientEmail)).toEqual([]);
    await place(gallery.id).update({ expiresAt: inDays(6) });
    await Promise.all([remind(), remind()]);
    const mails = await expectMails(clientEmail, 1);
    expect(mails.map(({ params }) => params['subject'])).toEqual([
      expect.stringMatching(/^'Bryllup' kan ses til og med /) as unknown,
    ]);
  });

  test('is not reminded of a gallery that is closed, and a broken one stops nobody', async () => {
    const [closed, other] = [newAddress(), newAddress()];
    await storeGallery({ ...opened, clientEmail: closed, isOpen: false });
    const broken = firestore().collection(collections.clientGalleries).doc(`0${unique()}`);
    await broken.set({ isOpen: true, clientEmail: closed, ...opened, expiresAt: 'soon' });
    await storeGallery({ ...opened, clientEmail: other });
    await remind();
    await expectMails(other, 1);
    expect(await caughtMails(closed)).toEqual([]);
  });
});
