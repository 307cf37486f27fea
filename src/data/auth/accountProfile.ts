import type { User } from 'firebase/auth';
import { splitName } from '#src/model/account/people.ts';
import type { UserProfile } from '#src/model/account/schema.ts';
import * as users from '../repos/users.ts';

type Words = Pick<
  users.NewProfile,
  'firstName' | 'lastName' | 'phoneNumber' | 'originalPhoneNumber'
>;

/**
 * The fields known from the account alone, for a registration that was interrupted before the
 * profile was written.
 */
function wordsOf({ displayName }: User): Words {
  return { ...splitName(displayName ?? ''), phoneNumber: '', originalPhoneNumber: '' };
}

async function create(user: User, words: Words): Promise<void> {
  const { uid, emailVerified } = user;
  try {
    await users.create({ uid, email: user.email ?? '', emailVerified, ...words });
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
  words: Words = wordsOf(user),
): Promise<UserProfile | undefined> {
  const profile = await users.get(user.uid);
  if (profile) return profile;
  await create(user, words);
  return undefined;
}
