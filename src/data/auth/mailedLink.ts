import { site } from '#src/config/site.ts';
import { isListedEmail } from '#src/model/account/roles.ts';
import { AppError } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import { fromSdk, guarded } from '../errors.ts';
import { recordSignIn } from './ownProfile.ts';
import { setByPolicy } from './passwordPolicy.ts';
import { loadAuth, requireUser, signOut } from './session.ts';

/**
 * Sends a reset link. An unknown address is no error, so nobody can find out which addresses have
 * an account.
 */
export function sendResetMail(email: string): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    try {
      await sdk.sendPasswordResetEmail(sdk.auth, email, continueSettings());
    } catch (thrown) {
      const error = fromSdk(thrown);
      if (error.code !== 'auth/user-not-found') throw error;
    }
  });
}

/**
 * Returns the address of the account that a reset link belongs to; throws when the link is invalid
 * or expired.
 */
export function checkResetCode(code: string): Promise<string> {
  return guarded(async () => {
    const sdk = await loadAuth();
    return sdk.verifyPasswordResetCode(sdk.auth, code);
  });
}

/** Sets the new password. Every session of the account ends, and its address counts as verified. */
export function confirmReset(code: string, password: string): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    await setByPolicy(sdk, password, () => sdk.confirmPasswordReset(sdk.auth, code, password));
  });
}

/** The result of a mailed link. */
export type LinkOutcome =
  | { kind: 'verified' | 'changed' | 'recovered'; email: string }
  /** A reset mail was sent instead of verifying the address. */
  | { kind: 'passwordNeeded'; email: string };

/**
 * Applies a link that verifies, changes or restores an address.
 *
 * An owner's address is never verified by a link alone: a verified one makes its account an
 * administrator, and a stranger who knows the password may have created that account. A password
 * reset, which only the owner of the mailbox can complete, verifies the address too and ends the
 * stranger's sessions. Nor is an owner's address given to another account, or back to one that has left it.
 */
export function followMailedLink(code: string): Promise<LinkOutcome> {
  return guarded(async () => {
    const sdk = await loadAuth();
    const { operation, data } = await sdk.checkActionCode(sdk.auth, code);
    const email = data.email ?? '';
    const isOwners = isListedEmail(email, site.ownerEmails);
    switch (operation) {
      case 'VERIFY_EMAIL':
        if (isOwners) {
          await sendResetMail(email);
          return { kind: 'passwordNeeded', email };
        }
        await sdk.applyActionCode(sdk.auth, code);
        return { kind: 'verified', email };
      case 'VERIFY_AND_CHANGE_EMAIL':
        if (isOwners) throw new AppError('permission-denied');
        await sdk.applyActionCode(sdk.auth, code);
        return { kind: 'changed', email };
      case 'RECOVER_EMAIL':
        if (isOwners) throw new AppError('permission-denied');
        await sdk.applyActionCode(sdk.auth, code);
        return { kind: 'recovered', email };
      default:
        throw new AppError('auth/invalid-action-code');
    }
  });
}

/**
 * The address that the pages hosted by Firebase link back to. Its domain must be an authorised
 * domain of Firebase Auth. Tests in Node have no window, so the site's origin is used there.
 */
export function continueSettings(): { url: string } {
  const origin = typeof window === 'undefined' ? site.origin : window.location.origin;
  return { url: `${origin}${routes.login}` };
}

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
