import { MINUTE_MS, SECOND_MS } from '../base/units.ts';
import type { Asked } from './choices.ts';
import type { GalleryAccess, PinTries } from './schema.ts';

/** A link as it is sent to a client. Both parts stand behind the #, which no server is told. */
export interface ClientLink {
  galleryId: string;
  key: string;
  /** Only in the link with which somebody goes on choosing on another device of theirs. */
  chooserKey?: string | undefined;
  /** The mark of an invitation, by which an opening is known to be of its address. It opens nothing. */
  invited?: string | undefined;
}

const LINK = /^#?([A-Za-z0-9]{1,40})-([A-Za-z0-9]{32})(?:-([A-Za-z0-9]{32}))?(?:-([0-9a-f]{20}))?$/;

/** The length of the part that cannot be guessed: 190 bits. */
export const LINK_KEY_LENGTH = 32;

export function linkFragment({ galleryId, key, chooserKey, invited }: ClientLink): string {
  const parts = [galleryId, key, chooserKey, invited].filter((part) => part !== undefined);
  return `#${parts.join('-')}`;
}

/** Parses the end of an address; undefined when it is not whole. */
export function parseLinkFragment(fragment: string): ClientLink | undefined {
  const [, galleryId, key, chooserKey, invited] = LINK.exec(fragment) ?? [];
  if (galleryId === undefined || key === undefined) return undefined;
  const extra = { ...(chooserKey !== undefined && { chooserKey }), ...(invited && { invited }) };
  return { galleryId, key, ...extra };
}

export const PIN_SHAPE = /^[0-9]{4,8}$/;

/** A guess costs as much time as a person does not notice. */
const PIN_ROUNDS = 200_000;

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of a PIN, in hexadecimal digits. */
export async function hashPin(pin: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const settings = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: encoder.encode(salt),
    iterations: PIN_ROUNDS,
  };
  return hexOf(await crypto.subtle.deriveBits(settings, key, 256));
}

export function hasPin({ pinHash }: Pick<GalleryAccess, 'pinHash'>): boolean {
  return pinHash !== '';
}

/** After so many wrong ones a visitor stays locked out until the photographer lets go of it. Others are not. */
const VISITOR_TRIES_MAX = 10;

/** After so many of all visitors nobody may try any more: a program can pretend to be many. */
const GALLERY_TRIES_MAX = 50;

/** Mistakes that cost no time. */
const FREE_TRIES = 3;

const LONGEST_WAIT_MS = MINUTE_MS;

/** The time that must have passed since the last of these tries. */
function pauseAfter(count: number): number {
  if (count < FREE_TRIES) return 0;
  return Math.min(SECOND_MS * 2 ** (count - FREE_TRIES + 1), LONGEST_WAIT_MS);
}

type PinLock = 'none' | 'some' | 'all';

/** Decides which visitors are locked out by wrong PINs. */
export function pinLock(tries: PinTries | undefined, pinSalt: string): PinLock {
  if (tries?.pinSalt !== pinSalt) return 'none';
  const counts = Object.values(tries.visitors).map(({ count }) => count);
  if (counts.reduce((sum, count) => sum + count, 0) >= GALLERY_TRIES_MAX) return 'all';
  return counts.some((count) => count >= VISITOR_TRIES_MAX) ? 'some' : 'none';
}

interface Guess {
  /** The PIN that there is now. */
  pinSalt: string;
  visitor: string;
  now: Date;
}

type PinGate = { kind: 'try' } | { kind: 'wait'; seconds: number } | { kind: 'locked' };

/** Decides if a visitor may try a PIN now. */
export function pinGate(tries: PinTries | undefined, { pinSalt, visitor, now }: Guess): PinGate {
  if (tries?.pinSalt !== pinSalt) return { kind: 'try' };
  if (pinLock(tries, pinSalt) === 'all') return { kind: 'locked' };
  const own = tries.visitors[visitor];
  if (!own) return { kind: 'try' };
  if (own.count >= VISITOR_TRIES_MAX) return { kind: 'locked' };
  const rest = own.lastAt.getTime() + pauseAfter(own.count) - now.getTime();
  return rest > 0 ? { kind: 'wait', seconds: Math.ceil(rest / SECOND_MS) } : { kind: 'try' };
}

/** Those whose gallery it is, and those who were given the link for guests. */
export const clientRoles = ['client', 'guest'] as const;

export type ClientRole = (typeof clientRoles)[number];

/** A gallery as a role meets it: the photographer asks guests for no choice. */
export function asMetBy<Gallery extends Asked>(gallery: Gallery, role: ClientRole): Gallery {
  return role === 'guest' ? { ...gallery, askedName: '', askedCount: 0 } : gallery;
}

/** True when all with the link of the client have one list together. */
export function choosesTogether(
  { guestKey }: Pick<GalleryAccess, 'guestKey'>,
  role: ClientRole,
): boolean {
  return role === 'client' && guestKey !== '';
}

type Secrets = Pick<GalleryAccess, 'linkKey' | 'pinSalt' | 'pinHash' | 'revision'>;

/** The key that signs access: another link, PIN or revision ends every access that was given before. */
export const accessKey = ({ linkKey, pinSalt, pinHash, revision }: Secrets): string =>
  JSON.stringify([linkKey, pinSalt, pinHash, revision]);

/** The text of access, which its signature stands behind. */
export const signedAccess = (galleryId: string, expiresAt: string, visit: string): string =>
  JSON.stringify([galleryId, expiresAt, visit]);

/** The visit of a photographer who looks at a gallery as its client does. It is noted nowhere. */
export const PREVIEW_VISIT = 'f'.repeat(20);

/** Access for a photographer, who reads everything that signs it. */
export async function previewAccess(gallery: Secrets & { id: string }, now: Date): Promise<string> {
  const expiresAt = String(now.getTime() + ACCESS_MS);
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = encoder.encode(accessKey(gallery));
  const signer = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  const text = encoder.encode(signedAccess(gallery.id, expiresAt, PREVIEW_VISIT));
  const signature = hexOf(await crypto.subtle.sign('HMAC', signer, text));
  return [expiresAt, PREVIEW_VISIT, signature].join('.');
}

/** The state of a gallery, by its own settings. */
type GalleryState = 'open' | 'closed' | 'expired';

export function galleryState(
  { isOpen, expiresAt }: Pick<GalleryAccess, 'isOpen' | 'expiresAt'>,
  now: Date,
): GalleryState {
  if (!isOpen) return 'closed';
  return expiresAt.getTime() > now.getTime() ? 'open' : 'expired';
}

/** The time for which a client reads pictures without asking again. */
export const ACCESS_MS = 60 * MINUTE_MS;

/** An open page asks again long before its access ends. */
export const ACCESS_RENEWED_MS = 20 * MINUTE_MS;
