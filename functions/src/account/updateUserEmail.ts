import { site } from '../../../src/config/site.ts';
import { isSameEmail } from '../../../src/model/account/email.ts';
import { RECENT_SIGN_IN_MAX_AGE_MS } from '../../../src/model/account/login.ts';
import { profileErrors, profileTexts } from '../../../src/model/account/profileTexts.ts';
import { isListedEmail } from '../../../src/model/account/roles.ts';
import { contracts } from '../../../src/model/system/contracts.ts';
import { emailChangeTexts } from '../../../src/model/system/functionTexts.ts';
import { ok, serve } from '../callable.ts';
import { auth } from '../firebaseAdmin.ts';
import {
  adminErrorCode,
  isAdministrator,
  requireRecentSignIn,
  signedIn,
} from '../guards/identity.ts';
import { rateLimits } from '../rateLimits.ts';
import { Refusal } from '../refusal.ts';
import { sendChangeMail } from './verificationMail.ts';

async function isTaken(email: string): Promise<boolean> {
  // A verified owner's address makes its account an administrator, so nobody can change to one.
  if (isListedEmail(email, site.ownerEmails)) return true;
  try {
    await auth().getUserByEmail(email);
    return true;
  } catch (error) {
    if (adminErrorCode(error) === 'auth/user-not-found') return false;
    throw error;
  }
}

/** Starts a change of address; it takes effect when the new address is confirmed. */
export const updateUserEmail = serve({
  contract: contracts.updateUserEmail,
  limit: rateLimits.updateUserEmail,
  invalidInput: { code: 'auth/invalid-email', text: profileTexts.newEmailInvalid },
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  async handle({ input: { newEmail }, caller }) {
    if (isSameEmail(newEmail, caller.email)) {
      throw new Refusal(400, 'already-exists', { text: profileTexts.newEmailSame });
    }
    requireRecentSignIn(caller, {
      maxAgeMs: RECENT_SIGN_IN_MAX_AGE_MS,
      now: new Date(),
      operation: profileErrors.email,
    });
    if (await isAdministrator(caller)) {
      throw new Refusal(403, 'permission-denied', { text: emailChangeTexts.administrator });
    }
    if (await isTaken(newEmail)) {
      throw new Refusal(409, 'auth/email-already-in-use', { text: emailChangeTexts.inUse });
    }
    await sendChangeMail(caller.idToken, newEmail);
    return ok({ success: true });
  },
});
