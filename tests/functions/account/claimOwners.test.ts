import { expect, test, vi } from 'vitest';
import { auth } from '../../../functions/src/firebaseAdmin.ts';
import { claimOwners } from '../../../tools/admin/runCommand.ts';
import { withAccounts } from '../../../tools/admin/accounts.ts';
import { authEmulatorUrl, authUrl, portOffset } from '../support/local.ts';
import { unique } from '../support/people.ts';

const STRANGER = 'Fremmed-1234!';
const OWNER = 'Ejer-1234!';

vi.stubEnv('LOCAL_PORT_OFFSET', String(portOffset));

const claim = (email: string) =>
  withAccounts({ local: true }, (accounts) => claimOwners(accounts, [email]));

/** Asks Auth as anybody can with the public configuration. */
async function ask(action: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(authUrl(`accounts:${action}?key=local`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

const signIn = (email: string, password: string) =>
  ask('signInWithPassword', { email, password, returnSecureToken: true });

async function mailedCodes(email: string): Promise<string[]> {
  const { oobCodes } = (await (await fetch(authEmulatorUrl('oobCodes'))).json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[];
  };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET')
    .map(({ oobCode }) => oobCode);
}

test('a stranger who has signed up first is shut out, and the mail makes the owner', async () => {
  const email = `${unique()}@ejer.example`;
  const { localId: stranger } = await ask('signUp', { email, password: STRANGER });
  const { refreshToken } = await signIn(email, STRANGER);
  await claim(email);

  expect(await signIn(email, STRANGER)).toMatchObject({ status: 400 });
  const owner = await auth().getUserByEmail(email);
  expect(owner.uid).not.toBe(stranger);
  expect(owner.emailVerified).toBe(false);
  const renewed = await fetch(
    authUrl('token?key=local').replace('identitytoolkit', 'securetoken'),
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    },
  );
  expect(renewed.ok).toBe(false);

  const [oobCode] = await mailedCodes(email);
  expect(await ask('resetPassword', { oobCode, newPassword: OWNER })).toMatchObject({
    status: 200,
  });
  expect(await signIn(email, OWNER)).toMatchObject({ status: 200, localId: owner.uid });
  expect((await auth().getUser(owner.uid)).emailVerified).toBe(true);
});

test('an address that is taken cannot be signed up with, nor moved to', async () => {
  const email = `${unique()}@ejer.example`;
  await claim(email);
  expect(await ask('signUp', { email, password: STRANGER })).toMatchObject({ status: 400 });
  const own = `${unique()}@fremmed.example`;
  const { idToken } = await ask('signUp', {
    email: own,
    password: STRANGER,
    returnSecureToken: true,
  });
  const move = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: email };
  expect(await ask('sendOobCode', move)).toMatchObject({ status: 400 });
});

test('claiming again mails another link and keeps the account', async () => {
  const email = `${unique()}@ejer.example`;
  await claim(email);
  const { uid } = await auth().getUserByEmail(email);
  await claim(email);
  expect((await auth().getUserByEmail(email)).uid).toBe(uid);
  expect(await mailedCodes(email)).toHaveLength(2);
});
