import type { Request } from 'firebase-functions/https';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { site } from '../../../src/config/site.ts';
import { isAdmin, type RoleClaims } from '../../../src/model/account/roles.ts';
import { userProfileSchema } from '../../../src/model/account/schema.ts';
import type { OperationErrors } from '../../../src/model/base/errorTexts.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { auth, firestore } from '../firebaseAdmin.ts';
import { Refusal } from '../refusal.ts';
import { requesterOf, networkOf, type Origin } from './request.ts';

/** The key under which a caller's requests are counted. */
export interface Subject {
  subject: string;
}

/** A signed-in user with a verified token. */
export interface Caller extends Subject {
  uid: string;
  email: string;
  signedInAt: Date;
  claims: DecodedIdToken;
  idToken: string;
}

/** Reads the token of the `Authorization` header. */
export function bearerToken(authorization: string | undefined): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal(401, 'unauthenticated');
  return token;
}

/** The code of an Admin SDK error; empty for any other. */
export function adminErrorCode(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

function tokenRefusal(error: unknown): unknown {
  const code = adminErrorCode(error);
  if (code === 'auth/id-token-revoked' || code === 'auth/id-token-expired') {
    return new Refusal(401, 'auth/session-expired', { cause: error });
  }
  if (code === 'auth/user-disabled') return new Refusal(403, 'auth/user-disabled');
  const isFault = !code.startsWith('auth/') || code === 'auth/internal-error';
  return isFault ? error : new Refusal(401, 'unauthenticated', { cause: error });
}

export async function signedIn(request: Pick<Request, 'headers'>): Promise<Caller> {
  const idToken = bearerToken(request.headers.authorization);
  try {
    const claims = await auth().verifyIdToken(idToken, true);
    return {
      subject: claims.uid,
      uid: claims.uid,
      email: claims.email ?? '',
      signedInAt: new Date(claims.auth_time * 1000),
      claims,
      idToken,
    };
  } catch (error) {
    throw tokenRefusal(error);
  }
}

/** An anonymous caller, counted by the network from which the platform was called. */
export function anonymous(request: Origin, isPlatform?: boolean): Promise<Subject> {
  return Promise.resolve({ subject: networkOf(requesterOf(request, isPlatform).address) });
}

async function hasRole(uid: string, claims: RoleClaims): Promise<boolean> {
  const profile = await firestore().doc(documents.user.build({ uid })).get();
  const isFlagged = userProfileSchema.shape.isAdmin.safeParse(profile.get('isAdmin')).data;
  return isAdmin(claims, { isAdmin: isFlagged }, site.ownerEmails);
}

/** True for an administrator by claim, by profile or by a verified owner's address. */
export function isAdministrator({ uid, claims }: Caller): Promise<boolean> {
  return hasRole(uid, claims);
}

/** The same of an account that does not ask; false for one that is gone or blocked. */
export async function isAdministratorToday(uid: string): Promise<boolean> {
  const [user] = (await auth().getUsers([{ uid }])).users;
  if (!user || user.disabled) return false;
  const { customClaims, email, emailVerified } = user;
  return hasRole(uid, { ...customClaims, email, email_verified: emailVerified });
}

/** True while whoever let a program in has the role. Older records do not say who it was. */
export async function isMakerAdministrator({ makerId }: { makerId: string }): Promise<boolean> {
  return makerId === '' || isAdministratorToday(makerId);
}

export async function requireAdministrator(caller: Caller, text: string): Promise<void> {
  if (await isAdministrator(caller)) return;
  throw new Refusal(403, 'permission-denied', { text });
}

/** Refuses sensitive changes unless the caller signed in recently. */
export function requireRecentSignIn(
  { signedInAt }: Pick<Caller, 'signedInAt'>,
  rule: { maxAgeMs: number; now: Date; operation: OperationErrors },
): void {
  if (rule.now.getTime() - signedInAt.getTime() <= rule.maxAgeMs) return;
  throw new Refusal(401, 'auth/requires-recent-login', { operation: rule.operation });
}

/** Whoever has a second factor must have used it: a stolen password alone changes nothing sensitive. */
export async function requireSecondFactor({ uid, claims }: Caller, text: string): Promise<void> {
  if (claims.firebase['sign_in_second_factor'] !== undefined) return;
  const { multiFactor } = await auth().getUser(uid);
  if ((multiFactor?.enrolledFactors.length ?? 0) === 0) return;
  throw new Refusal(401, 'auth/requires-recent-login', { text });
}

/** As the security rules ask of every order. */
export function requireVerified({ claims }: Caller, text: string): void {
  if (claims.email_verified !== true) throw new Refusal(403, 'permission-denied', { text });
}
