import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  ACCESS_MS,
  accessKey,
  signedAccess,
  type ClientRole,
} from '../../../src/model/clients/access.ts';
import { CLIENT_FILE_PATH } from '../../../src/model/clients/files.ts';
import type { GalleryAccess } from '../../../src/model/clients/schema.ts';
import { isEmulated } from '../env.ts';
import type { Requester } from '../guards/request.ts';

/** The only cookie that Hosting passes on to functions. */
const COOKIE = '__session';

type Secrets = Pick<GalleryAccess, 'linkKey' | 'guestKey' | 'pinSalt' | 'pinHash' | 'revision'>;

/** True for equal texts, in a time that tells nothing about them. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The role that a link gives; undefined for a link that opens nothing. */
export function roleOfKey(
  key: string,
  { linkKey, guestKey }: Pick<Secrets, 'linkKey' | 'guestKey'>,
): ClientRole | undefined {
  if (isSameSecret(key, linkKey)) return 'client';
  return guestKey !== '' && isSameSecret(key, guestKey) ? 'guest' : undefined;
}

/** Each link signs by its own key what was opened by it. */
function signature(secrets: Secrets, role: ClientRole, signed: string): string {
  const linkKey = role === 'guest' ? secrets.guestKey : secrets.linkKey;
  return createHmac('sha256', accessKey({ ...secrets, linkKey }))
    .update(signed)
    .digest('hex');
}

/** A visitor's mark, by which wrong PINs are counted. It cannot be read back, nor compared with that of another gallery. */
export function visitorMark(
  { linkKey, pinSalt }: Pick<Secrets, 'linkKey' | 'pinSalt'>,
  { claimedAddress, userAgent }: Requester,
): string {
  return createHmac('sha256', JSON.stringify([linkKey, pinSalt]))
    .update(JSON.stringify([claimedAddress, userAgent]))
    .digest('hex');
}

/** One opening of a gallery's page, for as long as that page renews its access. */
export const newVisit = (): string => randomBytes(10).toString('hex');

interface Opening {
  galleryId: string;
  secrets: Secrets;
  now: Date;
}

/** One opening of a gallery, with the role that its link gives. */
export interface Visit {
  visit: string;
  role: ClientRole;
}

/** The proof that somebody has opened a gallery, for a short time. */
export function newAccess({ visit, role }: Visit, { galleryId, secrets, now }: Opening): string {
  const expiresAt = String(now.getTime() + ACCESS_MS);
  const signed = signedAccess(galleryId, expiresAt, visit);
  return [expiresAt, visit, signature(secrets, role, signed)].join('.');
}

const ACCESS = /^(\d{13})\.([0-9a-f]{20})\.([0-9a-f]{64})$/;

/** The visit of valid access; undefined for access that has ended, or is made up. */
export function visitOf(access: string, { galleryId, secrets, now }: Opening): Visit | undefined {
  const [, expiresAt = '', visit = '', given = ''] = ACCESS.exec(access) ?? [];
  if (expiresAt === '' || Number(expiresAt) <= now.getTime()) return undefined;
  const signed = signedAccess(galleryId, expiresAt, visit);
  const roles: ClientRole[] = secrets.guestKey === '' ? ['client'] : ['client', 'guest'];
  const role = roles.find((each) => isSameSecret(given, signature(secrets, each, signed)));
  return role && { visit, role };
}

/**
 * The cookie with which a browser asks for the files of one gallery, and for nothing else. No script reads
 * it, no other site has it sent along, and it is gone with its time.
 */
export function accessCookie(galleryId: string, access: string): string {
  return [
    `${COOKIE}=${access}`,
    `Path=${CLIENT_FILE_PATH}/${galleryId}`,
    `Max-Age=${ACCESS_MS / 1000}`,
    'HttpOnly',
    'SameSite=Strict',
    // The local site has no certificate.
    ...(isEmulated ? [] : ['Secure']),
  ].join('; ');
}

/** The access in the cookies of a request; empty without one. */
export function accessOf(cookies: string | undefined): string {
  const pairs = (cookies ?? '').split(/; ?/);
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
}
