import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { IDENTIFIER } from '../../../src/model/base/text.ts';
import { asMetBy, galleryState } from '../../../src/model/clients/access.ts';
import {
  accessFields,
  clientDocuments,
  clientGallerySchema,
  galleryAccessSchema,
  type ClientGallery,
  type GalleryAccess,
} from '../../../src/model/clients/schema.ts';
import type { Incoming } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { anonymous, type Subject } from '../guards/identity.ts';
import { parseJson } from '../guards/request.ts';
import { Refusal } from '../refusal.ts';
import { roleOfKey, visitOf, type Visit } from './access.ts';

/** Reads a gallery without its pictures, which weigh half a megabyte. */
export async function readAccess(galleryId: string): Promise<GalleryAccess | undefined> {
  const galleryRef = firestore().doc(clientDocuments.gallery.build({ galleryId }));
  const fieldMask = accessFields.map((field) => new FieldPath(field));
  const [found] = await firestore().getAll(galleryRef, { fieldMask });
  return found && decodeSnapshot(galleryAccessSchema, found);
}

const proofSchema = z.object({
  gallery: z.string().check(z.regex(IDENTIFIER)),
  key: z._default(z.string(), ''),
  access: z._default(z.string(), ''),
});

/**
 * Whoever has the link of a gallery is counted by the gallery, all others by their address: strangers who
 * come through the same network cannot use up the requests of a client.
 */
export async function rateSubjectOf(
  request: Pick<Incoming, 'rawBody' | 'headers' | 'socket'>,
): Promise<Subject> {
  const proof = z.safeParse(proofSchema, parseJson(request.rawBody));
  if (!proof.success) return anonymous(request);
  const { gallery: galleryId, key, access } = proof.data;
  const secrets = await readAccess(galleryId);
  const isVisitor =
    secrets !== undefined &&
    (roleOfKey(key, secrets) !== undefined ||
      visitOf(access, { galleryId, secrets, now: new Date() }) !== undefined);
  return isVisitor ? { subject: `gallery ${galleryId}` } : anonymous(request);
}

export interface OpenVisit extends Visit {
  gallery: ClientGallery;
}

/** Reads a gallery that is open to the caller. In the transaction, so that closing it ends what is under way. */
export async function openedGallery(
  transaction: Transaction,
  { gallery: galleryId, access }: { gallery: string; access: string },
  now: Date,
): Promise<OpenVisit> {
  const galleryRef = firestore().doc(clientDocuments.gallery.build({ galleryId }));
  const gallery = decodeSnapshot(clientGallerySchema, await transaction.get(galleryRef));
  const isOpen = gallery !== undefined && galleryState(gallery, now) === 'open';
  const opened = isOpen ? visitOf(access, { galleryId, secrets: gallery, now }) : undefined;
  if (gallery && opened) return { ...opened, gallery: asMetBy(gallery, opened.role) };
  throw new Refusal(403, 'permission-denied');
}
