import { isSameEmail } from '#src/model/account/email.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { callFunction } from '../callables.ts';
import { guarded } from '../errors.ts';
import { reloadAccount } from './account.ts';
import { noteEntry } from './enterSite.ts';
import { requireUser } from './session.ts';

/** Has a link sent to the new address. The change is complete when it has been followed. */
export async function requestEmailChange(newEmail: string): Promise<void> {
  await callFunction(contracts.updateUserEmail, { newEmail });
}

/**
 * Whether the link has been followed meanwhile, in another tab say. Firebase may have ended the
 * session with it; else the session goes on under the new address.
 */
export function noticeEmailChange(newEmail: string): Promise<boolean> {
  return guarded(async () => {
    await reloadAccount();
    const user = await requireUser();
    if (!isSameEmail(user.email ?? '', newEmail)) return false;
    // The rules read the address from the token.
    await user.getIdToken(true);
    await noteEntry(user);
    return true;
  });
}
