import * as logger from 'firebase-functions/logger';
import { PREVIEW_VISIT } from '../../../src/model/clients/access.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import {
  deliveryId,
  FURTHER_VISITS,
  VISITS_MAX,
  type Delivery,
} from '../../../src/model/clients/deliveries.ts';
import { invitationMailId } from '../../../src/model/clients/invitations.ts';
import { clientDocuments } from '../../../src/model/clients/schema.ts';
import { orderMailSchema } from '../../../src/model/mails/outbox.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { newVisit } from './access.ts';

/**
 * Notes that a gallery was opened, or a picture downloaded. A client gets the pictures also when that
 * cannot be noted.
 */
export async function noteDelivery({
  pictureId = '',
  ...seen
}: Pick<Delivery, 'galleryId' | 'visit' | 'kind'> & { pictureId?: string }): Promise<void> {
  if (seen.visit === PREVIEW_VISIT) return;
  const delivery = { ...seen, pictureId };
  const path = clientDocuments.delivery.build({ deliveryId: deliveryId(delivery) });
  try {
    await firestore()
      .doc(path)
      .set({ ...delivery, at: new Date() });
  } catch (thrown) {
    logger.error('noteDelivery failed', traceOf(thrown));
  }
}

/** True when somebody has opened a gallery. */
export async function isSeen(galleryId: string): Promise<boolean> {
  const openings = firestore()
    .collection(collections.clientDeliveries)
    .where('galleryId', '==', galleryId)
    .where('kind', '==', 'opened')
    .limit(1);
  return !(await openings.get()).empty;
}

/** Notes the first opening by the link of an invitation. A link of another makes no note. */
async function noteInvited(galleryId: string, mark: string): Promise<void> {
  const mailId = invitationMailId('gallery-invitation', galleryId, mark);
  const ref = firestore().doc(documents.orderMail.build({ mailId }));
  try {
    const mail = decodeSnapshot(orderMailSchema, await ref.get());
    if (mail && !mail.openedAt) await ref.update({ openedAt: new Date() });
  } catch (thrown) {
    logger.error('noteInvited failed', traceOf(thrown));
  }
}

/** True while a gallery has had fewer visits than are told apart. */
async function hasRoom(galleryId: string): Promise<boolean> {
  const openings = firestore()
    .collection(collections.clientDeliveries)
    .where('galleryId', '==', galleryId)
    .where('kind', '==', 'opened')
    .limit(VISITS_MAX);
  return (await openings.count().get()).data().count < VISITS_MAX;
}

/** Begins a visit to a gallery, and notes that it was opened, and by whose invitation. */
export async function beginVisit(galleryId: string, invited?: string): Promise<string> {
  const visit = (await hasRoom(galleryId)) ? newVisit() : FURTHER_VISITS;
  await noteDelivery({ galleryId, visit, kind: 'opened' });
  if (invited !== undefined) await noteInvited(galleryId, invited);
  return visit;
}
