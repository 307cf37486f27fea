import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SessionUser } from '#src/model/account/schema.ts';
import type * as AuthStandIn from '../../support/backend/sdk/auth.ts';
import { customer } from '../../support/records.ts';

const { uid, email } = customer;
const profile = { uid, email };
const SESSION_KEY = 'firebase:authUser:local';
const credentials = { email, password: 'kodeord1', remember: true };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** A browser whose page is not open yet, with the backend that it will speak to. */
async function freshBrowser() {
  vi.resetModules();
  const { backend } = await import('../../support/backend/backend.ts');
  const auth = await import('#src/data/auth/session.ts');
  const seen = vi.fn<(session: SessionUser | null) => void>();
  const ended = vi.fn();
  const open = async () => {
    onTestFinished(auth.watchSession(seen, ended));
    await nextTurn();
  };
  return { ...backend, auth, seen, ended, open };
}

/** A page on which the customer is signed in. */
async function openPage(account: { isDisabled?: boolean } = {}) {
  const browser = await freshBrowser();
  const signedIn = browser.accounts.signIn({ uid, email, ...account });
  await browser.open();
  return { ...browser, account: signedIn };
}

const tellFromOtherTab = async (key: string | null, newValue: string | null) => {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  await nextTurn();
};

describe('who is signed in', () => {
  test('is nobody for a guest, until a sign-in in another tab', async () => {
    const { open, seen, accounts } = await freshBrowser();
    await open();
    expect(seen.mock.calls).toEqual([[null]]);
    accounts.signIn({ uid, email });
    await tellFromOtherTab('other', '{}');
    await tellFromOtherTab(SESSION_KEY, null);
    expect(seen).toHaveBeenCalledTimes(1);
    await tellFromOtherTab(SESSION_KEY, '{}');
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ uid }));
  });

  test('is left open while the SDK does not come, and known when the connection is back', async () => {
    const sdkFile = '../../support/backend/sdk/auth.ts';
    let isLost = true;
    vi.doMock(sdkFile, async (original) => {
      const sdk = await original<typeof AuthStandIn>();
      const onIdTokenChanged: typeof sdk.onIdTokenChanged = (...given) => {
        if (isLost) throw new TypeError('Failed to fetch');
        sdk.onIdTokenChanged(...given);
      };
      return { ...sdk, onIdTokenChanged };
    });
    onTestFinished(() => vi.doUnmock(sdkFile));
    const { seen } = await openPage();
    expect(seen).not.toHaveBeenCalled();
    isLost = false;
    window.dispatchEvent(new Event('online'));
    await nextTurn();
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ uid }));
  });

  const ofOwner = 'ejer@jerslevfoto.example';
  test.each([
    { who: 'an unverified account', account: { emailVerified: false }, session: null },
    {
      who: 'a customer without a profile',
      account: { displayName: 'Kaj' },
      session: { uid, email, name: 'Kaj', isAdmin: false, emailVerified: true },
    },
    {
      who: 'a customer with a first and a last name',
      account: { displayName: 'kaj77' },
      stored: { ...profile, name: 'kaj77', firstName: 'Kaj', lastName: 'Dam' },
      session: { name: 'Kaj Dam' },
    },
    { who: 'an account without any name', account: {}, session: { name: '' } },
    {
      who: 'an administrator by claim',
      account: { claims: { admin: true } },
      session: { isAdmin: true },
    },
    {
      who: 'an administrator by profile',
      account: {},
      stored: { ...profile, isAdmin: true },
      session: { isAdmin: true },
    },
    { who: 'an owner', account: { email: ofOwner }, session: { isAdmin: true } },
    {
      who: 'an owner whose token is older than the verification',
      account: { email: ofOwner, claims: { email_verified: false } },
      session: { isAdmin: false },
    },
  ])('is told of $who', async ({ account, stored, session }) => {
    const { open, seen, accounts, documents } = await freshBrowser();
    if (stored) documents.put(`users/${uid}`, stored);
    accounts.signIn({ uid, email, ...account });
    await open();
    const expected: unknown = session && expect.objectContaining(session);
    expect(seen.mock.calls).toEqual([[expected]]);
  });

  test('has a role by profile until the next token after it is taken away', async () => {
    const { open, seen, accounts, documents, auth, failNext } = await freshBrowser();
    documents.put(`users/${uid}`, { ...profile, isAdmin: true });
    accounts.signIn({ uid, email });
    await open();
    const renewToken = async () => {
      await (await auth.requireUser()).getIdToken(true);
      await nextTurn();
    };
    failNext('read', `users/${uid}`);
    await renewToken();
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ isAdmin: true }));
    documents.change(`users/${uid}`, { isAdmin: false });
    await renewToken();
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ isAdmin: false }));
  });

  test('has no role by a profile that cannot be read, and stays', async () => {
    const { open, seen, accounts, fail } = await freshBrowser();
    fail('read', 'users');
    accounts.signIn({ uid, email });
    await open();
    expect(seen.mock.calls).toMatchObject([[{ uid, isAdmin: false }]]);
  });

  test('is nobody after a sign-out while the profile is read', async () => {
    const { open, seen, accounts, hold } = await freshBrowser();
    const gate = hold('read', 'users');
    accounts.signIn({ uid, email });
    await open();
    accounts.endSession();
    gate.open();
    await nextTurn();
    expect(seen.mock.calls).toEqual([[null]]);
  });

  test('is left open without a connection, and asked again', async () => {
    const { seen, ended, accounts, failNext, auth } = await freshBrowser();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    failNext('auth', 'getIdToken');
    accounts.signIn({ uid, email, claims: { admin: true } });
    onTestFinished(auth.watchSession(seen, ended));
    await vi.advanceTimersByTimeAsync(auth.AUTH_RETRY_MS - 1);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await nextTurn();
    expect(seen.mock.calls).toMatchObject([[{ uid, isAdmin: true }]]);
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('signing in', () => {
  test.each([
    [true, 'localStorage'],
    [false, 'sessionStorage'],
  ] as const)('with remember %s keeps the session in %s', async (remember, storage) => {
    const { auth, open, seen, accounts } = await freshBrowser();
    accounts.add({ uid, email });
    await open();
    await auth.signIn({ ...credentials, remember });
    expect(window[storage].getItem(SESSION_KEY)).not.toBeNull();
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ uid }));
    await expect(auth.idToken()).resolves.toBe(`token-of-${uid}`);
  });

  test.each([
    [{ emailVerified: false }, 'auth/email-not-verified'],
    [{ password: 'et andet' }, 'auth/invalid-credential'],
  ])('is refused to %j', async (account, code) => {
    const { auth, accounts } = await freshBrowser();
    accounts.add({ uid, email, ...account });
    await expect(auth.signIn(credentials)).rejects.toMatchObject({ code });
    expect(accounts.current()).toBeUndefined();
    await expect(auth.idToken()).rejects.toMatchObject({ code: 'auth/no-current-user' });
  });
});

