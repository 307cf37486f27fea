import { LOCAL_HOST } from '#src/config/local.ts';
import { type GalleryNewsKind, orderMailId, pushId, queuedNews } from '#src/model/mails/outbox.ts';
import { type OrderMailKind } from '#src/model/mails/orderMailRules.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { mailboxPort } from '../../../functions/src/env.ts';
import { sendFromMailbox } from '../../../functions/src/mails/mailbox.ts';
import {
  createMail,
  queueMail,
  sendMail,
  type Sending,
} from '../../../functions/src/mails/outbox.ts';
import { asStep } from './cuttable.ts';

/** Sends from the local mailbox, in which a mail that comes twice has the same id. */
export const fromMailbox: Sending = {
  send: (mail, id) =>
    asStep(() =>
      sendFromMailbox(mail, id, {
        host: LOCAL_HOST,
        port: mailboxPort,
        user: 'kontakt@jerslevfoto.example',
        password: 'local',
        isEncrypted: false,
      }),
    ),
  pace: { intervalMs: 0 },
};

/** Far enough ahead that no function of the local site takes what is due then. */
const TOMORROW = Date.now() + 24 * 3_600_000;

export const minutesLater = (minutes: number): Date => new Date(TOMORROW + minutes * 60_000);

/** Chooses what is pushed; other tests choose other kinds. */
export async function choosePushes(kinds: Record<string, boolean>): Promise<void> {
  await firestore().doc('settings/closed').set({ pushed: kinds }, { merge: true });
}

export const galleryNews: readonly GalleryNewsKind[] = ['gallery-opened', 'gallery-downloaded'];

/** What an event queues, and the ids of the mails. Repeated it queues nothing more. */
async function queue(about: string): Promise<string[]> {
  const [kind = '', orderId = ''] = about.split('/');
  const now = minutesLater(0);
  if (kind !== 'gallery') {
    const news = { orderId, kind: kind as OrderMailKind, userId: '' };
    await queueMail(news, now);
    return [orderMailId(orderId, news.kind)];
  }
  for (const each of galleryNews)
    await createMail(`${each}-${orderId}`, queuedNews({ orderId, kind: each, userId: '' }, now));
  return galleryNews.map((each) => `${each}-${orderId}`);
}

/** Tells of an event, named by its kind and what it is about, by mail and by push. */
export async function tellNews(about: string, minutes = 11): Promise<void> {
  const ids = await queue(about);
  for (const id of ids.flatMap((each) => [each, pushId(each)]))
    await sendMail(id, fromMailbox, () => minutesLater(minutes));
}
