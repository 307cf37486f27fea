import type { User, UserCredential } from 'firebase/auth';
import { site } from '#src/config/site.ts';
import { personName } from '#src/model/account/people.ts';
import { isAdmin } from '#src/model/account/roles.ts';
import type { UserProfile, SessionUser } from '#src/model/account/schema.ts';
import { once } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { withDeadline, fromSdk, guarded } from '../errors.ts';
import * as users from '../repos/account/users.ts';
import {
  sessionEndReason,
  hasStoredSession,
  onOtherTab,
  storedRefreshToken,
  notifyOtherTabs,
} from './storedSession.ts';

/** The delay before asking again who is signed in, after a failure. */
export const AUTH_RETRY_MS = 5 * SECOND_MS;

/** The time that tasks before signing out may take. */
export const SIGN_OUT_TASKS_MAX_MS = 2 * SECOND_MS;

interface SessionWatcher {
  onNext: (session: SessionUser | null) => void;
  /** The session ended by itself: it expired, was revoked, or the account was disabled. */
  onEnded: (error: AppError) => void;
}

const watchers = new Set<SessionWatcher>();
const signOutTasks = new Set<() => Promise<void>>();
let generation = 0;
let hasSession = false;
/** The user of the latest published session. */
let lastUser: User | null = null;
/** The refresh token of the session that was stored when the page was opened. */
let storedToken: string | undefined;
let latestProfile: { uid: string; profile: UserProfile | undefined } | undefined;
/** True when the user signs out, here or in another tab. */
let isSigningOut = false;

async function profileOf(uid: string): Promise<UserProfile | undefined> {
  try {
    latestProfile = { uid, profile: await users.get(uid) };
  } catch (thrown) {
    // Without a readable profile the last known one stays valid.
    console.warn('The profile could not be read', fromSdk(thrown).code);
  }
  return latestProfile?.uid === uid ? latestProfile.profile : undefined;
}

async function sessionOf(user: User | null): Promise<SessionUser | null> {
  if (!user?.emailVerified) return null;
  const [{ claims }, profile] = await Promise.all([user.getIdTokenResult(), profileOf(user.uid)]);
  const email = user.email ?? '';
  // The role is read from the token, as the security rules do; the account itself may have changed
  // since.
  const roleClaims = {
    admin: claims['admin'],
    email,
    email_verified: claims['email_verified'] === true,
  };
  return {
    uid: user.uid,
    email,
    name: personName({ ...profile, displayName: user.displayName ?? '', email: '' }),
    isAdmin: isAdmin(roleClaims, profile, site.ownerEmails),
    emailVerified: user.emailVerified,
  };
}

async function notifyEnded(ended: User | null): Promise<void> {
  const own = generation;
  const reason = await sessionEndReason(ended ?? storedToken);
  if (own !== generation) return;
  for (const { onEnded } of watchers) onEnded(reason);
}

/**
 * Publishes the session to the watchers, unless another sign-in or sign-out has happened while the
 * profile was read.
 */
async function publishSession(user: User | null): Promise<void> {
  const own = ++generation;
  const session = await sessionOf(user).catch((thrown: unknown) => {
    console.warn('Who is signed in could not be found out', fromSdk(thrown).code);
  });
  if (own !== generation) return;
  if (session === undefined) {
    // Without a connection an expired token cannot be renewed: it is unknown if the session is
    // still valid.
    setTimeout(() => {
      if (own === generation) void publishSession(user);
    }, AUTH_RETRY_MS);
    return;
  }
  const isEnded = hasSession && user === null && !isSigningOut;
  hasSession = session !== null;
  isSigningOut = false;
  for (const { onNext } of watchers) onNext(session);
  if (isEnded) void notifyEnded(lastUser);
  lastUser = user;
}

/** The SDK; it is fetched at the first call. */
export const loadAuth = once(async () => {
  hasSession ||= hasStoredSession();
  storedToken = storedRefreshToken();
  const sdk = await import('../sdk/auth.ts');
  sdk.onIdTokenChanged(sdk.auth, (user) => void publishSession(user));
  return sdk;
});

