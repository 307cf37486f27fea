import { FieldPath, FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { collections } from '../../../src/model/base/paths.ts';
import { routes } from '../../../src/model/base/routes.ts';
import { linkFragment } from '../../../src/model/clients/access.ts';
import {
  galleryReminder,
  reminded,
  type RemindedGallery,
  remindedFields,
  type ReminderKind,
  reminderMail,
} from '../../../src/model/clients/galleryReminders.ts';
import { clientGallerySchema } from '../../../src/model/clients/schema.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { linkOrigin } from '../env.ts';
import { firestore } from '../firebaseAdmin.ts';
import type { Sending } from '../mails/outbox.ts';
import { takeTurn } from '../mails/pace.ts';
import { currentShop } from '../settings/shop.ts';

async function isSeen(galleryId: string): Promise<boolean> {
  const openings = firestore()
    .collection(collections.clientDeliveries)
    .where('galleryId', '==', galleryId)
    .where('kind', '==', 'opened')
    .limit(1);
  return !(await openings.get()).empty;
}

interface Due {
  kind: ReminderKind;
  gallery: RemindedGallery;
}

/** Notes the reminder before it is sent, so that nobody gets it twice. The gallery may just have been closed. */
function claim(place: DocumentReference, hasBeenSeen: boolean, now: Date) {
  return firestore().runTransaction(async (transaction): Promise<Due | undefined> => {
    const [stored] = await transaction.getAll(place, {
      fieldMask: remindedFields.map((field) => new FieldPath(field)),
    });
    const gallery = stored && decodeSnapshot(clientGallerySchema, stored);
    const kind = gallery && galleryReminder(gallery, { isSeen: hasBeenSeen, now });
    if (!kind) return undefined;
    transaction.update(place, reminded(kind, gallery, now));
    return { kind, gallery };
  });
}

/** A reminder that was not sent is due again the next day. */
async function takeBack(place: DocumentReference, { gallery }: Due): Promise<void> {
  const { waitingToldAt, expiryTold } = gallery;
  await place.update({
    waitingToldAt: waitingToldAt ?? FieldValue.delete(),
    expiryTold: expiryTold ?? FieldValue.delete(),
  });
}

async function remind(place: DocumentReference, { send, pace }: Sending, now: Date): Promise<void> {
  const due = await claim(place, await isSeen(place.id), now);
  if (!due) return;
  const { kind, gallery } = due;
  const fragment = linkFragment({ galleryId: place.id, key: gallery.linkKey });
  const link = new URL(`${routes.clientGallery}${fragment}`, linkOrigin).href;
  const { businessName: name, email } = await currentShop();
  const hasTurn = await takeTurn(pace);
  const error = hasTurn
    ? await send(reminderMail(kind, gallery, { name, email, link }), `${place.id}-${now.getTime()}`)
    : 'unreachable';
  if (!error) return;
  logger.warn('A client was not reminded of a gallery', { id: place.id, kind, error });
  await takeBack(place, due);
}

/** Reminds clients of galleries that nobody has looked at, and of those that end. */
export async function remindOfGalleries(sending: Sending, now: Date): Promise<void> {
  const open = await firestore()
    .collection(collections.clientGalleries)
    .where('isOpen', '==', true)
    .select(...remindedFields)
    .get();
  for (const snapshot of open.docs) {
    try {
      const gallery = decodeSnapshot(clientGallerySchema, snapshot);
      if (gallery && galleryReminder(gallery, { isSeen: false, now })) {
        await remind(snapshot.ref, sending, now);
      }
    } catch (thrown) {
      // A gallery that cannot be read must not stand in the way of the others.
      logger.error('A gallery could not be reminded of', { id: snapshot.id, ...traceOf(thrown) });
    }
  }
}
