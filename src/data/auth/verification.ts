import { AppError } from '#src/model/base/errors.ts';
import { guarded } from '../errors.ts';
import { continueSettings } from './mailedLink.ts';
import { recordSignIn } from './ownProfile.ts';
import { loadAuth, requireUser, signOut } from './session.ts';

/** Sends the verification mail of the account registered in this window. */
export function resendVerification(): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    const user = await requireUser();
    await sdk.reload(user);
    if (user.emailVerified) throw new AppError('auth/email-already-verified');
    await sdk.sendEmailVerification(user, continueSettings());
  });
}

/**
 * Sends it after a refused sign-in; the password proves that the request comes from the account's
 * owner.
 */
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
 * True when the new account has been verified meanwhile, for example in another tab. From then on
 * it is a session and published to the watchers.
 */
export function finishVerification(): Promise<boolean> {
  return guarded(async () => {
    const sdk = await loadAuth();
    await sdk.auth.authStateReady();
    const user = sdk.auth.currentUser;
    if (!user) return false;
    await sdk.reload(user);
    if (!user.emailVerified) return false;
    // The token still holds the old state; renewing it publishes the session.
    await user.getIdToken(true);
    await recordSignIn(user);
    return true;
  });
}
