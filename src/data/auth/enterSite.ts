import type { User } from 'firebase/auth';
import { fromSdk, guarded } from '../errors.ts';
import * as users from '../repos/users.ts';
import { ensureProfile } from './accountProfile.ts';
import { requireUser, signIn, type Credentials } from './session.ts';

/** What is remembered of a sign-in in this browser. */
export interface Entered {
  email: string;
  /** As the profile shows it; empty when none is known. */
  phoneNumber: string;
}

/** Notes the sign-in in the profile. It is a note: without it the person is signed in all the same. */
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

/** Signs in with a verified address; a profile that is missing is written, and the time noted. */
export async function enterSite(credentials: Credentials): Promise<Entered> {
  await signIn(credentials);
  return guarded(async () => noteEntry(await requireUser()));
}
