import { expect, test } from 'vitest';
import { parseLinkFragment } from '#src/model/clients/access.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call } from '../support/call.ts';
import { newKey, place, PIN, storeGallery, withPin } from '../support/clientGalleries.ts';
import { caughtMails, expectMails } from '../support/mails.ts';
import { PATIENCE } from '../support/patience.ts';
import { createPerson, unique } from '../support/people.ts';

const newAddress = () => `${unique()}@kunde.example`;
const admin = await createPerson({ claims: { admin: true } });

const sendTo = (gallery: string, to: readonly string[], more: object = {}) =>
  call('sendGallery', {
    token: admin.token,
    input: {
      ...{ gallery, to, role: 'client', subject: 'Se her', message: 'Hej\n\nVærsgo', again: false },
      ...more,
    },
  });

const mailsAbout = async (galleryId: string) => {
  const stored = firestore().collection('order-mails').where('orderId', '==', galleryId);
  return (await stored.get()).docs.map((mail): Record<string, unknown> => mail.data());
};

test('each address gets one mail, whose link tells who has opened the gallery', async () => {
  const gallery = await storeGallery();
  const [anna, bo] = [newAddress(), newAddress()];
  const words = { subject: 'Se her\r\nBcc: alle@andre.example', message: '<b>Hej</b>' };
  const both = () => sendTo(gallery.id, [anna, bo, anna.toUpperCase()], words);
  const answers = await Promise.all([both(), both()]);
  expect(answers.reduce((sum, { body }) => sum + Number(body['queued']), 0)).toBe(2);
  const [mail] = await expectMails(anna, 1);
  expect(mail?.params).toMatchObject({
    subject: 'Se her Bcc: alle@andre.example',
    message: '<b>Hej</b>',
  });
  await expectMails(bo, 1);
  const link = parseLinkFragment(new URL(mail?.params['link'] ?? '').hash);
  expect(link).toMatchObject({ galleryId: gallery.id, key: gallery.key });
  const input = { gallery: gallery.id, key: gallery.key, invited: link?.invited };
  expect((await call('openClientGallery', { input })).body['opening']).toBe('open');
  const wrong = { ...input, key: newKey() };
  expect((await call('openClientGallery', { input: wrong })).body['opening']).toBe('unknown');
  const opened = (await mailsAbout(gallery.id)).filter(
    ({ kind, openedAt }) => kind === 'gallery-invitation' && openedAt !== undefined,
  );
  expect(opened.map(({ to }) => to)).toEqual([anna]);
  // Not again so soon, even when it is asked for: the request may be a repeated one.
  expect((await sendTo(gallery.id, [bo], { again: true })).body['queued']).toBe(0);
  const mails = firestore().collection('order-mails').where('to', '==', bo);
  const [sent] = (await mails.get()).docs;
  await sent?.ref.update({ sentAt: new Date('2026-01-01') });
  expect((await sendTo(gallery.id, [bo])).body['queued']).toBe(0);
  expect((await sendTo(gallery.id, [bo], { again: true })).body['queued']).toBe(1);
  await expectMails(bo, 2);
});

test('the PIN goes apart from the link and is forgotten, and another is refused', async () => {
  const { id, key } = await storeGallery(withPin);
  const to = newAddress();
  expect((await sendTo(id, [to], { pin: '0000' })).status).toBe(409);
  expect((await sendTo(id, [to], { pin: PIN })).body['queued']).toBe(1);
  const mails = await expectMails(to, 2);
  const told = mails.filter(({ params }) => params['message']?.includes(PIN));
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain(key);
  await expect
    .poll(async () => (await mailsAbout(id)).map(({ status, pin }) => [status, pin]), PATIENCE)
    .toEqual([
      ['sent', undefined],
      ['sent', undefined],
    ]);
});

test('a PIN that was changed while its mail waited is told to nobody', async () => {
  const { id } = await storeGallery(withPin);
  const [old, current] = [newAddress(), newAddress()];
  const mail = { orderId: id, kind: 'gallery-pin', userId: '', subject: '', attempts: 0 };
  const mails = [
    { ...mail, to: old, pin: '0000' },
    { ...mail, to: current, pin: PIN },
  ].map((each) => ({
    ...each,
    status: 'queued',
    nextAttemptAt: new Date(),
    createdAt: new Date(),
  }));
  for (const each of mails) await firestore().collection('order-mails').add(each);
  const [told] = await expectMails(current, 1);
  expect(told?.params['message']).toContain(PIN);
  await expect
    .poll(() => mailsAbout(id), PATIENCE)
    .toEqual([expect.objectContaining({ status: 'sent' })]);
  expect(await caughtMails(old)).toEqual([]);
});

test('a gallery that is closed, or has no guests, is sent to nobody', async () => {
  const { id } = await storeGallery();
  const to = newAddress();
  expect((await sendTo(id, [to], { role: 'guest' })).status).toBe(409);
  await place(id).update({ isOpen: false });
  expect((await sendTo(id, [to])).status).toBe(409);
  expect(await caughtMails(to)).toEqual([]);
});
