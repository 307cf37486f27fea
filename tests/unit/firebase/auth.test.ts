// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '#src/shared/sessionUser.ts';
import type { UserProfile } from '#src/shared/schemas/user.ts';

interface FakeUser {
  uid: string;
  email: string;
  displayName: string | null;
  emailVerified: boolean;
  getIdToken: () => Promise<string>;
  getIdTokenResult: () => Promise<{ claims: Record<string, unknown> }>;
}

const sdk = vi.hoisted(() => ({
  auth: {
    currentUser: null as { getIdToken: () => Promise<string> } | null,
    authStateReady: vi.fn(),
  },
  browserLocalPersistence: 'local',
  browserSessionPersistence: 'session',
  onIdTokenChanged: vi.fn<(auth: unknown, next: (user: unknown) => void) => void>(),
  setPersistence: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  signOut: vi.fn(),
}));
const users = vi.hoisted(() => ({ get: vi.fn<() => Promise<Partial<UserProfile> | undefined>>() }));
vi.mock('#src/firebase/sdk/auth.ts', () => sdk);
vi.mock('#src/firebase/repos/users.ts', () => users);

const SESSION_KEY = 'firebase:authUser:key:[DEFAULT]';
const credentials = { email: 'a@b.example', password: 'x', remember: true };

function fakeUser(changes: Partial<FakeUser> = {}, claims: Record<string, unknown> = {}): FakeUser {
  return {
    uid: 'a',
    email: 'a@b.example',
    displayName: null,
    emailVerified: true,
    getIdToken: () => Promise.resolve('token'),
    getIdTokenResult: () => Promise.resolve({ claims: { email_verified: true, ...claims } }),
    ...changes,
  };
}

const stops: (() => void)[] = [];

/** A page that has just been opened: nothing is loaded yet. What it follows ends with the test. */
async function freshAuth() {
  vi.resetModules();
  const auth = await import('#src/firebase/auth.ts');
  const watchSession: typeof auth.watchSession = (...watcher) => {
    const stop = auth.watchSession(...watcher);
    stops.push(stop);
    return stop;
  };
  return { ...auth, watchSession };
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  sdk.auth.currentUser = null;
  users.get.mockResolvedValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
});

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
    { what: 'an account without any name', user: fakeUser(), session: { name: '' } },
  ];
  test.each(roles)('$what', async ({ user, session }) => {
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

describe('a session that ends', () => {
  /** A page with a session; the answer says what becomes of it. */
  async function pageWithSession() {
    localStorage.setItem(SESSION_KEY, '{}');
    const auth = await freshAuth();
    const seen = vi.fn();
    const ended = vi.fn();
    auth.watchSession(seen, ended);
    await vi.waitFor(() => expect(sdk.onIdTokenChanged).toHaveBeenCalledTimes(1));
    const next = (user: FakeUser | null) => sdk.onIdTokenChanged.mock.calls[0]?.[1](user);
    return { auth, seen, ended, next };
  }

  test('by itself is said', async () => {
    const { seen, ended, next } = await pageWithSession();
    next(fakeUser());
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    next(null);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(null));
    expect(ended.mock.calls).toMatchObject([[{ code: 'auth/session-expired' }]]);
  });

  test('while the page was closed is said', async () => {
    const { seen, ended, next } = await pageWithSession();
    next(null);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledWith(null));
    expect(ended).toHaveBeenCalledTimes(1);
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
