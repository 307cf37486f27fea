// @vitest-environment jsdom
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeUser } from '../support/fakeAuth.ts';

vi.stubEnv('VITE_BACKEND', 'local');
const fakes = await vi.hoisted(() => import('../support/fakeAuth.ts'));
const { fakeUser, pageWithSession, resetAuth, sdk, SESSION_KEY, users } = fakes;
vi.mock('#src/data/sdk/auth.ts', () => fakes.sdk);
vi.mock('#src/data/repos/account/users.ts', () => fakes.users);

beforeEach(resetAuth);

describe('a session that ends', () => {
  test('by itself is said', async () => {
    const { seen, ended, next } = await pageWithSession();
    next(fakeUser());
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    next(null);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(null));
    await vi.waitFor(() =>
      expect(ended.mock.calls).toMatchObject([[{ code: 'auth/session-expired' }]]),
    );
  });

  test.each([
    ['auth/user-disabled', 'auth/user-disabled'],
    ['auth/user-token-expired', 'auth/session-expired'],
    ['auth/network-request-failed', 'auth/session-expired'],
  ])('because of %s is said as %s', async (code, said) => {
    const { seen, ended, next } = await pageWithSession();
    next(fakeUser({ getIdToken: () => Promise.reject(Object.assign(new Error(), { code })) }));
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    next(null);
    await vi.waitFor(() => expect(ended.mock.calls).toMatchObject([[{ code: said }]]));
  });

  test('is not said to whoever has signed in meanwhile', async () => {
    const { seen, ended, next } = await pageWithSession();
    const answer = Promise.withResolvers<string>();
    next(fakeUser({ getIdToken: () => answer.promise }));
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    next(null);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(null));
    next(fakeUser({ uid: 'b' }));
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(3));
    answer.resolve('token');
    await answer.promise;
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
  });

  test('while the page was closed is said', async () => {
    const { seen, ended, next } = await pageWithSession();
    next(null);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledWith(null));
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  });

  /** The session that the page finds in the browser, and Firebase's refusal to go on with it. */
  const storedSession = JSON.stringify({ uid: 'a', stsTokenManager: { refreshToken: 'token/1' } });
  const refusal = (message: string) =>
    Promise.resolve(Response.json({ error: { code: 400, message } }, { status: 400 }));

  test.each([
    ['a blocked account', () => refusal('USER_DISABLED'), 'auth/user-disabled'],
    ['a deleted account', () => refusal('USER_NOT_FOUND'), 'auth/session-expired'],
    ['a session that ran out', () => refusal('TOKEN_EXPIRED'), 'auth/session-expired'],
    [
      'a session that is good again',
      () => Promise.resolve(new Response('{}')),
      'auth/session-expired',
    ],
    ['words that nobody expects', () => Promise.resolve(new Response('?')), 'auth/session-expired'],
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'auth/session-expired',
    ],
  ])('while the page was closed says why: %s', async (_, answer, said) => {
    const fetched = vi.fn<typeof fetch>(answer);
    vi.stubGlobal('fetch', fetched);
    const { ended, next } = await pageWithSession(storedSession);
    next(null);
    await vi.waitFor(() => expect(ended.mock.calls).toMatchObject([[{ code: said }]]));
    const [url, request] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=local');
    expect(request?.body).toEqual(
      new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'token/1' }),
    );
    vi.unstubAllGlobals();
  });

  test('by signing out needs no words', async () => {
    const { auth, seen, ended, next } = await pageWithSession();
    next(fakeUser());
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    await auth.signOut();
    next(null);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(null));
    expect(ended).not.toHaveBeenCalled();
  });

  test.each([SESSION_KEY, null])('in another tab needs none either: %s', async (key) => {
    const { seen, ended, next } = await pageWithSession();
    next(fakeUser());
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    next(null);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(null));
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('a tab among others', () => {
  /** Announces the entry that another tab writes for a moment when it signs out. */
  const farewell = (uid: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'signedOut', newValue: uid }));

  test('leaves with another one in which the same account signs out, without a word', async () => {
    const { seen, ended, next } = await pageWithSession();
    const user = fakeUser();
    next(user);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    sdk.auth.currentUser = user;
    farewell('somebody else');
    await vi.waitFor(() => expect(sdk.signOut).not.toHaveBeenCalled());
    farewell('a');
    await vi.waitFor(() => expect(sdk.signOut).toHaveBeenCalledTimes(1));
    next(null);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(null));
    expect(ended).not.toHaveBeenCalled();
  });

  test('tells the others when it signs out itself, and leaves no trace', async () => {
    const { auth, seen, next } = await pageWithSession();
    const user = fakeUser();
    next(user);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    sdk.auth.currentUser = user;
    const written = vi.spyOn(Storage.prototype, 'setItem');
    await auth.signOut();
    expect(written.mock.calls).toEqual([['signedOut', 'a']]);
    expect(localStorage.getItem('signedOut')).toBeNull();
    written.mockRestore();
  });

  test('has something said before the session ends, but is not kept by it', async () => {
    const { auth, seen, next } = await pageWithSession();
    next(fakeUser());
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    const endedBefore: boolean[] = [];
    const said = async () => {
      await nextTurn();
      endedBefore.push(sdk.signOut.mock.calls.length > 0);
      throw new Error('offline');
    };
    const silent = vi.fn();
    auth.beforeSignOut(said);
    auth.beforeSignOut(silent)();
    await auth.signOut();
    expect(endedBefore).toEqual([false]);
    expect(silent).not.toHaveBeenCalled();
    expect(sdk.signOut).toHaveBeenCalledTimes(1);
  });
});

describe('a connection that is gone', () => {
  test('leaves open who is signed in, and asks again', async () => {
    const { seen, ended, next } = await pageWithSession();
    vi.useFakeTimers();
    const getIdTokenResult = vi
      .fn<FakeUser['getIdTokenResult']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ claims: { email_verified: true, admin: true } });
    next(fakeUser({ getIdTokenResult }));
    await vi.advanceTimersByTimeAsync(4900);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ uid: 'a', isAdmin: true }));
    expect(ended).not.toHaveBeenCalled();
  });

  test('takes no role away that the profile has given', async () => {
    users.get.mockResolvedValueOnce({ isAdmin: true }).mockRejectedValue(new Error('offline'));
    const { seen, next } = await pageWithSession();
    next(fakeUser());
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    next(fakeUser());
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ isAdmin: true }));
  });
});
