import { site } from '#src/config/site.ts';
import { isListedEmail } from '#src/model/account/roles.ts';
import { AppError } from '#src/model/base/errors.ts';
import { guarded } from '../errors.ts';
import { sendResetMail } from './passwordReset.ts';
import { loadAuth } from './session.ts';

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
 * stranger's sessions.
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
        await sdk.applyActionCode(sdk.auth, code);
        return { kind: 'recovered', email };
      default:
        throw new AppError('auth/invalid-action-code');
    }
  });
}
