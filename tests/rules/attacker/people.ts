import { LOCAL_PROJECT_ID } from '#src/config/local.ts';
import { freshId } from '../support/firestore.ts';

/*
 * An attacker has the web configuration, which is public, an account of their own, and the plain
 * interfaces of the services. Nothing here is the site's own code, and every token comes from Auth.
 */

export type Attacker =
  | 'guest'
  | 'unverified'
  | 'customer'
  | 'otherCustomer'
  | 'adminByClaim'
  | 'adminByProfile'
  | 'owner';

export const attackers: readonly Attacker[] = [
  'guest',
  'unverified',
  'customer',
  'otherCustomer',
  'adminByClaim',
  'adminByProfile',
  'owner',
];
export const administrators: readonly Attacker[] = ['adminByClaim', 'adminByProfile', 'owner'];

export interface Person {
  uid: string;
  email: string;
  token: string | undefined;
}

const PASSWORD = 'Angreb-1234!';
const OWNER = 'assistent@jerslevfoto.example';

export function hostOf(name: string): string {
  const host = process.env[name];
  if (!host) throw new Error(`${name} is not set: run \`npm run test:rules\``);
  return `http://${host}`;
}

/** Asks Auth as anybody can who has read the site's configuration. */
export async function askAuth(action: string, body: object): Promise<Record<string, unknown>> {
  const service = `${hostOf('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`;
  const answer = await fetch(`${service}/accounts:${action}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** Changes an account as only the project's owner can, to prepare the roles. */
async function prepare(action: string, body: object): Promise<Record<string, unknown>> {
  const service = `${hostOf('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`;
  const answer = await fetch(`${service}/projects/${LOCAL_PROJECT_ID}/accounts${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

export async function signIn(email: string): Promise<Person> {
  const session = await askAuth('signInWithPassword', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  return { uid: String(session['localId']), email, token: String(session['idToken']) };
}

async function register(name: string, changes: object): Promise<Person> {
  const email = `${freshId(name).toLowerCase()}@angreb.example`;
  const { localId } = await askAuth('signUp', { email, password: PASSWORD });
  await prepare(':update', { localId, ...changes });
  return signIn(email);
}

/** The owner's account, whoever has made it before. A new password would end the sessions of files that run beside this one. */
async function owner(): Promise<Person> {
  const credentials = { email: OWNER, password: PASSWORD };
  await askAuth('signUp', credentials);
  const { users } = (await prepare(':lookup', { email: [OWNER] })) as {
    users: { localId: string }[];
  };
  const localId = users[0]?.localId;
  const isOurs = 'idToken' in (await askAuth('signInWithPassword', credentials));
  await prepare(':update', {
    localId,
    emailVerified: true,
    ...(!isOurs && { password: PASSWORD }),
  });
  return signIn(OWNER);
}

const verified = { emailVerified: true };

/** Everybody, signed in. The profile of `adminByProfile` is for the caller to write. */
export async function everybodySignsIn(): Promise<Record<Attacker, Person>> {
  const claims = JSON.stringify({ admin: true });
  return {
    guest: { uid: 'guest', email: '', token: undefined },
    unverified: await register('unverified', {}),
    customer: await register('customer', verified),
    otherCustomer: await register('other', verified),
    adminByClaim: await register('claim', { ...verified, customAttributes: claims }),
    adminByProfile: await register('profile', verified),
    owner: await owner(),
  };
}

/** Returns true when the service has done the request, false when it has refused it; throws otherwise. */
export async function attempt(
  url: string,
  { token, scheme = 'Bearer' }: { token: string | undefined; scheme?: string },
  request: RequestInit = {},
): Promise<boolean> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== undefined) headers.set('authorization', `${scheme} ${token}`);
  new Headers(request.headers).forEach((value, name) => {
    headers.set(name, value);
  });
  const answer = await fetch(url, { ...request, headers });
  await answer.arrayBuffer();
  if (answer.ok) return true;
  if ([401, 403, 404, 412].includes(answer.status)) return false;
  throw new Error(`${request.method ?? 'GET'} ${url} was answered with ${answer.status}`);
}
