import { expect, type APIRequestContext } from '@playwright/test';
import { LOCAL_HOST, LOCAL_PROJECT_ID } from '#src/config/local.ts';
import { DEMO_PASSWORD } from '../../../tools/seed/accounts.ts';
import { ports } from '../ports.ts';

const authOrigin = `http://${LOCAL_HOST}:${ports.auth}`;
const toolkit = `${authOrigin}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT_ID}`;
const asOwner = { Authorization: 'Bearer owner' };

export interface Customer {
  uid: string;
  email: string;
}

/** An address that no other test uses. */
export function uniqueEmail(): string {
  return `${crypto.randomUUID().slice(0, 13)}@kunde.example`;
}

/** Makes an account that can sign in with the demo password; the answer is its uid. */
export async function createAccount(
  request: APIRequestContext,
  { email, emailVerified = true }: { email: string; emailVerified?: boolean },
): Promise<string> {
  const data = { email, emailVerified, password: DEMO_PASSWORD };
  const answer = await request.post(`${toolkit}/accounts`, { headers: asOwner, data });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { localId: string }).localId;
}

/** A customer of this test alone, who can sign in with the demo password. */
export async function newCustomer(request: APIRequestContext): Promise<Customer> {
  const email = uniqueEmail();
  return { email, uid: await createAccount(request, { email }) };
}

/** Blocks an account, as an administrator of the project does. */
export async function changeAccount(
  request: APIRequestContext,
  localId: string,
  change: { disableUser?: boolean; validSince?: string },
): Promise<void> {
  const data = { localId, ...change };
  const answer = await request.post(`${toolkit}/accounts:update`, { headers: asOwner, data });
  expect(answer.ok()).toBe(true);
}

interface AuthMail {
  to: string;
  kind: string;
  link: string;
}

/** The links in the mails of Auth to an address, the newest first. */
export async function mailedLinks(
  request: APIRequestContext,
  to: string,
  kind: string,
): Promise<string[]> {
  const answer = await request.get(`http://${LOCAL_HOST}:${ports.providers}/mails.json`);
  const { auth } = (await answer.json()) as { auth: AuthMail[] };
  return auth.filter((mail) => mail.to === to && mail.kind === kind).map(({ link }) => link);
}

/** The newest of them, once it has been sent. */
export async function newestLink(
  request: APIRequestContext,
  to: string,
  kind: string,
): Promise<string> {
  await expect.poll(() => mailedLinks(request, to, kind)).not.toEqual([]);
  const [link] = await mailedLinks(request, to, kind);
  // The mail names the site of the local Firebase; the journey may run on another one.
  const { pathname, search } = new URL(link ?? '');
  return `${pathname}${search}`;
}
