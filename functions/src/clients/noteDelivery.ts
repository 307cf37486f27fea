import * as logger from 'firebase-functions/logger';
import { deliveryId, type Delivery } from '../../../src/model/clients/deliveries.ts';
import { clientDocuments } from '../../../src/model/clients/schema.ts';
import { traceOf } from '../callable.ts';
import { firestore } from '../firebaseAdmin.ts';

/**
 * Notes that a gallery was opened, or a picture downloaded. A client gets the pictures also when that
 * cannot be noted.
 */
export async function noteDelivery({
  pictureId = '',
  ...seen
}: Pick<Delivery, 'galleryId' | 'visit' | 'kind'> & { pictureId?: string }): Promise<void> {
  const delivery = { ...seen, pictureId };
  const place = clientDocuments.delivery.build({ deliveryId: deliveryId(delivery) });
  try {
    await firestore()
      .doc(place)
      .set({ ...delivery, at: new Date() });
  } catch (thrown) {
    logger.error('noteDelivery failed', traceOf(thrown));
  }
}
