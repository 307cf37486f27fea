import type { User } from 'firebase/auth';
import { fromSdk, guarded } from '../errors.ts';
import * as users from '../repos/users.ts';
import { ensureProfile } from './accountProfile.ts';
import { passSecondFactor } from './secondFactor.ts';
import { requireUser, signIn, type Credentials } from './session.ts';

/** The data of a sign-in that this browser keeps. */
export interface RecordedSignIn {
  email: string;
  /** Formatted as in the profile; empty when unknown. */
  phoneNumber: string;
}

/**
 * Records the sign-in in the profile. A failure is only logged, because the user is signed in
 * anyway.
 */
export async function recordSignIn(user: User): Promise<RecordedSignIn> {
  const email = user.email ?? '';
  try {
    const profile = await ensureProfile(user);
    if (profile) await users.saveSignIn(user.uid, email);
    return { email, phoneNumber: profile?.phoneNumber ?? '' };
  } catch (thrown) {
    console.warn('The sign-in could not be noted', fromSdk(thrown).code);
    return { email, phoneNumber: '' };
  }
}

/** Signs in with a verified address and the code of an app if there is one, creates a missing profile and records the time. */
export async function signInAndRecord(credentials: Credentials): Promise<RecordedSignIn> {
  await signIn(credentials, passSecondFactor);
  return guarded(async () => recordSignIn(await requireUser()));
}
