import { SECOND_MS, MINUTE_MS } from '../base/units.ts';
import type { ItemPresence, OnlineUser, Presence } from './schema.ts';

export const PRESENCE_HEARTBEAT_MS = 10 * SECOND_MS;
export const ONLINE_USER_WINDOW_MS = 5 * MINUTE_MS;
export const ADMIN_PRESENCE_WINDOW_MS = 120 * SECOND_MS;

/** An entry of the Realtime Database counts as online while it is younger than five minutes. */
export function isUserOnline({ timestamp }: Pick<OnlineUser, 'timestamp'>, now: Date): boolean {
  return now.getTime() - timestamp.getTime() < ONLINE_USER_WINDOW_MS;
}

/** The users online, without administrators. */
export function onlineCustomers(users: readonly OnlineUser[], now: Date): OnlineUser[] {
  return users.filter((user) => !user.isAdmin && isUserOnline(user, now));
}

/** An administrator is online when flagged so and seen within the last 120 seconds. */
export function isAdminOnline(
  { online, lastSeen }: Pick<Presence, 'online' | 'lastSeen'>,
  now: Date,
): boolean {
  if (!online || lastSeen === undefined) return false;
  return now.getTime() - lastSeen.getTime() <= ADMIN_PRESENCE_WINDOW_MS;
}

export const ITEM_HEARTBEAT_MS = 30 * SECOND_MS;

/** Something that administrators open in the dashboard to change it. */
export interface EditedItem {
  kind:
    | 'singleImage'
    | 'album'
    | 'albumImage'
    | 'portfolio'
    | 'filterButton'
    | 'order'
    | 'pricePackage'
    | 'about';
  id: string;
}

/** The name of an item's node, without the characters that the Realtime Database refuses in names. */
export function editedItemKey({ kind, id }: EditedItem): string {
  return `${kind}:${id.replaceAll(/[.#$/[\]]/g, '_')}`;
}

/**
 * The names of the others who have an item open. The server removes the entry of a connection that has
 * ended, but only after a minute or two where the network was lost, so old entries do not count.
 */
export function othersAtItem(
  presences: readonly ItemPresence[],
  ownUid: string,
  now: Date,
): string[] {
  const isHere = ({ at }: ItemPresence) => now.getTime() - at.getTime() <= ADMIN_PRESENCE_WINDOW_MS;
  return presences.filter((each) => each.id !== ownUid && isHere(each)).map(({ name }) => name);
}
