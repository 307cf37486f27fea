import { expect, test, vi } from 'vitest';
import { isPushId } from '#src/model/mails/outbox.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { sendMail } from '../../../functions/src/mails/outbox.ts';
import { sending } from '../../../functions/src/mails/sending.ts';
import { storeGallery } from '../support/clientGalleries.ts';
import { caughtMails } from '../support/mails.ts';
import { PATIENCE } from '../support/patience.ts';
import { unique } from '../support/people.ts';

// The mails go to the local stand-in.
vi.hoisted(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_PORT_OFFSET', process.env['LOCAL_PORT_OFFSET'] ?? '10000');
});

const closed = firestore().doc('settings/closed');

async function galleryWithTitle() {
  const title = `Bryllup ${unique()}`;
  return { title, ...(await storeGallery({ title })) };
}

const newsOf = async (galleryId: string) =>
  (await firestore().collection('order-mails').where('orderId', '==', galleryId).get()).docs.filter(
    ({ id }) => !isPushId(id),
  );

const expectNews = (galleryId: string, count: number) =>
  vi.waitFor(async () => expect(await newsOf(galleryId)).toHaveLength(count), PATIENCE);

/** Sends the first piece of news, so many minutes after it was queued. */
async function send(galleryId: string, minutes: number): Promise<void> {
  const [first] = await newsOf(galleryId);
  const at = new Date(Date.now() + minutes * 60_000);
  await sendMail(first?.id ?? '', sending(), () => at);
}

function visited(galleryId: string, kind: 'opened' | 'web', pictureId = '') {
  const deliveryId = `${galleryId}-${unique()}`;
  const visit = 'v'.repeat(20);
  return firestore()
    .doc(clientDocuments.delivery.build({ deliveryId }))
    .set({ galleryId, visit, kind, pictureId, at: new Date() });
}

test('what happens in a gallery within ten minutes is told in one mail, each thing once', async () => {
  const { id, title } = await galleryWithTitle();
  const chooser = firestore().doc(clientDocuments.choices.build({ chooserId: unique() }));
  const at = Date.now();
  await visited(id, 'opened');
  await visited(id, 'web', 'a');
  const choices = {
    ...{ galleryId: id, name: 'Sofie\u202E', email: '', visits: [], createdAt: new Date() },
    lists: { asked: { name: 'Bogen', at } },
    pictures: { a: { lists: ['asked'], comment: 'Den her!', at, commentAt: at } },
  };
  await chooser.set({ ...choices, sentAt: null, updatedAt: new Date() });
  await expectNews(id, 3);
  await chooser.set({ ...choices, sentAt: new Date(), updatedAt: new Date() });
  await visited(id, 'opened');
  await expectNews(id, 4);
  await send(id, 9);
  expect(await caughtMails(title)).toEqual([]);
  await send(id, 11);
  const [mail, ...more] = await caughtMails(title);
  expect(more).toEqual([]);
  expect(mail?.to).toBe('kontakt@jerslevfoto.example');
  expect(mail?.params['message']?.split('\n\n')).toEqual([
    'Galleriet er åbnet for første gang.',
    'Der er hentet billeder fra galleriet for første gang.',
    'Sofie har sendt sit valg: 1 billede.',
    'Sofie har skrevet en kommentar.',
  ]);
  // Nobody's name stays in the records.
  const told = (await newsOf(id)).map((news) => news.data());
  expect(told).toMatchObject(Array.from({ length: 4 }, () => ({ status: 'sent', subject: '' })));
});

test('what the photographer does not want to hear of is not told', async () => {
  const { id, title } = await galleryWithTitle();
  await closed.set({ told: { 'gallery-opened': false } }, { merge: true });
  await visited(id, 'opened');
  await expectNews(id, 1);
  await send(id, 11);
  await closed.set({ told: { 'gallery-opened': true } }, { merge: true });
  expect(await newsOf(id)).toEqual([]);
  expect(await caughtMails(title)).toEqual([]);
});
