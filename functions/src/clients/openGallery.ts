import { publishedWidths } from '../../../src/model/files/widths.ts';
import {
  asMetBy,
  galleryState,
  hashPin,
  hasPin,
  pinGate,
  type ClientRole,
} from '../../../src/model/clients/access.ts';
import { pictureName, shownToClient } from '../../../src/model/clients/pictures.ts';
import {
  clientContracts,
  type OpenedGallery,
  type Opening,
} from '../../../src/model/clients/contracts.ts';
import {
  clientDocuments,
  clientGallerySchema,
  pinTriesSchema,
  type ClientGallery,
  type PinTries,
} from '../../../src/model/clients/schema.ts';
import type { ContractInput, ContractOutput } from '../../../src/model/system/contracts.ts';
import { ok, serve, type Answer, type Call } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { clientLimits } from '../rateLimits.ts';
import {
  accessCookie,
  isSameSecret,
  newAccess,
  roleOfKey,
  visitOf,
  visitorMark,
} from './access.ts';
import { beginVisit } from './deliveries.ts';
import { rateSubjectOf } from './openedGallery.ts';

type Contract = typeof clientContracts.openClientGallery;
type Input = ContractInput<Contract>;
type Output = ContractOutput<Contract>;

/** An answer that gives no access. */
interface Closed {
  opening: Exclude<Opening, 'open'>;
  waitSeconds?: number;
}

/** A visitor at the door of a gallery. */
interface Guest {
  gallery: ClientGallery;
  visitor: string;
  /** The visit that goes on, where the page has valid access already. */
  visit: string | undefined;
  now: Date;
}

/** Changes the counts of wrong PINs one caller after the other. `decide` returns undefined to leave them. */
function changeTries<Result>(
  { id }: ClientGallery,
  decide: (before: PinTries | undefined) => { after?: PinTries; result: Result },
): Promise<Result> {
  const db = firestore();
  const triesRef = db.doc(clientDocuments.tries.build({ galleryId: id }));
  return db.runTransaction(async (transaction) => {
    const { after, result } = decide(
      decodeSnapshot(pinTriesSchema, await transaction.get(triesRef)),
    );
    if (after) transaction.set(triesRef, after);
    return result;
  });
}

/**
 * Counts a try before its PIN is looked at, so that guesses that arrive together are counted one by one.
 * Returns the reason why none may be made now.
 */
function countTry({ gallery, visitor, now }: Guest): Promise<Closed | undefined> {
  const { pinSalt } = gallery;
  return changeTries<Closed | undefined>(gallery, (before) => {
    const gate = pinGate(before, { pinSalt, visitor, now });
    if (gate.kind === 'wait') return { result: { opening: 'pinWait', waitSeconds: gate.seconds } };
    if (gate.kind === 'locked') return { result: { opening: 'pinLocked' } };
    const others = before?.pinSalt === pinSalt ? before.visitors : {};
    const own = { count: (others[visitor]?.count ?? 0) + 1, lastAt: now };
    return { after: { pinSalt, visitors: { ...others, [visitor]: own } }, result: undefined };
  });
}

/** Forgets the wrong ones of a visitor, and of nobody else. */
function forgetTries({ gallery, visitor }: Guest): Promise<void> {
  return changeTries(gallery, (before) => {
    if (before?.pinSalt !== gallery.pinSalt) return { result: undefined };
    const { [visitor]: _, ...visitors } = before.visitors;
    return { after: { ...before, visitors }, result: undefined };
  });
}

/** The code of Firestore for a transaction that others were in the way of. */
const ABORTED = 10;

const BUSY_SECONDS = 5;

/**
 * Answers a try whose count was aborted, because very many guess at once, with a request to wait. Such a
 * try is not compared with the PIN.
 */
function askToWait(thrown: unknown): Closed {
  if (thrown instanceof Error && 'code' in thrown && thrown.code === ABORTED) {
    return { opening: 'pinWait', waitSeconds: BUSY_SECONDS };
  }
  throw thrown;
}

/** Checks a PIN. */
async function tryPin(guest: Guest, pin: string): Promise<Closed | undefined> {
  const { pinSalt, pinHash } = guest.gallery;
  const refused = await countTry(guest).catch(askToWait);
  if (refused) return refused;
  if (!isSameSecret(await hashPin(pin, pinSalt), pinHash)) return { opening: 'pinWrong' };
  await forgetTries(guest);
  return undefined;
}

/** The reason why a gallery stays closed to this caller; undefined when it opens. */
async function closedTo(guest: Guest, { pin }: Input) {
  const { gallery, visit, now } = guest;
  const state = galleryState(gallery, now);
  if (state !== 'open') return { opening: state };
  if (!hasPin(gallery)) return undefined;
  if (visit !== undefined) return undefined;
  if (pin === undefined) return { opening: 'pinNeeded' as const };
  return tryPin(guest, pin);
}

function publicGallery(gallery: ClientGallery): OpenedGallery {
  const { id, title, message, coverId, downloads, expiresAt } = gallery;
  const { askedName, askedCount, picturePrice, sharesChoices, showsShop } = gallery;
  const pictures = shownToClient(gallery).map((picture) => ({
    ...picture,
    title: pictureName(picture),
    widths: publishedWidths(picture.width),
  }));
  const choosing = { askedName, askedCount, picturePrice, sharesChoices, showsShop };
  return { id, title, message, coverId, downloads, ...choosing, expiresAt, pictures };
}

interface Found {
  gallery: ClientGallery;
  role: ClientRole;
}

async function find({ gallery, key }: Input): Promise<Found | undefined> {
  const path = clientDocuments.gallery.build({ galleryId: gallery });
  const found = decodeSnapshot(clientGallerySchema, await firestore().doc(path).get());
  const role = found && roleOfKey(key, found);
  return role && { gallery: found, role };
}

/**
 * Opens a gallery to somebody who has its link and its PIN. Without the link nothing is told, not even
 * that there is such a gallery.
 */
export async function openGallery({
  input,
  requester,
}: Call<Input, unknown>): Promise<Answer<Output>> {
  const now = new Date();
  const found = await find(input);
  if (!found) return ok({ success: true, opening: 'unknown' });
  const { gallery, role } = found;
  const opened = { galleryId: gallery.id, secrets: gallery, now };
  const before = input.access === undefined ? undefined : visitOf(input.access, opened);
  const known = before?.role === role ? before.visit : undefined;
  const guest = { gallery, visitor: visitorMark(gallery, requester), visit: known, now };
  const closed = await closedTo(guest, input);
  if (closed) return ok({ success: true, ...closed });
  const visit = known ?? (await beginVisit(gallery.id, input.invited));
  const access = newAccess({ visit, role }, opened);
  const shown = publicGallery(asMetBy(gallery, role));
  return {
    ...ok({ success: true, opening: 'open' as const, access, gallery: shown }),
    headers: {
      'set-cookie': accessCookie(gallery.id, access),
      // Hosting takes the cookie out of any answer that is not private.
      'cache-control': 'private, no-store',
    },
  };
}

export const openClientGallery = serve({
  contract: clientContracts.openClientGallery,
  limit: clientLimits.openClientGallery,
  options: { timeoutSeconds: 30 },
  identify: rateSubjectOf,
  handle: openGallery,
});
