import { vi } from 'vitest';
import * as z from 'zod/mini';
import { LOCAL_HOST, LOCAL_PROJECT_ID, localPorts } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';

function emulatorHost(name: string): string {
  const host = process.env[name];
  if (!host) throw new Error(`${name} is not set: run \`npm run test:rules\``);
  return host;
}

export function portOffset(): number {
  return Number(emulatorHost('FIRESTORE_EMULATOR_HOST').split(':')[1]) - localPorts().firestore;
}

/** Returns the address of a server function without the site in front of it. */
export function functionUrl(name: string): string {
  const { functions } = localPorts(portOffset());
  return `http://${LOCAL_HOST}:${functions}/${LOCAL_PROJECT_ID}/${site.region}/${name}`;
}

/** Points the site's own data layer at the emulators of this run; call it before importing a repo. */
export function connectSite(offset = portOffset()): void {
  vi.stubEnv('VITE_BACKEND', 'local');
  vi.stubEnv('VITE_LOCAL_PORT_OFFSET', String(offset));
}

const created = z.object({ localId: z.string() });

async function askAuth(action: string, body: object): Promise<unknown> {
  const service = 'identitytoolkit.googleapis.com/v1';
  const url = `http://${emulatorHost('FIREBASE_AUTH_EMULATOR_HOST')}/${service}/projects/${LOCAL_PROJECT_ID}/accounts${action}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

export interface TestAccount {
  email: string;
  password: string;
  emailVerified?: boolean;
  claims?: Record<string, unknown>;
}

/** Makes an account that can sign in; the answer is its uid. */
export async function createAccount(account: TestAccount): Promise<string> {
  const { email, password, emailVerified = true, claims } = account;
  const { localId } = created.parse(await askAuth('', { email, password, emailVerified }));
  if (claims) await askAuth(':update', { localId, customAttributes: JSON.stringify(claims) });
  return localId;
}
