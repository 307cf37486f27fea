import { ADMIN_PRESENCE_WINDOW_MS, ONLINE_USER_WINDOW_MS } from '../limits.ts';
import type { OnlineUser, Presence } from '../schemas/user.ts';

/** Whether an entry of the realtime database is fresh: younger than five minutes. */
export function isUserOnline({ timestamp }: Pick<OnlineUser, 'timestamp'>, now: Date): boolean {
  return now.getTime() - timestamp.getTime() < ONLINE_USER_WINDOW_MS;
}

/** The people online, administrators left out. */
export function onlineCustomers(users: readonly OnlineUser[], now: Date): OnlineUser[] {
  return users.filter((user) => !user.isAdmin && isUserOnline(user, now));
}

/** Whether one of the two administrators is online: flagged, and seen within 120 seconds. */
export function isAdminOnline(
  { online, lastSeen }: Pick<Presence, 'online' | 'lastSeen'>,
  now: Date,
): boolean {
  if (!online || lastSeen === undefined) return false;
  return now.getTime() - lastSeen.getTime() <= ADMIN_PRESENCE_WINDOW_MS;
}
