import { initializeApp } from 'firebase/app';
import * as sdk from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as configuration from '#src/config/site.ts';
import { connectSite, createAccount } from '../repos/connection.ts';
import { freshId } from '../support/firestore.ts';
import { accountsOf, block, deleteAccount, mailedCodes, newestCode } from './authEmulator.ts';

connectSite();
const auth = await import('#src/data/auth/session.ts');
const account = await import('#src/data/auth/account.ts');
const { followMailedLink } = await import('#src/data/auth/mailedLink.ts');
const { checkResetCode, confirmReset, sendResetMail } =
  await import('#src/data/auth/mailedLink.ts');
const { auth: sdkAuth } = await import('#src/data/sdk/auth.ts');

const password = 'Demo1234!';
const nextPassword = 'Anden1234!';
const newEmail = () => `${freshId('konto').toLowerCase()}@kunde.example`;
const signIn = (email: string, secret = password) =>
  auth.signIn({ email, password: secret, remember: false });

async function signedIn(): Promise<string> {
  const email = newEmail();
  await createAccount({ email, password });
  await signIn(email);
  return email;
}

/** Asks for a change of address; the answer is the address until then. */
async function askToMove(newAddress: string): Promise<string> {
  const user = sdkAuth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in');
  await sdk.verifyBeforeUpdateEmail(user, newAddress);
  return user.email;
}

/** The same account on a machine of its own. */
async function onOtherDevice(email: string) {
  const other = sdk.initializeAuth(initializeApp(sdkAuth.app.options, freshId('device')));
  sdk.connectAuthEmulator(other, `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`, {
    disableWarnings: true,
  });
  return (await sdk.signInWithEmailAndPassword(other, email, password)).user;
}

/** Node has no window to listen to. */
function watch(seen: () => void, ended: () => void): () => void {
  const nothing = (): void => undefined;
  vi.stubGlobal('window', { addEventListener: nothing, removeEventListener: nothing });
  const stop = auth.watchSession(seen, ended);
  return () => {
    stop();
    vi.unstubAllGlobals();
  };
}

afterEach(() => auth.signOut());

describe('a known and an unknown address are answered alike', () => {
  test('at a sign-in with a wrong password', async () => {
    const email = newEmail();
    await createAccount({ email, password });
    const refusal = { code: 'auth/invalid-credential', details: {} };
    await expect(signIn(email, 'Forkert1!')).rejects.toMatchObject(refusal);
    await expect(signIn(newEmail(), 'Forkert1!')).rejects.toMatchObject(refusal);
  });

  test('when a reset is asked for', async () => {
    const email = newEmail();
    await createAccount({ email, password });
    await expect(sendResetMail(email)).resolves.toBeUndefined();
    await expect(sendResetMail(newEmail())).resolves.toBeUndefined();
    await expect(mailedCodes(email, 'PASSWORD_RESET')).resolves.toHaveLength(1);
  });
});

describe('a reset link', () => {
  test('sets a new password once', async () => {
    const email = newEmail();
    await createAccount({ email, password });
    await sendResetMail(email);
    const code = await newestCode(email, 'PASSWORD_RESET');
    await expect(checkResetCode(code)).resolves.toBe(email);
    await confirmReset(code, nextPassword);
    await expect(signIn(email, nextPassword)).resolves.toBeUndefined();
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    const spent = { code: 'auth/invalid-action-code' };
    await expect(checkResetCode(code)).rejects.toMatchObject(spent);
    await expect(confirmReset(code, password)).rejects.toMatchObject(spent);
  });
});

// Other files of tests use the owners of the configuration, at the same time.
const { address } = vi.hoisted(() => ({ address: 'vikar@jerslevfoto.example' }));
vi.mock('#src/config/site.ts', async (load) => {
  const original = await load<typeof configuration>();
  const { site } = original;
  return { ...original, site: { ...site, ownerEmails: [...site.ownerEmails, address] } };
});

describe("an owner's address that a stranger has registered first", () => {
  const forget = async () => {
    for (const { localId } of await accountsOf(address)) await deleteAccount(localId);
  };
  beforeEach(forget);
  afterEach(forget);

  test('is not verified by the link, but by a new password', async () => {
    const { user } = await sdk.createUserWithEmailAndPassword(sdkAuth, address, password);
    await sdk.sendEmailVerification(user);
    await expect(followMailedLink(await newestCode(address, 'VERIFY_EMAIL'))).resolves.toEqual({
      kind: 'passwordNeeded',
      email: address,
    });
    await expect(accountsOf(address)).resolves.toMatchObject([{ emailVerified: false }]);

    await confirmReset(await newestCode(address, 'PASSWORD_RESET'), nextPassword);
    await expect(accountsOf(address)).resolves.toMatchObject([{ emailVerified: true }]);
    await expect(signIn(address)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    await expect(signIn(address, nextPassword)).resolves.toBeUndefined();
  });

  test('is not moved to the account of a stranger', async () => {
    await signedIn();
    const code = await newestCode(await askToMove(address), 'VERIFY_AND_CHANGE_EMAIL');
    await expect(followMailedLink(code)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('is not given back to a stranger who has left it', async () => {
    const { user } = await sdk.createUserWithEmailAndPassword(sdkAuth, address, password);
    await sdk.updateEmail(user, newEmail());
    const code = await newestCode(address, 'RECOVER_EMAIL');
    await expect(followMailedLink(code)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(accountsOf(address)).resolves.toEqual([]);
  });
});

test('a link to a new address changes it', async () => {
  await signedIn();
  const moved = newEmail();
  const code = await newestCode(await askToMove(moved), 'VERIFY_AND_CHANGE_EMAIL');
  await expect(followMailedLink(code)).resolves.toEqual({ kind: 'changed', email: moved });
  await expect(accountsOf(moved)).resolves.toHaveLength(1);
});

test('a link that was used, or never was one, is refused', async () => {
  await expect(followMailedLink('never')).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  });
});

describe('who is signed in', () => {
  test('signs out everywhere', async () => {
    const email = await signedIn();
    const elsewhere = await onOtherDevice(email);
    // Firebase compares whole seconds: a session of the same second is not older.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await account.signOutEverywhere(password);
    expect(sdkAuth.currentUser).toBeNull();
    await expect(elsewhere.reload()).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    });
    await expect(signIn(email)).resolves.toBeUndefined();
  });
});

describe('a session that was ended from outside', () => {
  test('of a blocked account says why, and so does the next sign-in', async () => {
    const email = await signedIn();
    const seen = vi.fn();
    const ended = vi.fn();
    const stop = watch(seen, ended);
    const [stored] = await accountsOf(email);
    await block(stored?.localId ?? '');
    await sdkAuth.currentUser?.getIdToken(true).catch(() => undefined);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    expect(seen).toHaveBeenLastCalledWith(null);
    expect(ended.mock.lastCall?.[0]).toMatchObject({ code: 'auth/user-disabled' });
    stop();
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/user-disabled' });
  });
});
