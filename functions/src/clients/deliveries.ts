import * as logger from 'firebase-functions/logger';
import { PREVIEW_VISIT } from '../../../src/model/clients/access.ts';
import { collections } from '../../../src/model/base/paths.ts';
import {
  deliveryId,
  FURTHER_VISITS,
  VISITS_MAX,
  type Delivery,
} from '../../../src/model/clients/deliveries.ts';
import { clientDocuments } from '../../../src/model/clients/schema.ts';
import { traceOf } from '../callable.ts';
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

/** True while a gallery has had fewer visits than are told apart. */
async function hasRoom(galleryId: string): Promise<boolean> {
  const openings = firestore()
    .collection(collections.clientDeliveries)
    .where('galleryId', '==', galleryId)
    .where('kind', '==', 'opened')
    .limit(VISITS_MAX);
  return (await openings.count().get()).data().count < VISITS_MAX;
}

/** Begins a visit to a gallery, and notes that it was opened. */
export async function beginVisit(galleryId: string): Promise<string> {
  const visit = (await hasRoom(galleryId)) ? newVisit() : FURTHER_VISITS;
  await noteDelivery({ galleryId, visit, kind: 'opened' });
  return visit;
}