describe('a session that ends by itself', () => {
  test.each([
    ['for no reason', {}, 'auth/session-expired'],
    ['because the account is blocked', { isDisabled: true }, 'auth/user-disabled'],
  ])('%s is told as %s', async (_, change, code) => {
    const { seen, ended, accounts, account } = await openPage();
    Object.assign(account, change);
    accounts.endSession();
    await nextTurn();
    expect(seen).toHaveBeenLastCalledWith(null);
    expect(ended.mock.calls).toMatchObject([[{ code }]]);
  });

  test('is not told to whoever has signed in meanwhile', async () => {
    const { seen, ended, accounts, hold } = await openPage();
    const gate = hold('auth', 'getIdToken');
    accounts.endSession();
    await nextTurn();
    expect(seen).toHaveBeenLastCalledWith(null);
    accounts.signIn({ uid: 'b', email: 'b@kunde.example' });
    gate.open();
    await nextTurn();
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ uid: 'b' }));
    expect(ended).not.toHaveBeenCalled();
  });

  const refusal = (message: string) =>
    Promise.resolve(Response.json({ error: { code: 400, message } }, { status: 400 }));

  test.each([
    ['a blocked account', () => refusal('USER_DISABLED'), 'auth/user-disabled'],
    ['a session that ran out', () => refusal('TOKEN_EXPIRED'), 'auth/session-expired'],
    ['what nobody expects', () => Promise.resolve(new Response('?')), 'auth/session-expired'],
    ['no connection', () => Promise.reject(new TypeError()), 'auth/session-expired'],
  ])('while the page was closed says why: %s', async (_, answer, code) => {
    const { open, ended } = await freshBrowser();
    const stored = { uid, stsTokenManager: { refreshToken: 'token/1' } };
    localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(answer);
    await open();
    await vi.waitFor(() => expect(ended.mock.calls).toMatchObject([[{ code }]]));
    const [url, request] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=local');
    expect(request?.body).toEqual(
      new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'token/1' }),
    );
  });

  test.each(['{}', '{'])('while the page was closed is told of the entry %s too', async (entry) => {
    const { open, seen, ended } = await freshBrowser();
    localStorage.setItem(SESSION_KEY, entry);
    await open();
    expect(seen.mock.calls).toEqual([[null]]);
    expect(ended.mock.calls).toMatchObject([[{ code: 'auth/session-expired' }]]);
  });
});

describe('signing out', () => {
  test('is told to the other tabs, leaves no trace there, and needs no words here', async () => {
    const { auth, seen, ended } = await openPage();
    const written = vi.spyOn(Storage.prototype, 'setItem');
    await auth.signOut();
    await nextTurn();
    expect(written.mock.calls).toEqual([['signedOut', uid]]);
    expect(localStorage.getItem('signedOut')).toBeNull();
    expect(seen).toHaveBeenLastCalledWith(null);
    expect(ended).not.toHaveBeenCalled();
  });

  test.each([SESSION_KEY, null])('in another tab needs no words either: %s', async (key) => {
    const { seen, ended, accounts } = await openPage();
    await tellFromOtherTab(key, null);
    accounts.endSession();
    await nextTurn();
    expect(seen).toHaveBeenLastCalledWith(null);
    expect(ended).not.toHaveBeenCalled();
  });

  test('of the same account in another tab is followed without a word', async () => {
    const { seen, ended, accounts } = await openPage();
    await tellFromOtherTab('signedOut', 'somebody else');
    expect(accounts.current()).toBeDefined();
    await tellFromOtherTab('signedOut', uid);
    expect(accounts.current()).toBeUndefined();
    expect(seen).toHaveBeenLastCalledWith(null);
    expect(ended).not.toHaveBeenCalled();
  });

  test('waits for what is to be said before, but is not kept by it', async () => {
    const { auth, accounts } = await openPage();
    const wasSignedIn: boolean[] = [];
    auth.beforeSignOut(async () => {
      await nextTurn();
      wasSignedIn.push(accounts.current() !== undefined);
      throw new Error('offline');
    });
    const silent = vi.fn();
    auth.beforeSignOut(silent)();
    await auth.signOut();
    expect(wasSignedIn).toEqual([true]);
    expect(silent).not.toHaveBeenCalled();
    expect(accounts.current()).toBeUndefined();
  });
});
