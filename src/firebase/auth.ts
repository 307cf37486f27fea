import type { User } from 'firebase/auth';
import { site } from '#src/config/site.ts';
import { AppError } from '#src/shared/errors.ts';
import { isAdmin } from '#src/shared/roles.ts';
import type { UserProfile } from '#src/shared/schemas/user.ts';
import type { SessionUser } from '#src/shared/sessionUser.ts';
import { fromSdk, guarded } from './errors.ts';
import { once } from './once.ts';
import * as users from './repos/users.ts';
import { hasStoredSession, onStoredSession } from './storedSession.ts';

type Watcher = (session: SessionUser | null) => void;

const watchers = new Set<Watcher>();
let turn = 0;

async function profileOf(uid: string): Promise<UserProfile | undefined> {
  try {
    return await users.get(uid);
  } catch (thrown) {
    // A profile that cannot be read grants nothing, but does not end the session either.
    console.warn('The profile could not be read', fromSdk(thrown).code);
    return undefined;
  }
}

async function sessionOf(user: User | null): Promise<SessionUser | null> {
  if (!user?.emailVerified) return null;
  const [{ claims }, profile] = await Promise.all([user.getIdTokenResult(), profileOf(user.uid)]);
  const email = user.email ?? '';
  // The rules read the token, which may be older than what the account says now: so does the menu.
  const roleClaims = {
    admin: claims['admin'],
    email,
    email_verified: claims['email_verified'] === true,
  };
  return {
    uid: user.uid,
    email,
    name: [profile?.name, user.displayName].find(Boolean) ?? '',
    isAdmin: isAdmin(roleClaims, profile, site.ownerEmails),
    emailVerified: user.emailVerified,
  };
}

/** Tells the watchers, unless somebody else has signed in or out while the profile was read. */
async function announce(user: User | null): Promise<void> {
  const mine = ++turn;
  const session = await sessionOf(user);
  if (mine === turn) watchers.forEach((watcher) => watcher(session));
}

const loadAuth = once(async () => {
  const sdk = await import('./sdk/auth.ts');
  sdk.onIdTokenChanged(sdk.auth, (user) => void announce(user));
  return sdk;
});

/**
 * Follows who is signed in. The SDK is fetched only when a session is stored, or once somebody signs
 * in here or in another tab; until then the answer is null.
 */
export function watchSession(onNext: Watcher): () => void {
  watchers.add(onNext);
  const load = () => {
    loadAuth().catch((thrown: unknown) => {
      console.warn('Sign-in could not be loaded', fromSdk(thrown).code);
      onNext(null);
    });
  };
  if (hasStoredSession()) load();
  else onNext(null);
  const stopListening = onStoredSession(load);
  return () => {
    watchers.delete(onNext);
    stopListening();
  };
}

export interface Credentials {
  email: string;
  password: string;
  /** Whether the session outlives the browser window. */
  remember: boolean;
}

/** Signs in; the watchers know of the session before this returns. */
export function signIn({ email, password, remember }: Credentials): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    const { auth, browserLocalPersistence, browserSessionPersistence } = sdk;
    await sdk.setPersistence(auth, remember ? browserLocalPersistence : browserSessionPersistence);
    const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
    if (!user.emailVerified) {
      await sdk.signOut(auth);
      throw new AppError('auth/email-not-verified');
    }
    await announce(user);
  });
}

/** Ends the session in every tab. */
export function signOut(): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    await sdk.signOut(sdk.auth);
  });
}

/** The signed-in person's token, which the server functions check. */
export function idToken(): Promise<string> {
  return guarded(async () => {
    const { auth } = await loadAuth();
    await auth.authStateReady();
    if (!auth.currentUser) throw new AppError('auth/no-current-user');
    return auth.currentUser.getIdToken();
  });
}
