import { PICTURE_WIDTHS_PX } from '../../../src/model/catalogue/pictureFiles.ts';
import { publishedWidths } from '../../../src/model/catalogue/watermarkLayout.ts';
import { galleryState, hashPin, hasPin, pinGate } from '../../../src/model/clients/access.ts';
import { inOwnOrder } from '../../../src/model/clients/changes.ts';
import type {
  clientContracts,
  OpenedGallery,
  Opening,
} from '../../../src/model/clients/contracts.ts';
import {
  clientDocuments,
  clientGallerySchema,
  pinTriesSchema,
  type ClientGallery,
} from '../../../src/model/clients/schema.ts';
import type { ContractInput, ContractOutput } from '../../../src/model/system/contracts.ts';
import { ok, type Answer, type Call } from '../callable.ts';
import { decode } from '../decode.ts';
import { firestore } from '../firebaseAdmin.ts';
import { accessCookie, isSameSecret, isValidAccess, newAccess } from './access.ts';

type Contract = typeof clientContracts.openClientGallery;
type Input = ContractInput<Contract>;
type Output = ContractOutput<Contract>;

/** An answer that gives no access. */
interface Closed {
  opening: Exclude<Opening, 'open'>;
  waitSeconds?: number;
}

/**
 * Counts a try before its PIN is looked at, so that guesses that arrive together are counted one by one.
 * Returns the reason why none may be made now.
 */
function countTry({ id, pinSalt }: ClientGallery, now: Date): Promise<Closed | undefined> {
  const db = firestore();
  const place = db.doc(clientDocuments.tries.build({ galleryId: id }));
  return db.runTransaction(async (transaction) => {
    const before = decode(pinTriesSchema, await transaction.get(place));
    const gate = pinGate(before, pinSalt, now);
    if (gate.kind === 'wait') return { opening: 'pinWait', waitSeconds: gate.seconds };
    if (gate.kind === 'locked') return { opening: 'pinLocked' };
    const count = before?.pinSalt === pinSalt ? before.count + 1 : 1;
    transaction.set(place, { pinSalt, count, lastAt: now });
    return undefined;
  });
}

/** Checks a PIN. The right one forgets the wrong ones before it. */
async function tryPin(gallery: ClientGallery, pin: string, now: Date): Promise<Closed | undefined> {
  const refused = await countTry(gallery, now);
  if (refused) return refused;
  if (!isSameSecret(await hashPin(pin, gallery.pinSalt), gallery.pinHash)) {
    return { opening: 'pinWrong' };
  }
  await firestore()
    .doc(clientDocuments.tries.build({ galleryId: gallery.id }))
    .delete();
  return undefined;
}

/** The reason why a gallery stays closed to this caller; undefined when it opens. */
async function closedTo(gallery: ClientGallery, input: Input, now: Date) {
  const state = galleryState(gallery, now);
  if (state !== 'open') return { opening: state };
  if (!hasPin(gallery)) return undefined;
  const proof = { galleryId: gallery.id, secrets: gallery, now };
  if (input.access !== undefined && isValidAccess(input.access, proof)) return undefined;
  if (input.pin === undefined) return { opening: 'pinNeeded' as const };
  return tryPin(gallery, input.pin, now);
}

function told(gallery: ClientGallery): OpenedGallery {
  const { id, title, message, coverId, downloads, expiresAt, images } = gallery;
  const pictures = inOwnOrder(images).map((picture) => ({
    ...picture,
    widths: publishedWidths(picture.width, PICTURE_WIDTHS_PX),
  }));
  return { id, title, message, coverId, downloads, expiresAt, pictures };
}

async function find({ gallery, key }: Input): Promise<ClientGallery | undefined> {
  const place = clientDocuments.gallery.build({ galleryId: gallery });
  const found = decode(clientGallerySchema, await firestore().doc(place).get());
  return found && isSameSecret(key, found.linkKey) ? found : undefined;
}

/**
 * Opens a gallery to somebody who has its link and its PIN. Without the link nothing is told, not even
 * that there is such a gallery.
 */
export async function openGallery({ input }: Call<Input, unknown>): Promise<Answer<Output>> {
  const now = new Date();
  const gallery = await find(input);
  if (!gallery) return ok({ success: true, opening: 'unknown' });
  const closed = await closedTo(gallery, input, now);
  if (closed) return ok({ success: true, ...closed });
  const access = newAccess(gallery.id, gallery, now);
  return {
    ...ok({ success: true, opening: 'open' as const, access, gallery: told(gallery) }),
    headers: {
      'set-cookie': accessCookie(gallery.id, access),
      // Hosting takes the cookie out of any answer that is not private.
      'cache-control': 'private, no-store',
    },
  };
}
