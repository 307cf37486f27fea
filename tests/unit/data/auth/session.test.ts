// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser, UserProfile } from '#src/model/account/schema.ts';
import type { FakeUser } from '../support/fakeAuth.ts';

const fakes = await vi.hoisted(() => import('../support/fakeAuth.ts'));
const { fakeUser, freshAuth, resetAuth, sdk, SESSION_KEY, users } = fakes;
vi.mock('#src/data/sdk/auth.ts', () => fakes.sdk);
vi.mock('#src/data/repos/account/users.ts', () => fakes.users);

const credentials = { email: 'a@b.example', password: 'x', remember: true };

beforeEach(resetAuth);

describe('watchSession', () => {
  test('a guest needs no SDK', async () => {
    const { watchSession } = await freshAuth();
    const seen = vi.fn();
    watchSession(seen);
    expect(seen.mock.calls).toEqual([[null]]);
    expect(sdk.onIdTokenChanged).not.toHaveBeenCalled();
  });

  test.each(['localStorage', 'sessionStorage'] as const)(
    'a session in %s is taken up',
    async (storage) => {
      window[storage].setItem(SESSION_KEY, '{}');
      users.get.mockResolvedValue({ name: 'Asta', isAdmin: true });
      const { watchSession } = await freshAuth();
      const seen = vi.fn();
      watchSession(seen);
      await vi.waitFor(() => expect(sdk.onIdTokenChanged).toHaveBeenCalledTimes(1));
      expect(seen).not.toHaveBeenCalled();
      sdk.onIdTokenChanged.mock.calls[0]?.[1](fakeUser());
      await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
      expect(seen.mock.calls).toEqual([
        [{ uid: 'a', email: 'a@b.example', name: 'Asta', isAdmin: true, emailVerified: true }],
      ]);
    },
  );

  test('a sign-in in another tab is taken up', async () => {
    const { watchSession } = await freshAuth();
    watchSession(vi.fn());
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: '{}' }));
    await vi.waitFor(() => expect(sdk.onIdTokenChanged).toHaveBeenCalledTimes(1));
  });

  test.each([
    { key: 'other', newValue: '{}' },
    { key: SESSION_KEY, newValue: null },
  ])('nothing is loaded for %j', async (change) => {
    const { watchSession } = await freshAuth();
    const stop = watchSession(vi.fn());
    window.dispatchEvent(new StorageEvent('storage', change));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: '{}' }));
    await Promise.resolve();
    expect(sdk.onIdTokenChanged).not.toHaveBeenCalled();
  });

  const roles: readonly {
    what: string;
    user: FakeUser | null;
    profile?: Partial<UserProfile>;
    session: Partial<SessionUser> | null;
  }[] = [
    { what: 'nobody', user: null, session: null },
    { what: 'an unverified account', user: fakeUser({ emailVerified: false }), session: null },
    {
      what: 'an administrator by claim',
      user: fakeUser({}, { admin: true }),
      session: { isAdmin: true },
    },
    {
      what: 'an owner',
      user: fakeUser({ email: 'ejer@jerslevfoto.example' }),
      session: { isAdmin: true },
    },
    {
      what: 'an owner whose token is older than the verification',
      user: fakeUser({ email: 'ejer@jerslevfoto.example' }, { email_verified: false }),
      session: { isAdmin: false },
    },
    {
      what: 'a customer without a profile',
      user: fakeUser({ displayName: 'Kaj' }),
      session: { isAdmin: false, name: 'Kaj' },
    },
    {
      what: 'a customer with a first and a last name',
      user: fakeUser({ displayName: 'kaj77' }),
      profile: { name: 'kaj77', firstName: 'Kaj', lastName: 'Dam' },
      session: { name: 'Kaj Dam' },
    },
    { what: 'an account without any name', user: fakeUser(), session: { name: '' } },
  ];
  test.each(roles)('$what', async ({ user, profile, session }) => {
    users.get.mockResolvedValue(profile);
    sessionStorage.setItem(SESSION_KEY, '{}');
    const { watchSession } = await freshAuth();
    const seen = vi.fn<(session: SessionUser | null) => void>();
    watchSession(seen);
    await vi.waitFor(() => expect(sdk.onIdTokenChanged).toHaveBeenCalledTimes(1));
    sdk.onIdTokenChanged.mock.calls[0]?.[1](user);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    const expected: unknown = session === null ? null : expect.objectContaining(session);
    expect(seen.mock.lastCall?.[0]).toEqual(expected);
  });

  test('a role by profile ends with the next token after the flag is taken away', async () => {
    sessionStorage.setItem(SESSION_KEY, '{}');
    users.get.mockResolvedValueOnce({ isAdmin: true }).mockResolvedValue({ isAdmin: false });
    const { watchSession } = await freshAuth();
    const seen = vi.fn();
    watchSession(seen);
    await vi.waitFor(() => expect(sdk.onIdTokenChanged).toHaveBeenCalledTimes(1));
    const tokenChanged = sdk.onIdTokenChanged.mock.calls[0]?.[1];
    tokenChanged?.(fakeUser());
    await vi.waitFor(() =>
      expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ isAdmin: true })),
    );
    tokenChanged?.(fakeUser());
    await vi.waitFor(() =>
      expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ isAdmin: false })),
    );
  });

  test('a profile that cannot be read grants nothing and ends nothing', async () => {
    sessionStorage.setItem(SESSION_KEY, '{}');
    users.get.mockRejectedValue(new Error('offline'));
    const { watchSession } = await freshAuth();
    const seen = vi.fn();
    watchSession(seen);
    await vi.waitFor(() => expect(sdk.onIdTokenChanged).toHaveBeenCalledTimes(1));
    sdk.onIdTokenChanged.mock.calls[0]?.[1](fakeUser());
    await vi.waitFor(() =>
      expect(seen).toHaveBeenCalledWith(expect.objectContaining({ uid: 'a', isAdmin: false })),
    );
  });

  test('who signs out while the profile is read stays signed out', async () => {
    sessionStorage.setItem(SESSION_KEY, '{}');
    let answer: (profile: undefined) => void = () => undefined;
    users.get.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { watchSession } = await freshAuth();
    const seen = vi.fn();
    watchSession(seen);
    await vi.waitFor(() => expect(sdk.onIdTokenChanged).toHaveBeenCalledTimes(1));
    const next = sdk.onIdTokenChanged.mock.calls[0]?.[1];
    next?.(fakeUser());
    next?.(null);
    answer(undefined);
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
    expect(seen.mock.calls).toEqual([[null]]);
  });
});

