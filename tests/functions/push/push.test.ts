import { expect, test, vi } from 'vitest';
import { pushId, queuedNews } from '#src/model/mails/outbox.ts';
import { queueMail, createMail, sendMail } from '../../../functions/src/mails/outbox.ts';
import { storeGallery } from '../support/clientGalleries.ts';
import { readMail, storeOrder } from '../support/mails.ts';
import { choosePushes, fromMailbox, galleryNews, minutesLater, tellNews } from '../support/news.ts';
import { createPerson, unique } from '../support/people.ts';
import {
  deviceAt,
  failNextPush,
  pushesTo,
  registerDevice,
  unregisterDevice,
} from '../support/pushes.ts';

// The pushes go to the local stand-in.
vi.hoisted(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_PORT_OFFSET', process.env['LOCAL_PORT_OFFSET'] ?? '10000');
});

const OLD = new Date('2026-01-02T10:00:00Z');

const deviceOf = async (claims: Record<string, unknown> = { admin: true }) =>
  registerDevice((await createPerson({ claims })).uid);

/** An order that is no news to the local functions. */
const storedOrder = async () => storeOrder(await createPerson(), { createdAt: OLD });

const idOf = (orderId: string) => pushId(`${orderId}-new-order`);

test('each device of an administrator hears of an event once, without a name', async () => {
  await choosePushes({ 'new-order': true });
  const { uid } = await createPerson({ claims: { admin: true } });
  const devices = [await registerDevice(uid), await registerDevice(uid), await deviceOf()];
  const former = await deviceOf({});
  const unreadable = deviceAt(unique());
  await unreadable.set({ userId: uid, fid: 7 });
  const orderId = await storedOrder();
  for (const minutes of [0, 11]) await tellNews(`new-order/${orderId}`, minutes);
  for (const device of devices) {
    const ofOrder = (await pushesTo(device)).filter(({ body }) => body === `Ordre ${orderId}`);
    expect(ofOrder).toEqual([
      {
        title: 'Ny ordre',
        body: `Ordre ${orderId}`,
        path: '/admin-dashboard?tab=kontantbetaling',
        tag: expect.stringMatching(new RegExp(`^${idOf(orderId)}-\\d+$`)) as string,
      },
    ]);
  }
  // Whoever is no administrator any more hears nothing, and is forgotten.
  expect(await pushesTo(former)).toEqual([]);
  expect((await deviceAt(former.id).get()).exists).toBe(false);
  await unreadable.delete();
  expect(await readMail(`${orderId}-new-order`)).toMatchObject({ status: 'sent' });
  expect(await readMail(idOf(orderId))).toMatchObject({ status: 'sent', to: '', subject: '' });
});

test('a device that was not reached is tried again alone, and one that takes no more is forgotten', async () => {
  await choosePushes({ 'new-order': true });
  const [gone, busy, slow, fine] = [
    await deviceOf(),
    await deviceOf(),
    await deviceOf(),
    await deviceOf(),
  ];
  await unregisterDevice(gone);
  const orderId = await storedOrder();
  await queueMail({ orderId, kind: 'new-order', userId: '' }, minutesLater(0));
  await failNextPush(busy);
  await failNextPush(slow, true);
  const push = (minutes: number) =>
    sendMail(idOf(orderId), fromMailbox, () => minutesLater(minutes));
  await push(0);
  expect(await readMail(idOf(orderId))).toMatchObject({ status: 'failed', error: 'refused' });
  expect((await deviceAt(gone.id).get()).exists).toBe(false);
  await push(2);
  expect(await readMail(idOf(orderId))).toMatchObject({ status: 'sent' });
  const tagsOf = async (device: typeof gone) =>
    (await pushesTo(device)).map(({ tag = '' }) => tag).filter((tag) => tag.startsWith(orderId));
  expect(await tagsOf(busy)).toHaveLength(1);
  expect(await tagsOf(fine)).toHaveLength(1);
  // A lost answer: the browser shows the second in the place of the first.
  const tags = await tagsOf(slow);
  expect([tags.length, new Set(tags).size]).toEqual([2, 1]);
});

test('what is not chosen is not pushed, nor what is taken back while it waits', async () => {
  const news = async (orderId: string) => {
    const queued = queuedNews({ orderId, kind: 'choice-sent', userId: '' }, minutesLater(0));
    await createMail(`choice-sent-${orderId}`, queued);
    return pushId(`choice-sent-${orderId}`);
  };
  await choosePushes({ 'choice-sent': false });
  expect(await readMail(await news(unique()))).toBeUndefined();
  await choosePushes({ 'choice-sent': true });
  const takenBack = await news(unique());
  expect(await readMail(takenBack)).toMatchObject({ status: 'queued', channel: 'push' });
  await choosePushes({ 'choice-sent': false });
  await sendMail(takenBack, fromMailbox, () => minutesLater(11));
  expect(await readMail(takenBack)).toBeUndefined();
});

test('the news of a gallery are one push', async () => {
  await choosePushes(Object.fromEntries(galleryNews.map((kind) => [kind, true])));
  const device = await deviceOf();
  const { id } = await storeGallery();
  const ofGallery = async () =>
    (await pushesTo(device)).filter(({ tag = '' }) => tag.includes(id)).map(({ body }) => body);
  await tellNews(`gallery/${id}`, 9);
  expect(await ofGallery()).toEqual([]);
  await tellNews(`gallery/${id}`, 11);
  expect(await ofGallery()).toEqual([
    'Det er åbnet for første gang. Der er hentet billeder for første gang.',
  ]);
});
