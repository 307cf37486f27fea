import { AppError } from '#src/model/base/errors.ts';
import { guarded } from '../errors.ts';
import { continueSettings } from './continueUrl.ts';
import { noteEntry } from './enterSite.ts';
import { loadAuth, requireUser, signOut } from './session.ts';

/** Sends the verification mail of the account that has just been registered in this window. */
export function resendVerification(): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    const user = await requireUser();
    await sdk.reload(user);
    if (user.emailVerified) throw new AppError('auth/email-already-verified');
    await sdk.sendEmailVerification(user, continueSettings());
  });
}

/** Sends it to somebody who tried to sign in; only who knows the password can ask for it. */
export function resendVerificationTo(email: string, password: string): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    await sdk.setPersistence(sdk.auth, sdk.browserSessionPersistence);
    const { user } = await sdk.signInWithEmailAndPassword(sdk.auth, email, password);
    try {
      if (user.emailVerified) throw new AppError('auth/email-already-verified');
      await sdk.sendEmailVerification(user, continueSettings());
    } finally {
      await signOut();
    }
  });
}

/**
 * Whether the new account has been verified meanwhile, in another tab say. From then on it is a
 * session, of which the watchers are told.
 */
export function noticeVerification(): Promise<boolean> {
  return guarded(async () => {
    const sdk = await loadAuth();
    await sdk.auth.authStateReady();
    const user = sdk.auth.currentUser;
    if (!user) return false;
    await sdk.reload(user);
    if (!user.emailVerified) return false;
    // The token still says what was true when it was made; the new one is announced.
    await user.getIdToken(true);
    await noteEntry(user);
    return true;
  });
}
