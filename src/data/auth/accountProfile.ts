import type { User } from 'firebase/auth';
import { splitName } from '#src/model/account/people.ts';
import type { UserProfile } from '#src/model/account/schema.ts';
import * as users from '../repos/users.ts';

type Words = Pick<
  users.NewProfile,
  'firstName' | 'lastName' | 'phoneNumber' | 'originalPhoneNumber'
>;

/** What the account itself knows, for one whose registration was cut off before the profile. */
function wordsOf({ displayName }: User): Words {
  return { ...splitName(displayName ?? ''), phoneNumber: '', originalPhoneNumber: '' };
}

async function create(user: User, words: Words): Promise<void> {
  const { uid, emailVerified } = user;
  try {
    await users.create({ uid, email: user.email ?? '', emailVerified, ...words });
  } catch (thrown) {
    // Another tab, or an answer that was lost, may have been first: then it is there.
    if ((await users.get(uid)) === undefined) throw thrown;
  }
}

/** The profile of an account. One that is missing is written first, and never a second time. */
export async function ensureProfile(
  user: User,
  words: Words = wordsOf(user),
): Promise<UserProfile | undefined> {
  const profile = await users.get(user.uid);
  if (profile) return profile;
  await create(user, words);
  return undefined;
}
