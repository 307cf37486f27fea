import { totpCode, totpStep } from 'local-firebase/auth/totp';
import { expect } from 'vitest';
import { auth } from '../../../functions/src/firebaseAdmin.ts';
import { authUrl } from './local.ts';
import { signIn, type Person } from './people.ts';

/** Asks Auth as the web SDK does. */
async function ask(action: string, body: object): Promise<Record<string, unknown>> {
  const url = authUrl(`accounts${action}?key=local`).replace('/v1/', '/v2/');
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** Gives somebody an app that asks for a code at each sign-in from now on. */
export async function enroll({ email }: Person): Promise<void> {
  const idToken = await signIn(email);
  const started = await ask('/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey, sessionInfo } = started['totpSessionInfo'] as Record<string, string>;
  const verificationCode = totpCode(sharedSecretKey ?? '', totpStep(new Date()));
  const totpVerificationInfo = { sessionInfo, verificationCode };
  await ask('/mfaEnrollment:finalize', { idToken, displayName: 'App', totpVerificationInfo });
  expect(await factorsOf(email)).toBe(1);
}

/** The number of apps that somebody is asked for. */
export async function factorsOf(email: string): Promise<number> {
  return (await auth().getUserByEmail(email)).multiFactor?.enrolledFactors.length ?? 0;
}
