import { expect, vi } from 'vitest';
import type { UserProfile } from '#src/model/account/schema.ts';

export interface FakeUser {
  uid: string;
  email: string;
  displayName: string | null;
  emailVerified: boolean;
  getIdToken: () => Promise<string>;
  getIdTokenResult: () => Promise<{ claims: Record<string, unknown> }>;
}

/** Stands in for the SDK: nobody is signed in, and nothing happens by itself. */
export const sdk = {
  auth: {
    currentUser: null as { uid: string; getIdToken: () => Promise<string> } | null,
    authStateReady: vi.fn(),
  },
  browserLocalPersistence: 'local',
  browserSessionPersistence: 'session',
  onIdTokenChanged: vi.fn<(auth: unknown, next: (user: unknown) => void) => void>(),
  setPersistence: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  signOut: vi.fn(),
};

export const users = { get: vi.fn<() => Promise<Partial<UserProfile> | undefined>>() };

/** The key under which the SDK stores the session. */
export const SESSION_KEY = 'firebase:authUser:key:[DEFAULT]';

export function fakeUser(
  changes: Partial<FakeUser> = {},
  claims: Record<string, unknown> = {},
): FakeUser {
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
export async function freshAuth() {
  vi.resetModules();
  const auth = await import('#src/data/auth/session.ts');
  const watchSession: typeof auth.watchSession = (...watcher) => {
    const stop = auth.watchSession(...watcher);
    stops.push(stop);
    return stop;
  };
  return { ...auth, watchSession };
}

/** A page with a session; the answer says what becomes of it. */
export async function pageWithSession(stored = '{}') {
  localStorage.setItem(SESSION_KEY, stored);
  const auth = await freshAuth();
  const seen = vi.fn();
  const ended = vi.fn();
  auth.watchSession(seen, ended);
  await vi.waitFor(() => expect(sdk.onIdTokenChanged).toHaveBeenCalledTimes(1));
  const next = (user: FakeUser | null) => sdk.onIdTokenChanged.mock.calls[0]?.[1](user);
  return { auth, seen, ended, next };
}

/** Before each test: another browser, with nobody in it. */
export function resetAuth(): void {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  sdk.auth.currentUser = null;
  users.get.mockReset().mockResolvedValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
}
