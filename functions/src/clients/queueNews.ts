import type { Query } from 'firebase-admin/firestore';
import {
  type Change,
  type DocumentSnapshot,
  type FirestoreEvent,
  onDocumentCreated,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { collections } from '../../../src/model/base/paths.ts';
import { chooserSchema, commentedAt, type Chooser } from '../../../src/model/clients/choices.ts';
import { deliverySchema } from '../../../src/model/clients/deliveries.ts';
import { clientDocuments } from '../../../src/model/clients/schema.ts';
import {
  type GalleryNewsKind,
  type NewsChannel,
  type OrderMail,
  queuedNews,
} from '../../../src/model/mails/outbox.ts';
import { isNews } from '../../../src/model/mails/orderMailRules.ts';
import { queueCalls } from '../connections/webhookCalls.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { endEvent } from '../events.ts';
import { firestore } from '../firebaseAdmin.ts';
import { createMail } from '../mails/outbox.ts';

interface News {
  /** Tells one occurrence from another, however often its event is repeated. */
  id: string;
  kind: GalleryNewsKind;
}

function newComments(before: Chooser | undefined, after: Chooser): News[] {
  return Object.entries(after.pictures).flatMap(([pictureId, picture]): News[] => {
    const isNew =
      picture.comment !== '' && picture.comment !== before?.pictures[pictureId]?.comment;
    const id = `${after.id}-${pictureId}-${commentedAt(picture)}`;
    return isNew ? [{ id, kind: 'choice-commented' }] : [];
  });
}

/** Returns the news in a change of somebody's choices. */
function newsOfChoices(before: Chooser | undefined, after: Chooser): News[] {
  const { sentAt } = after;
  const sent: News[] =
    sentAt && !before?.sentAt
      ? [{ id: `${after.id}-${sentAt.getTime()}`, kind: 'choice-sent' }]
      : [];
  return [...sent, ...newComments(before, after)];
}

/**
 * As many comments as one mail tells of. A program with the link could write any number of them, whose mails
 * would use up those of the orders.
 */
const WAITING_COMMENTS_MAX = 80;

/** True while a gallery has fewer comments that the photographer has not heard of; their pushes are not counted. */
async function hasRoomForComment(galleryId: string): Promise<boolean> {
  const waiting = firestore()
    .collection(collections.orderMails)
    .where('orderId', '==', galleryId)
    .where('kind', '==', 'choice-commented' satisfies GalleryNewsKind)
    .where('status', '==', 'queued' satisfies OrderMail['status']);
  const countOf = async (query: Query) => (await query.count().get()).data().count;
  const pushes = await countOf(waiting.where('channel', '==', 'push' satisfies NewsChannel));
  return (await countOf(waiting)) - pushes < WAITING_COMMENTS_MAX;
}

export async function queueNewsOfChoices({
  data,
  time,
}: Pick<FirestoreEvent<Change<DocumentSnapshot> | undefined>, 'data' | 'time'>): Promise<void> {
  const after = data && decodeSnapshot(chooserSchema, data.after);
  const now = new Date(time);
  // Choices out of a backup are no news.
  if (!after || !isNews(after.updatedAt, now)) return;
  const before = decodeSnapshot(chooserSchema, data.before);
  for (const { id, kind } of newsOfChoices(before, after)) {
    if (kind === 'choice-commented' && !(await hasRoomForComment(after.galleryId))) return;
    const news = { orderId: after.galleryId, kind, userId: after.id };
    await createMail(`${kind}-${id}`, queuedNews(news, now));
    if (kind !== 'choice-sent') continue;
    const sent = { galleryId: after.galleryId, chooserId: after.id };
    await queueCalls({ event: 'choice.sent', id, facts: sent }, now);
  }
}

async function queueNewsOfDelivery({
  data,
  time,
}: FirestoreEvent<DocumentSnapshot | undefined>): Promise<void> {
  const delivery = data && decodeSnapshot(deliverySchema, data);
  const now = new Date(time);
  if (!delivery || !isNews(delivery.at, now)) return;
  const { galleryId: orderId } = delivery;
  const kind = delivery.kind === 'opened' ? 'gallery-opened' : 'gallery-downloaded';
  // Only the first of each kind is told: `createMail` keeps an existing record.
  await createMail(`${kind}-${orderId}`, queuedNews({ orderId, kind, userId: '' }, now));
}

export const queueChoiceNews = onDocumentWritten(
  { document: clientDocuments.choices.pattern, retry: true },
  (event) => endEvent(queueNewsOfChoices(event)),
);

export const queueDeliveryNews = onDocumentCreated(
  { document: clientDocuments.delivery.pattern, retry: true },
  (event) => endEvent(queueNewsOfDelivery(event)),
);
