import { useMemo } from 'react';
import { site } from '#src/config/site.ts';
import { localStore } from '#src/lib/browserStorage.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { useResource } from './useResource.ts';

export type ReadDate = (uid: string) => Promise<Date | undefined>;

const keyOf = (uid: string) => `memberSince:${uid}`;

function storedDate(uid: string): Date | undefined {
  const date = new Date(localStore.readText(keyOf(uid)) ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

async function cachedDate(uid: string, read: ReadDate): Promise<string | undefined> {
  const stored = storedDate(uid);
  const date = stored ?? (await read(uid));
  if (!date) return undefined;
  if (!stored) localStore.writeText(keyOf(uid), date.toISOString());
  return formatLongDate(date);
}

/** The date of registration as text; undefined while it is unknown. It is cached in this browser. */
export function useMemberSince(
  { uid, isAdmin }: Pick<SessionUser, 'uid' | 'isAdmin'>,
  read: ReadDate,
): string | undefined {
  // Depends on values only: the user is a new object after every token refresh.
  const resource = useMemo(
    () => ({
      read: async () => (isAdmin ? site.administratorMemberSince : cachedDate(uid, read)),
    }),
    [uid, isAdmin, read],
  );
  return useResource(resource).value;
}
