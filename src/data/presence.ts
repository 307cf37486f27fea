import { ITEM_HEARTBEAT_MS, editedItemKey, type EditedItem } from '#src/model/account/presence.ts';
import {
  itemPresenceSchema,
  onlineUserSchema,
  presenceSchema,
  type ItemPresence,
  type OnlineUser,
  type Presence,
  type SessionUser,
} from '#src/model/account/schema.ts';
import { once } from '#src/model/base/async.ts';
import { documents, realtimePaths } from '#src/model/base/paths.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { callFunction } from './functions/callables.ts';
import { fromSdk, guarded } from './errors.ts';
import { decodeList, SERVER_TIME } from './firestore/converter.ts';
import { writeTogether } from './firestore/documents.ts';
import { watchList, type OnError } from './firestore/live.ts';
import { queries } from './firestore/queries.ts';
import { subscribeLater, type Unsubscribe } from './subscribeLater.ts';

const loadDatabase = once(() => import('./sdk/database.ts'));

/** Follows a node once the SDK is loaded, unless it was stopped before. */
function watchNode(
  path: string,
  onNext: (value: unknown) => void,
  onError: (thrown: unknown) => void,
): Unsubscribe {
  return subscribeLater(
    loadDatabase,
    ({ database, onValue, ref }) =>
      onValue(ref(database, path), (snapshot) => onNext(snapshot.val()), onError),
    onError,
  );
}

/** The data that a signed-in user's online entry shows. */
export interface OnlineEntry {
  uid: string;
  email: string;
  displayName: string;
  phoneNumber: string;
  currentPage: string;
  isAdmin: boolean;
}

/**
 * Runs a task that the database allows to administrators. Its rules know no administrator by profile:
 * when it refuses, the server is asked for access once.
 */
async function withAdminAccess(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (thrown) {
    if (fromSdk(thrown).code !== 'permission-denied') throw thrown;
    await callFunction(contracts.adminAccess, {});
    await task();
  }
}

/**
 * Writes a user's online entry. The server removes it when the connection ends; another open tab of
 * the same user writes it again with its next heartbeat.
 */
export function setOnline(entry: OnlineEntry): Promise<void> {
  return guarded(async () => {
    const { database, onDisconnect, ref, serverTimestamp, set } = await loadDatabase();
    const node = ref(database, realtimePaths.onlineUser.build({ uid: entry.uid }));
    await onDisconnect(node).remove();
    const now = serverTimestamp();
    const write = () => set(node, { ...entry, isOnline: true, lastSeen: now, timestamp: now });
    await (entry.isAdmin ? withAdminAccess(write) : write());
  });
}

/** Removes a user's online entry. */
export function setOffline(uid: string): Promise<void> {
  return guarded(async () => {
    const { database, ref, remove } = await loadDatabase();
    await remove(ref(database, realtimePaths.onlineUser.build({ uid })));
  });
}

/** Opens the connection after `disconnect`. */
export function connect(): Promise<void> {
  return guarded(async () => {
    const { database, goOnline } = await loadDatabase();
    goOnline(database);
  });
}

/** Closes the connection; the server then removes the entry written by this tab. */
export function disconnect(): Promise<void> {
  return guarded(async () => {
    const { database, goOffline } = await loadDatabase();
    goOffline(database);
  });
}

/** Follows the user's own entry, which all their tabs share; called with each renewal too. */
export function watchOwnEntry(uid: string, onNext: (isThere: boolean) => void): Unsubscribe {
  return watchNode(
    realtimePaths.onlineUser.build({ uid }),
    (value) => onNext(value !== null),
    (thrown) => console.warn('The own presence cannot be followed', fromSdk(thrown).code),
  );
}

interface StoredNode {
  id: string;
  data: Record<string, unknown>;
}

/** The nodes below a node, by name. */
function nodesOf(value: unknown): StoredNode[] {
  const nodes = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  return nodes.map(([id, data]: [string, unknown]) => ({
    id,
    data: data !== null && typeof data === 'object' ? { ...data } : {},
  }));
}

