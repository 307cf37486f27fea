import { isSameEmail } from '#src/model/account/email.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { callFunction } from '../callables.ts';
import { guarded } from '../errors.ts';
import { reloadAccount } from './account.ts';
import { recordSignIn } from './signInAndRecord.ts';
import { requireUser } from './session.ts';

/** Sends a link to the new address. The change takes effect when the link is opened. */
export async function requestEmailChange(newEmail: string): Promise<void> {
  await callFunction(contracts.updateUserEmail, { newEmail });
}

/**
 * True when the link has been opened meanwhile, for example in another tab. Firebase may have ended
 * the session by then; otherwise the session continues under the new address.
 */
export function finishEmailChange(newEmail: string): Promise<boolean> {
  return guarded(async () => {
    await reloadAccount();
    const user = await requireUser();
    if (!isSameEmail(user.email ?? '', newEmail)) return false;
    // The security rules read the address from the token, so it is renewed.
    await user.getIdToken(true);
    await recordSignIn(user);
    return true;
  });
}