/** Fetches the SDK ahead of its use. A failure is reported when it is used. */
export function prepareSignIn(): void {
  loadAuth().catch((thrown: unknown) => {
    console.warn('Sign-in could not be loaded yet', fromSdk(thrown).code);
  });
}

/** Signs out here after another tab of this browser has signed out the same account. */
async function followSignOut(uid: string): Promise<void> {
  const sdk = await loadAuth();
  if (sdk.auth.currentUser?.uid !== uid) return;
  isSigningOut = true;
  await sdk.signOut(sdk.auth);
}

/**
 * Follows who is signed in. The SDK is fetched only when a session is stored, or once somebody
 * signs in here or in another tab; until then the session is null.
 */
export function watchSession(
  onNext: SessionWatcher['onNext'],
  onEnded: SessionWatcher['onEnded'] = () => undefined,
): () => void {
  const watcher = { onNext, onEnded };
  watchers.add(watcher);
  const load = () => {
    loadAuth().catch((thrown: unknown) => {
      // The session stays unknown: a customer taken for a guest would be led away from their pages.
      console.warn('Sign-in could not be loaded', fromSdk(thrown).code);
    });
  };
  const loadStored = () => {
    if (hasStoredSession()) load();
  };
  if (hasStoredSession()) load();
  else onNext(null);
  window.addEventListener('online', loadStored);
  const stopListening = onOtherTab({
    onSignIn: load,
    onSignOut: () => {
      isSigningOut = hasSession;
    },
    onAccountSignOut: (uid) => {
      if (hasSession) void followSignOut(uid);
    },
  });
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('online', loadStored);
    stopListening();
  };
}

export interface Credentials {
  email: string;
  password: string;
  /** True to keep the session after the browser window is closed. */
  remember: boolean;
}

/** Goes on after a refused sign-in, or throws what it was refused for. */
type Rescue = (
  thrown: unknown,
  attempt: Credentials & { again: () => Promise<UserCredential> },
) => Promise<UserCredential>;

const noRescue: Rescue = (thrown) => Promise.reject(fromSdk(thrown));

/** Signs in; the watchers have received the session when this returns. */
export function signIn(credentials: Credentials, rescue = noRescue): Promise<void> {
  return guarded(async () => {
    const { email, password, remember } = credentials;
    const sdk = await loadAuth();
    const { auth, browserLocalPersistence, browserSessionPersistence } = sdk;
    await sdk.setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence);
    const again = () => sdk.signInWithEmailAndPassword(auth, email, password);
    const { user } = await again().catch((thrown: unknown) =>
      rescue(thrown, { ...credentials, again }),
    );
    if (!user.emailVerified) {
      await signOut();
      throw new AppError('auth/email-not-verified');
    }
    await publishSession(user);
  });
}

/**
 * Registers a task to run before signing out, while the session is still valid. Returns a function
 * that removes it.
 */
export function beforeSignOut(task: () => Promise<void>): () => void {
  signOutTasks.add(task);
  return () => {
    signOutTasks.delete(task);
  };
}

/** A failed or slow task does not prevent signing out. */
async function runSignOutTasks(): Promise<void> {
  const tasks = Promise.all([...signOutTasks].map((task) => task()));
  try {
    await withDeadline(tasks, SIGN_OUT_TASKS_MAX_MS);
  } catch (thrown) {
    console.warn('A task before signing out failed', fromSdk(thrown).code);
  }
}

export function signOut(): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    const uid = hasSession ? sdk.auth.currentUser?.uid : undefined;
    if (hasSession) await runSignOutTasks();
    isSigningOut = true;
    await sdk.signOut(sdk.auth);
    if (uid !== undefined) notifyOtherTabs(uid);
  });
}

/** The user of the SDK, verified or not; throws when nobody is signed in. */
export async function requireUser(): Promise<User> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  if (!auth.currentUser) throw new AppError('auth/no-current-user');
  return auth.currentUser;
}

/** The ID token of the signed-in user, which server functions verify. */
export function idToken(): Promise<string> {
  return guarded(async () => (await requireUser()).getIdToken());
}
