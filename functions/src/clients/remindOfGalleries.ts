import { FieldPath, type DocumentReference } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { collections, documents } from '../../../src/model/base/paths.ts';
import {
  galleryReminder,
  reminded,
  remindedFields,
  reminderId,
} from '../../../src/model/clients/galleryReminders.ts';
import { clientGallerySchema } from '../../../src/model/clients/schema.ts';
import { queuedMail } from '../../../src/model/mails/outbox.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { isSeen } from './deliveries.ts';

/** Queues the reminder together with the note of it, so that nobody gets it twice or misses it. */
async function remind(place: DocumentReference, now: Date): Promise<void> {
  const hasBeenSeen = await isSeen(place.id);
  await firestore().runTransaction(async (transaction) => {
    const [stored] = await transaction.getAll(place, {
      fieldMask: remindedFields.map((field) => new FieldPath(field)),
    });
    const gallery = stored && decodeSnapshot(clientGallerySchema, stored);
    const kind = gallery && galleryReminder(gallery, { isSeen: hasBeenSeen, now });
    if (!kind) return;
    const mailId = reminderId(kind, gallery);
    const ref = firestore().doc(documents.orderMail.build({ mailId }));
    const { exists } = await transaction.get(ref);
    if (!exists) transaction.create(ref, queuedMail({ orderId: place.id, kind, userId: '' }, now));
    transaction.update(place, reminded(kind, gallery, now));
  });
}

/** Reminds clients of galleries that nobody has looked at, and of those that end. */
export async function remindOfGalleries(now: Date): Promise<void> {
  const open = await firestore()
    .collection(collections.clientGalleries)
    .where('isOpen', '==', true)
    .select(...remindedFields)
    .get();
  for (const snapshot of open.docs) {
    try {
      const gallery = decodeSnapshot(clientGallerySchema, snapshot);
      if (gallery && galleryReminder(gallery, { isSeen: false, now })) {
        await remind(snapshot.ref, now);
      }
    } catch (thrown) {
      // A gallery that cannot be read must not stand in the way of the others.
      logger.error('A gallery could not be reminded of', { id: snapshot.id, ...traceOf(thrown) });
    }
  }
}
