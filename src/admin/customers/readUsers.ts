import { site } from '#src/config/site.ts';
import { callFunction } from '#src/data/functions/callables.ts';
import { readAllPages } from '#src/data/readAllPages.ts';
import * as users from '#src/data/repos/account/users.ts';
import { userRecordFrom, userRecordFromProfile } from '#src/model/account/customers.ts';
import { isAdmin } from '#src/model/account/roles.ts';
import type { UserProfile, UserRecord } from '#src/model/account/schema.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { contracts, type ListedUser } from '#src/model/system/contracts.ts';

export interface UserList {
  /** The newest first. */
  users: UserRecord[];
  /** The accounts could not be listed, so the users come from their profiles. */
  isFallback: boolean;
}

export async function listAccounts(): Promise<ListedUser[]> {
  return (await callFunction(contracts.listUsers, {})).users ?? [];
}

export function listProfiles(): Promise<UserProfile[]> {
  return readAllPages(users.listAll);
}

/** Adds the reason: the message of the server if there is one, otherwise our own. */
function failure(thrown: unknown): AppError {
  const error = toAppError(thrown);
  if (error.code === 'permission-denied') return error;
  const { message } = error.details;
  const reason = typeof message === 'string' ? message : errorMessage(error);
  return new AppError('service-failed', { details: { reason }, cause: error });
}

/** Owners are administrators by their verified e-mail alone. */
function withOwners(user: UserRecord): UserRecord {
  const claims = { admin: user.isAdmin, email: user.email, email_verified: user.emailVerified };
  return { ...user, isAdmin: isAdmin(claims, undefined, site.ownerEmails) };
}

const createdAt = (user: UserRecord): number => user.createdAt?.getTime() ?? 0;

function sorted(records: readonly UserRecord[]): UserRecord[] {
  return records.map(withOwners).sort((a, b) => createdAt(b) - createdAt(a));
}

/** The registered users: accounts joined with their profiles, or the profiles alone. */
export async function readUsers(): Promise<UserList> {
  const [accounts, profiles] = await Promise.allSettled([listAccounts(), listProfiles()]);
  const known = profiles.status === 'fulfilled' ? profiles.value : [];
  if (accounts.status === 'fulfilled') {
    const byId = new Map(known.map((profile) => [profile.uid, profile]));
    const records = accounts.value.map((account) => userRecordFrom(account, byId.get(account.uid)));
    return { users: sorted(records), isFallback: false };
  }
  if (profiles.status === 'rejected') throw failure(accounts.reason);
  return { users: sorted(known.map(userRecordFromProfile)), isFallback: true };
}