describe('signIn', () => {
  test.each([
    [true, 'local'],
    [false, 'session'],
  ])('remember %s keeps the session in %s storage', async (remember, persistence) => {
    sdk.signInWithEmailAndPassword.mockResolvedValue({ user: fakeUser() });
    const { signIn } = await freshAuth();
    await signIn({ ...credentials, remember });
    expect(sdk.setPersistence).toHaveBeenCalledWith(sdk.auth, persistence);
  });

  test('the watchers know before it returns', async () => {
    sdk.signInWithEmailAndPassword.mockResolvedValue({ user: fakeUser() });
    const { signIn, watchSession } = await freshAuth();
    const seen = vi.fn();
    watchSession(seen);
    await signIn(credentials);
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ uid: 'a' }));
  });

  test('an unverified account is signed out again', async () => {
    sdk.signInWithEmailAndPassword.mockResolvedValue({ user: fakeUser({ emailVerified: false }) });
    const { signIn } = await freshAuth();
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 'auth/email-not-verified' });
    expect(sdk.signOut).toHaveBeenCalledTimes(1);
  });

  test('a refusal has a code of the product', async () => {
    const refusal = Object.assign(new Error(), { code: 'auth/invalid-credential' });
    sdk.signInWithEmailAndPassword.mockRejectedValue(refusal);
    const { signIn } = await freshAuth();
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });
});

describe('idToken', () => {
  test('is the token of whoever is signed in', async () => {
    sdk.auth.currentUser = fakeUser();
    const { idToken } = await freshAuth();
    await expect(idToken()).resolves.toBe('token');
  });

  test('nobody has none', async () => {
    const { idToken } = await freshAuth();
    await expect(idToken()).rejects.toMatchObject({ code: 'auth/no-current-user' });
  });
});
