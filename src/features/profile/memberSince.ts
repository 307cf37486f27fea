import { site } from '#src/config/site.ts';
import { accountCreatedAt } from '#src/data/auth/account.ts';
import * as localStore from '#src/lib/browserStorage.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { formatLongDate } from '#src/model/base/dates.ts';

const keyOf = (uid: string) => `memberSince:${uid}`;

function kept(uid: string): Date | undefined {
  const date = new Date(localStore.readText(keyOf(uid)) ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Since when somebody has an account, in words; undefined when nobody knows. This browser remembers it. */
export async function memberSince({
  uid,
  isAdmin,
}: Pick<SessionUser, 'uid' | 'isAdmin'>): Promise<string | undefined> {
  if (isAdmin) return site.administratorMemberSince;
  const known = kept(uid);
  const date = known ?? (await accountCreatedAt());
  if (!date) return undefined;
  if (!known) localStore.writeText(keyOf(uid), date.toISOString());
  return formatLongDate(date);
}
