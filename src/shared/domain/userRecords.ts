import type { ListedUser } from '../contracts.ts';
import { ORPHAN_MIN_AGE_MS } from '../limits.ts';
import { isListedEmail } from '../roles.ts';
import type { UserProfile, UserRecord } from '../schemas/user.ts';
import { fullName, splitName } from './people.ts';

function dateOf(text: string | null): Date | undefined {
  if (text === null) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A registered user: what sign-in knows, completed by the profile. */
export function userRecordFrom(listed: ListedUser, profile: UserProfile | undefined): UserRecord {
  const displayName = listed.displayName ?? profile?.displayName ?? '';
  const split = splitName(displayName);
  const hasNames = profile !== undefined && fullName(profile.firstName, profile.lastName) !== '';
  const { firstName, lastName } = hasNames ? profile : split;
  return {
    id: listed.uid,
    email: listed.email ?? profile?.email ?? '',
    displayName,
    firstName,
    lastName,
    phoneNumber: profile?.phoneNumber ?? listed.phoneNumber ?? '',
    photoURL: profile?.photoURL ?? '',
    provider: 'password',
    isAdmin: listed.customClaims['admin'] === true || profile?.isAdmin === true,
    emailVerified: listed.emailVerified,
    disabled: listed.disabled,
    createdAt: dateOf(listed.creationTime) ?? profile?.createdAt,
    lastLogin: dateOf(listed.lastSignInTime) ?? profile?.lastLogin,
  };
}

/** A user of whom only the profile can be read. */
export function userRecordFromProfile(profile: UserProfile): UserRecord {
  const { uid, email, displayName, firstName, lastName, phoneNumber, photoURL } = profile;
  const { isAdmin, emailVerified, createdAt, lastLogin } = profile;
  return {
    id: uid,
    email,
    displayName,
    firstName,
    lastName,
    phoneNumber,
    photoURL,
    provider: '',
    isAdmin,
    emailVerified,
    disabled: false,
    createdAt,
    lastLogin,
  };
}

export interface OrphanState {
  profiles: readonly UserProfile[];
  /** The users that can sign in; undefined when they could not be listed. */
  listedIds: ReadonlySet<string> | undefined;
  protectedEmails: readonly string[];
  now: Date;
}

/** Profiles whose account is gone. Administrators stay; in any doubt nothing goes. */
export function orphanedProfiles(state: OrphanState): UserProfile[] {
  const { profiles, listedIds, protectedEmails, now } = state;
  if (listedIds === undefined || listedIds.size === 0) return [];
  return profiles.filter(({ uid, email, isAdmin, createdAt }) => {
    const isProtected = isAdmin || isListedEmail(email, protectedEmails);
    const age = createdAt === undefined ? 0 : now.getTime() - createdAt.getTime();
    return !listedIds.has(uid) && !isProtected && age >= ORPHAN_MIN_AGE_MS;
  });
}
