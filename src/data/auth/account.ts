import { AppError } from '#src/model/base/errors.ts';
import { guarded } from '../errors.ts';
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