/**
 * Follows a node that administrators may read. The database's rules know no administrator by profile:
 * when refused, at first or with a new ID token, this asks the server for access once and continues.
 */
function watchWithAdminAccess(
  path: string,
  onNext: (value: unknown) => void,
  onError: OnError,
): Unsubscribe {
  const state: { isStopped: boolean; hasAsked: boolean; stop?: Unsubscribe } = {
    isStopped: false,
    hasAsked: false,
  };
  const fail = (thrown: unknown) => {
    if (!state.isStopped) onError(fromSdk(thrown));
  };
  const retryWithAccess = (thrown: unknown) => {
    if (fromSdk(thrown).code !== 'permission-denied' || state.hasAsked) {
      fail(thrown);
      return;
    }
    state.hasAsked = true;
    callFunction(contracts.adminAccess, {}).then(start).catch(fail);
  };
  const receive = (value: unknown) => {
    state.hasAsked = false;
    onNext(value);
  };
  const start = () => {
    if (!state.isStopped) state.stop = watchNode(path, receive, retryWithAccess);
  };
  start();
  return () => {
    state.isStopped = true;
    state.stop?.();
  };
}

/** Follows the users online. */
export function watchOnlineUsers(
  onNext: (users: OnlineUser[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchWithAdminAccess(
    realtimePaths.onlineUsers.build(),
    (value) => onNext(decodeList(onlineUserSchema, nodesOf(value))),
    onError,
  );
}

/** Writes that an administrator has an item open; the server removes it when the connection ends. */
async function appearAtItem(path: string, name: string): Promise<void> {
  const { database, onDisconnect, ref, serverTimestamp, set } = await loadDatabase();
  const node = ref(database, path);
  await withAdminAccess(async () => {
    await onDisconnect(node).remove();
    await set(node, { name, at: serverTimestamp() });
  });
}

async function leaveItem(path: string): Promise<void> {
  const { database, ref, remove } = await loadDatabase();
  await remove(ref(database, path));
}

/** Follows which administrators have an item open, and shows them until it is stopped that this one has. */
export function shareEditedItem(
  item: EditedItem,
  { uid, name }: Pick<SessionUser, 'uid' | 'name'>,
  { onNext, onError }: { onNext: (presences: ItemPresence[]) => void; onError: OnError },
): Unsubscribe {
  const key = editedItemKey(item);
  const own = realtimePaths.openItemOf.build({ item: key, uid });
  const warn = (thrown: unknown) =>
    console.warn('The open item could not be shared', fromSdk(thrown).code);
  let written = Promise.resolve();
  const appear = () => {
    written = written.then(() => appearAtItem(own, name)).catch(warn);
  };
  appear();
  const timer = setInterval(appear, ITEM_HEARTBEAT_MS);
  const stop = watchWithAdminAccess(
    realtimePaths.openItem.build({ item: key }),
    (value) => onNext(decodeList(itemPresenceSchema, nodesOf(value))),
    onError,
  );
  return () => {
    clearInterval(timer);
    stop();
    // A write on its way would otherwise arrive after the removal.
    void written.then(() => leaveItem(own)).catch(warn);
  };
}

/** Follows the state of the connection to the Realtime Database. */
export function watchConnection(onNext: (isOpen: boolean) => void): Unsubscribe {
  return watchNode(
    '.info/connected',
    (value) => onNext(value === true),
    () => onNext(false),
  );
}

/** Writes the presence of one of the two administrators. */
export function setAdminPresence({
  email,
  name,
  online,
}: Omit<Presence, 'lastSeen'>): Promise<void> {
  return writeTogether((writer) => {
    const path = documents.presence.build({ email });
    writer.set(path, { email, name, online, lastSeen: SERVER_TIME });
  });
}

/** Follows the presence of the two administrators. */
export function watchAdminPresence(
  onNext: (admins: Presence[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchList(queries.adminPresence, presenceSchema, { onNext, onError });
}
