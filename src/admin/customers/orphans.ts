import { site } from '#src/config/site.ts';
import * as users from '#src/data/repos/users.ts';
import { customerPanelTexts } from '#src/model/account/customerTexts.ts';
import { orphanedProfiles } from '#src/model/account/customers.ts';
import type { UserProfile } from '#src/model/account/schema.ts';
import { noteOperation } from '../kit/operations/noteOperation.ts';
import { listAccounts, listProfiles } from './userList.ts';

const protectedEmails = [...site.ownerEmails, ...site.presenceEmails];

let lastRead: { count: number; profiles: UserProfile[] } | undefined;

/** Read anew only when their number has changed: this is asked every minute. */
async function knownProfiles(): Promise<UserProfile[]> {
  const count = await users.count();
  if (lastRead?.count !== count) lastRead = { count, profiles: await listProfiles() };
  return lastRead.profiles;
}

/**
 * Removes profiles whose account is gone; the answer is those that went. It throws, and removes nothing,
 * when the accounts cannot be listed. Each profile is read once more before it goes.
 */
export async function removeOrphans(): Promise<UserProfile[]> {
  const [accounts, profiles] = await Promise.all([listAccounts(), knownProfiles()]);
  const listedIds = new Set(accounts.map(({ uid }) => uid));
  const state = { listedIds, protectedEmails, now: new Date() };
  const removed: UserProfile[] = [];
  for (const { uid } of orphanedProfiles({ ...state, profiles })) {
    const profile = await users.get(uid);
    if (!profile || orphanedProfiles({ ...state, profiles: [profile] }).length === 0) continue;
    await users.remove(uid);
    removed.push(profile);
  }
  if (removed.length > 0) {
    const details = customerPanelTexts.cleanupLogged(removed.map(({ email }) => email));
    await noteOperation({ operation: 'validation', success: true, details });
  }
  return removed;
}
