import { fromSdk, guarded } from '../errors.ts';
import { continueSettings } from './continueUrl.ts';
import { setByPolicy } from './passwordPolicy.ts';
import { loadAuth } from './session.ts';

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
