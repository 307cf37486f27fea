import type { User } from 'firebase/auth';
import { fromSdk, guarded } from '../errors.ts';
import * as users from '../repos/users.ts';
import { ensureProfile } from './accountProfile.ts';
import { requireUser, signIn, type Credentials } from './session.ts';

/** The data of a sign-in that this browser keeps. */
export interface Entered {
  email: string;
  /** Formatted as in the profile; empty when unknown. */
  phoneNumber: string;
}

/**
 * Records the sign-in in the profile. A failure is only logged, because the user is signed in
 * anyway.
 */
export async function noteEntry(user: User): Promise<Entered> {
  const email = user.email ?? '';
  try {
    const profile = await ensureProfile(user);
    if (profile) await users.noteSignIn(user.uid, email);
    return { email, phoneNumber: profile?.phoneNumber ?? '' };
  } catch (thrown) {
    console.warn('The sign-in could not be noted', fromSdk(thrown).code);
    return { email, phoneNumber: '' };
  }
}

/** Signs in with a verified address, creates a missing profile and records the time. */
export async function enterSite(credentials: Credentials): Promise<Entered> {
  await signIn(credentials);
  return guarded(async () => noteEntry(await requireUser()));
}
