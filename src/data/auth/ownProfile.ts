import type { User } from 'firebase/auth';
import { cleanName, NAME_MAX_LENGTH, splitName } from '#src/model/account/people.ts';
import { formatPhone, joinPhone, type PhoneParts } from '#src/model/account/phone.ts';
import type { UserProfile } from '#src/model/account/schema.ts';
import { AppError } from '#src/model/base/errors.ts';
import { guarded, fromSdk } from '../errors.ts';
import * as users from '../repos/account/users.ts';
import { passSecondFactor } from './secondFactor.ts';
import { requireUser, signIn, type Credentials } from './session.ts';

type ProfileInput = Pick<
  users.NewProfile,
  'firstName' | 'lastName' | 'phoneNumber' | 'originalPhoneNumber'
>;

/**
 * The fields known from the account alone, for a registration that was interrupted before the
 * profile was written.
 */
function profileInputOf({ displayName }: User): ProfileInput {
  const { firstName, lastName } = splitName(cleanName(displayName ?? ''));
  return {
    firstName: cleanName(firstName, NAME_MAX_LENGTH),
    lastName: cleanName(lastName, NAME_MAX_LENGTH),
    phoneNumber: '',
    originalPhoneNumber: '',
  };
}

async function createProfile(user: User, input: ProfileInput): Promise<void> {
  const { uid, emailVerified } = user;
  try {
    await users.create({ uid, email: user.email ?? '', emailVerified, ...input });
  } catch (thrown) {
    // Another tab, or an earlier attempt whose answer was lost, may have created it already.
    if ((await users.get(uid)) === undefined) throw thrown;
  }
}

/**
 * Returns the profile of an account. A missing profile is created first, and undefined is returned.
 */
export async function ensureProfile(
  user: User,
  input: ProfileInput = profileInputOf(user),
): Promise<UserProfile | undefined> {
  const profile = await users.get(user.uid);
  if (profile) return profile;
  await createProfile(user, input);
  return undefined;
}

/** The profile of the signed-in user; a missing one is created first. */
export function getOwnProfile(): Promise<UserProfile> {
  return guarded(async () => {
    const user = await requireUser();
    const profile = (await ensureProfile(user)) ?? (await users.get(user.uid));
    if (!profile) throw new AppError('not-found');
    return profile;
  });
}

export function saveOwnName(firstName: string, lastName: string): Promise<void> {
  return guarded(async () => {
    await users.updateName((await requireUser()).uid, firstName, lastName);
  });
}

/** Saves the phone number and returns it formatted. */
export function saveOwnPhone(phone: PhoneParts): Promise<string> {
  return guarded(async () => {
    const shown = formatPhone(joinPhone(phone));
    await users.updatePhone((await requireUser()).uid, shown, phone.digits);
    return shown;
  });
}

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
