import { AppError } from '#src/model/base/errors.ts';
import { guarded } from '../errors.ts';
import { loadAuth, requireUser, signOut } from './session.ts';

async function signInAfresh(password: string) {
  const sdk = await loadAuth();
  const user = await requireUser();
  if (!user.email) throw new AppError('auth/no-current-user');
  const credential = sdk.EmailAuthProvider.credential(user.email, password);
  await sdk.reauthenticateWithCredential(user, credential);
  return { sdk, user };
}

/** Proves that the person at the keyboard knows the password; the sign-in counts as recent again. */
export function reauthenticate(password: string): Promise<void> {
  return guarded(async () => {
    await signInAfresh(password);
  });
}

/** Changes the password, after a fresh sign-in with the current one. Sessions elsewhere end. */
export function changePassword(current: string, next: string): Promise<void> {
  return guarded(async () => {
    const { sdk, user } = await signInAfresh(current);
    await sdk.updatePassword(user, next);
  });
}

/**
 * Ends the sessions on all devices. Setting a password, also the same one, makes Firebase refuse
 * every older session.
 */
export function signOutEverywhere(password: string): Promise<void> {
  return guarded(async () => {
    const { sdk, user } = await signInAfresh(password);
    await sdk.updatePassword(user, password);
    await signOut();
  });
}

/** Sets the name that the account itself carries, beside the one in the profile. */
export function setDisplayName(name: string): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    await sdk.updateProfile(await requireUser(), { displayName: name });
  });
}

/** Asks again what the account is like now. */
export function reloadAccount(): Promise<void> {
  return guarded(async () => {
    const sdk = await loadAuth();
    await sdk.reload(await requireUser());
  });
}

/** When the account was made; undefined when Firebase does not say. */
export function accountCreatedAt(): Promise<Date | undefined> {
  return guarded(async () => {
    const { creationTime } = (await requireUser()).metadata;
    return creationTime === undefined ? undefined : new Date(creationTime);
  });
}
