import type { Transaction } from 'firebase-admin/firestore';
import { galleryState } from '../../../src/model/clients/access.ts';
import {
  clientDocuments,
  clientGallerySchema,
  type ClientGallery,
} from '../../../src/model/clients/schema.ts';
import { decode } from '../decode.ts';
import { firestore } from '../firebaseAdmin.ts';
import { Refusal } from '../refusal.ts';
import { visitOf } from './access.ts';

export interface Opened {
  gallery: ClientGallery;
  visit: string;
}

/** Reads a gallery that is open to the caller. In the transaction, so that closing it ends what is under way. */
export async function openedGallery(
  transaction: Transaction,
  { gallery: galleryId, access }: { gallery: string; access: string },
  now: Date,
): Promise<Opened> {
  const place = firestore().doc(clientDocuments.gallery.build({ galleryId }));
  const gallery = decode(clientGallerySchema, await transaction.get(place));
  const isOpen = gallery !== undefined && galleryState(gallery, now) === 'open';
  const visit = isOpen ? visitOf(access, { galleryId, secrets: gallery, now }) : undefined;
  if (gallery && visit !== undefined) return { gallery, visit };
  throw new Refusal(403, 'permission-denied');
}
