import { randomUUID } from 'node:crypto';
import { LOCAL_PROJECT_ID } from '#src/config/local.ts';
import { auth } from '../../../functions/src/firebaseAdmin.ts';
import { authUrl } from './local.ts';

export const PASSWORD = 'Hemmelig-1234!';

export interface Person {
  uid: string;
  email: string;
  token: string;
}

export interface PersonOptions {
  email?: string;
  emailVerified?: boolean;
  claims?: Record<string, unknown>;
}

/** A word that no other test uses. */
export const unique = (): string => randomUUID().replaceAll('-', '').slice(0, 20);

async function askAuth<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(authUrl(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export async function signIn(email: string): Promise<string> {
  const { idToken } = await askAuth<{ idToken: string }>('accounts:signInWithPassword?key=local', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  return idToken;
}

/** A signed-in person whom only this test knows. */
export async function createPerson(options: PersonOptions = {}): Promise<Person> {
  const { email = `${unique()}@kunde.example`, emailVerified = true, claims } = options;
  const uid = `u${unique()}`;
  await auth().createUser({ uid, email, emailVerified, password: PASSWORD, displayName: 'Test' });
  if (claims) await auth().setCustomUserClaims(uid, claims);
  return { uid, email, token: await signIn(email) };
}

/** Moves the moment from which sign-ins of a person count: later means that all are revoked. */
export async function moveValidSince(uid: string, at: Date): Promise<void> {
  const validSince = String(Math.floor(at.getTime() / 1000));
  await askAuth(`projects/${LOCAL_PROJECT_ID}/accounts:update`, { localId: uid, validSince });
}

/** A token as the emulator gives it out, with other contents. */
export function forgedToken(person: Person, changes: Record<string, unknown>): string {
  const [header = '', payload = ''] = person.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url');
  return `${header}.${forged}.`;
}

/** The token of somebody who signed in long ago. */
export async function oldToken(person: Person, minutesAgo: number): Promise<string> {
  const signedInAt = new Date(Date.now() - minutesAgo * 60_000);
  await moveValidSince(person.uid, new Date(signedInAt.getTime() - 60_000));
  return forgedToken(person, { auth_time: Math.floor(signedInAt.getTime() / 1000) });
}
