import * as z from 'zod/mini';
import { profileErrors, profileTexts } from '../../../src/model/account/profileTexts.ts';
import { emailChangeTexts } from '../../../src/model/system/functionTexts.ts';
import { projectId } from '../env.ts';
import { askIdentityToolkit } from '../identityToolkit.ts';
import { Refusal } from '../refusal.ts';

const serviceError = z.object({ error: z.object({ message: z.string() }) });

/** Converts an error of Firebase Auth to a refusal. */
export function mailRefusal(message: string): Refusal {
  const code = message.split(' ', 1)[0];
  switch (code) {
    case 'EMAIL_EXISTS':
      return new Refusal(409, 'auth/email-already-in-use', { text: emailChangeTexts.inUse });
    case 'INVALID_NEW_EMAIL':
    case 'INVALID_EMAIL':
      return new Refusal(400, 'auth/invalid-email', { text: profileTexts.newEmailInvalid });
    case 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN':
    case 'TOKEN_EXPIRED':
      return new Refusal(401, 'auth/requires-recent-login', { operation: profileErrors.email });
    case 'TOO_MANY_ATTEMPTS_TRY_LATER':
      return new Refusal(429, 'auth/too-many-requests');
    default:
      return new Refusal(502, 'service-failed', { operation: profileErrors.email });
  }
}

/**
 * Lets Firebase Auth send a link to the new address; the change takes effect when it is opened. The
 * Admin SDK can create such a link, but sends no mail.
 */
export async function sendChangeMail(idToken: string, newEmail: string): Promise<void> {
  const answer = await askIdentityToolkit(`projects/${projectId}/accounts:sendOobCode`, {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken,
    newEmail,
  });
  if (answer.ok) return;
  const problem = z.safeParse(serviceError, await answer.json());
  throw mailRefusal(problem.success ? problem.data.error.message : '');
}
