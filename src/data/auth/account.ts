import { isSameEmail } from '#src/model/account/email.ts';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { callFunction } from '../functions/callables.ts';
import { guarded } from '../errors.ts';
import { recordSignIn } from './ownProfile.ts';
import { setByPolicy } from './passwordPolicy.ts';
import { passSecondFactor } from './secondFactor.ts';
import { loadAuth, requireUser, signOut } from './session.ts';

/** Signs in once more, with the code of an app if there is one. */
export async function signInAgain(password: string) {
  const sdk = await loadAuth();
  const user = await requireUser();
  const { email } = user;
  if (!email) throw new AppError('auth/no-current-user');
  const credential = sdk.EmailAuthProvider.credential(email, password);
  const again = () => sdk.reauthenticateWithCredential(user, credential);
  await again().catch((thrown: unknown) => passSecondFactor(thrown, { email, password, again }));
  return { sdk, user };
}

/** Checks the password again; afterwards the sign-in counts as recent. */
export function reauthenticate(password: string): Promise<void> {
  return guarded(async () => {
    await signInAgain(password);
  });
}

/** Changes the password, after signing in again with the current one. Other sessions end. */
export function changePassword(current: string, next: string): Promise<void> {
  return guarded(async () => {
    const { sdk, user } = await signInAgain(current);
    await setByPolicy(sdk, next, () => sdk.updatePassword(user, next));
  });
}

/**
 * Ends the sessions on all devices. Setting a password, even the same one, makes Firebase refuse
 * every older session.
 */
export function signOutEverywhere(password: string): Promise<void> {
  return guarded(async () => {
    const { sdk, user } = await signInAgain(password);
    await sdk.updatePassword(user, password);
    await signOut();
  });
}

/** Sets the display name of the Firebase account, beside the one in the profile. */
export function setDisplayName(name: string): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    await sdk.updateProfile(await requireUser(), { displayName: name });
  });
}

/** Fetches the current state of the account. */
export function reloadAccount(): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    await sdk.reload(await requireUser());
  });
}

/** The creation time of the account; undefined when Firebase does not provide it. */
export function accountCreatedAt(): Promise<Date | undefined> {
  return guarded(async () => {
    const { creationTime } = (await requireUser()).metadata;
    return creationTime === undefined ? undefined : new Date(creationTime);
  });
}

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

export interface Deletion {
  /** The failed steps, in Danish. The account exists until every step has succeeded. */
  failed: readonly string[];
}

function failedSteps(thrown: unknown): readonly string[] {
  const isPartial = thrown instanceof AppError && thrown.code === 'auth/deletion-incomplete';
  const answer = contracts.deleteAccount.output.safeParse(isPartial ? thrown.cause : undefined);
  const failed = answer.data?.errors ?? [];
  if (failed.length === 0) throw thrown;
  return failed;
}

/**
 * Deletes the account and its personal data. Failed steps run again when this is called again; an
 * account that no longer exists counts as deleted.
 */
export async function deleteAccount(): Promise<Deletion> {
  try {
    await callFunction(contracts.deleteAccount, {});
    return { failed: [] };
  } catch (thrown) {
    return { failed: failedSteps(thrown) };
  }
}
