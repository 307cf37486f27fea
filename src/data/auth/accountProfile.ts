import type { User } from 'firebase/auth';
import { cleanName, NAME_MAX_LENGTH, splitName } from '#src/model/account/people.ts';
import type { UserProfile } from '#src/model/account/schema.ts';
import * as users from '../repos/users.ts';

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
