import { applicationDefault } from 'firebase-admin/app';
import { identityToolkitUrl, isEmulated } from './env.ts';

const SERVICE_TIMEOUT_MS = 10_000;

async function accessToken(): Promise<string> {
  // The emulator accepts this word as an administrator's token.
  if (isEmulated) return 'owner';
  return (await applicationDefault().getAccessToken()).access_token;
}

/** Asks Firebase Auth for what the Admin SDK does not offer, as the functions' own account. */
export async function askIdentityToolkit(path: string, body: object): Promise<Response> {
  return fetch(`${identityToolkitUrl}/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await accessToken()}`,
      'content-type': 'application/json',
      'x-firebase-locale': 'da',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
  });
}
